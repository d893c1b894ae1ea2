import { type PlanLimits, TRYOUT_LIMITS } from "../../../core/billing/plan.ts"
import { paidAnchor } from "../../../core/billing/usage.ts"
import type { Tone } from "../../../core/chatbots/chatbot.ts"
import type { PausedConversation } from "../../../core/conversations/paused.ts"
import type {
  Briefing,
  Held,
  Opened,
  OpenTurn,
  Outgoing,
  ReplyEnding,
  Step,
  TurnLine,
} from "../../../core/reply/turn.ts"
import type { ChatbotId, ClientId } from "../../../core/shared/ids.ts"
import type { Language } from "../../../core/shared/language.ts"
import type { LanguageSetting } from "../../../core/shared/language-setting.ts"
import { PLACEHOLDER, TOKEN_EXPIRED } from "../../../core/whatsapp/connection.ts"

type OutgoingRow = { id: string; content: string; turnid: string | null }
type SaidRow = {
  direction: "INBOUND" | "OUTBOUND"
  content: string
  sentat: string
  origin: string
}
/** What open_turn (db/functions/turns.sql) answers, as JSON. */
export type OpenedRow = { fence: number; deaths: number; outbox: OutgoingRow[] } & (
  | { turn?: never }
  | { turn: TurnRow; written: true; delivered: boolean }
  | ({ turn: TurnRow; written: false; resumed: boolean } & BriefingRow)
)
/** A turn is stored with its ending as soon as its reply is written, unless that is the usual one. */
type TurnRow = { id: string; toseq: number } & (
  | { result: "replied" | null; reason: null }
  | Exclude<ReplyEnding, { result: "replied" }>
)
type ConnectionRow = {
  phonenumberid: string
  accesstoken: string
  status: string | null
  heard: boolean
}
/** What refresh_briefing (db/functions/turns.sql) answers, as JSON. */
export type RefreshedRow = {
  pausedby: PausedConversation["by"] | null
  opted_out: boolean
  is_paused: boolean
  accountGone: boolean
  connection: ConnectionRow | null
}
/** What briefing_of (db/functions/briefing.sql) adds for a turn without a reply. */
type BriefingRow = {
  conversation: {
    pausedby: PausedConversation["by"] | null
    pausedat: string | null
    greetedat: string | null
    language: Language | null
    nottextat: string | null
    ratenoticedat: string | null
  }
  client: { id: ClientId; name: string; opted_out: boolean; simulated: boolean }
  chatbot: {
    id: ChatbotId
    name: string
    description: string
    welcomemessage: string
    tone: Tone
    language: LanguageSetting
    timezone: string
    memory_enabled: boolean
    typing_enabled: boolean
    is_paused: boolean
  }
  accountGone: boolean
  connection: ConnectionRow | null
  steps: { data: Step }[]
  fresh: (Omit<SaidRow, "direction" | "origin"> & {
    id: string
    type: string
    whatsappMessageId: string | null
    quoted: string | null
  })[]
  history: SaidRow[]
  sources: Briefing["sources"]
  globalmemory: string | null
  calendar: { id: string; allowmodifyanyevent: boolean } | null
  plan: { since: string; until: string | null; limits: PlanLimits } | null
  /** The free plan's limits, where no plan is paid for; else left out. */
  tryout?: PlanLimits | null
  signedup: string | null
  turnsLastHour: number
  turnsLastDay: number
  writesLastHour: number
  now: string
}

const date = (text: string | null) => (text === null ? null : new Date(text))

const readOutgoing = ({ id, content, turnid }: OutgoingRow): Outgoing => ({
  id,
  content,
  turnId: turnid,
})

/** The turn as the core knows it. */
export const readOpened = (row: OpenedRow, held: Held): Opened => {
  const { deaths } = row
  const outbox = row.outbox.map(readOutgoing)
  if (!row.turn) return { held, deaths, outbox, turn: { state: "none" } }
  const { id, toseq, ...stored } = row.turn
  if (row.written) {
    const ending: ReplyEnding = stored.reason === null ? { result: "replied" } : stored
    return {
      held,
      deaths,
      outbox,
      turn: { state: "written", id, delivered: row.delivered, ending },
    }
  }
  const turn: OpenTurn = {
    id,
    upTo: toseq,
    deaths,
    resumed: row.resumed,
    steps: row.steps.map(({ data }) => data),
  }
  return { held, deaths, outbox, turn: { state: "open", turn, briefing: readBriefing(row) } }
}

/** The briefing with what was read again. */
export const readRefreshed = (row: RefreshedRow, briefing: Briefing): Briefing => ({
  ...briefing,
  chatbot: { ...briefing.chatbot, isPaused: row.is_paused },
  client: { ...briefing.client, optedOut: row.opted_out },
  conversation: { ...briefing.conversation, pausedBy: row.pausedby },
  connection: readLine(row.connection),
  accountGone: row.accountGone,
})

const readLine = (row: ConnectionRow | null): TurnLine | null =>
  row && row.phonenumberid !== PLACEHOLDER
    ? {
        phoneNumberId: row.phonenumberid,
        accessToken: row.accesstoken,
        expired: row.status === TOKEN_EXPIRED,
        heard: row.heard,
      }
    : null

const readBriefing = (row: BriefingRow): Briefing => ({
  now: new Date(row.now),
  chatbot: {
    id: row.chatbot.id,
    name: row.chatbot.name,
    description: row.chatbot.description,
    welcomemessage: row.chatbot.welcomemessage,
    tone: row.chatbot.tone,
    language: row.chatbot.language,
    timezone: row.chatbot.timezone,
    memoryEnabled: row.chatbot.memory_enabled,
    typingEnabled: row.chatbot.typing_enabled,
    isPaused: row.chatbot.is_paused,
  },
  client: {
    id: row.client.id,
    name: row.client.name,
    optedOut: row.client.opted_out,
    simulated: row.client.simulated,
  },
  conversation: {
    pausedBy: row.conversation.pausedat === null ? null : (row.conversation.pausedby ?? "bot"),
    greeted: row.conversation.greetedat !== null,
    language: row.conversation.language,
    notTextAt: date(row.conversation.nottextat),
    rateNoticedAt: date(row.conversation.ratenoticedat),
  },
  connection: readLine(row.connection),
  accountGone: row.accountGone,
  fresh: row.fresh.map((each) => ({
    ...each,
    sentat: new Date(each.sentat),
    direction: "INBOUND" as const,
    origin: "client",
  })),
  history: row.history.map((each) => ({ ...each, sentat: new Date(each.sentat) })),
  sources: row.sources,
  memory: row.chatbot.memory_enabled ? (row.globalmemory ?? "") : "",
  calendar: row.calendar && {
    id: row.calendar.id,
    allowModifyAnyEvent: row.calendar.allowmodifyanyevent,
  },
  limits: row.plan?.limits ?? row.tryout ?? TRYOUT_LIMITS,
  periodAnchor: row.plan
    ? paidAnchor(new Date(row.plan.since), date(row.plan.until))
    : new Date(row.signedup ?? row.now),
  turnsLastHour: row.turnsLastHour,
  turnsLastDay: row.turnsLastDay,
  writesLastHour: row.writesLastHour,
})
