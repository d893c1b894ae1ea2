import { Effect } from "effect"
import type { Language } from "../../core/reply/language.ts"
import type { Handover, Outbox, SimulationLog, Turns } from "../../core/reply/ports.ts"
import type {
  Briefing,
  Ending,
  Held,
  Opened,
  OpenTurn,
  Outgoing,
  Limits as PlanLimits,
  Step,
} from "../../core/reply/turn.ts"
import type { Store } from "./transaction.ts"

/*
 * The turn's ports over the functions of db/functions: each method is one function call, one transaction, one flight.
 * A lost database is a defect here (design.md 2.3): the queue tries the job again.
 */

/** Tryout's limits, should its row be missing (contract.md 2.9). */
const FALLBACK_LIMITS: PlanLimits = {
  messagesPerMonth: 100,
  contextTokens: 12_000,
  chatbotsLimit: 1,
  knowledgeSources: 5,
  memory: 500,
}

const tenantOf = ({ chatbotId, userId }: { chatbotId: string; userId: string }) => ({
  chatbot: chatbotId,
  user: userId,
})

export const postgresTurns = (store: Store): Turns => ({
  open: (conversation) =>
    Effect.promise(async () => {
      const [row] = await store.once<{ opened: OpenedRow | null }>(
        tenantOf(conversation),
        { name: "open_turn", text: "select open_turn($1, $2) as opened" },
        [conversation.chatbotId, conversation.conversationId],
      )
      const opened = row?.opened
      return opened ? readOpened(opened, { ...conversation, fence: opened.fence }) : null
    }),
  reserve: (held, turnId, since, quota) =>
    Effect.promise(async () => {
      const [row] = await store.once<{ reserved: boolean }>(
        tenantOf(held),
        { name: "reserve", text: "select reserve_usage($1, $2, $3, $4, $5) as reserved" },
        [held.chatbotId, turnId, held.userId, since, quota],
      )
      return row?.reserved ?? false
    }),
  saveStep: (held, turnId, n, step) =>
    Effect.promise(async () => {
      const [row] = await store.once<{ saved: boolean }>(
        tenantOf(held),
        { name: "save_step", text: "select save_step($1, $2, $3, $4, $5, $6, $7) as saved" },
        [held.chatbotId, held.conversationId, turnId, held.fence, n, step.kind, step],
      )
      return row?.saved ?? false
    }),
  queueReply: (held, turnId, upTo, reply) =>
    Effect.promise(async () => {
      const [row] = await store.once<{
        queued: { outcome: "queued" | "moved" | "lost"; messages?: OutgoingRow[] }
      }>(
        tenantOf(held),
        { name: "queue_reply", text: "select queue_reply($1, $2, $3, $4, $5, $6) as queued" },
        [held.chatbotId, held.conversationId, turnId, held.fence, upTo, reply],
      )
      const outcome = row?.queued.outcome ?? "lost"
      return outcome === "queued" ? (row?.queued.messages ?? []).map(readOutgoing) : outcome
    }),
  finish: (held, turnId, ending) =>
    Effect.promise(async () => {
      const [row] = await store.once<{ more: boolean }>(
        tenantOf(held),
        { name: "finish_turn", text: "select finish_turn($1, $2, $3, $4, $5) as more" },
        [held.chatbotId, held.conversationId, turnId, held.fence, ending],
      )
      return row?.more ?? false
    }),
  letGo: (held, until) =>
    Effect.promise(async () => {
      const [row] = await store.once<{ more: boolean }>(
        tenantOf(held),
        { name: "let_go", text: "select let_go($1, $2, $3, $4) as more" },
        [held.chatbotId, held.conversationId, held.fence, until],
      )
      return row?.more ?? false
    }),
})

export const postgresOutbox = (store: Store): Outbox => ({
  claim: (held, message) =>
    Effect.promise(async () => {
      const [row] = await store.once<{ claim: ClaimRow }>(
        tenantOf(held),
        { name: "claim_send", text: "select claim_send($1, $2, $3, $4) as claim" },
        [held.chatbotId, held.conversationId, message.id, held.fence],
      )
      const claim = row?.claim ?? { lost: true }
      if (claim.go) {
        const { phonenumberid, accesstoken, phone, userId } = claim.go
        return {
          kind: "go" as const,
          line: {
            chatbotId: held.chatbotId,
            phoneNumberId: phonenumberid,
            accessToken: accesstoken,
          },
          to: { phone, userId },
        }
      }
      if (claim.wait) return { kind: "wait" as const, until: new Date(claim.wait) }
      if (claim.settled) return { kind: "settled" as const, status: claim.settled }
      return { kind: "lost" as const }
    }),
  settle: (held, message, outcome) =>
    Effect.promise(async () => {
      const [row] = await store.once<{ until: Date | null }>(
        tenantOf(held),
        { name: "settle_send", text: "select settle_send($1, $2, $3, $4, $5) as until" },
        [held.chatbotId, held.conversationId, message.id, held.fence, outcome],
      )
      return row?.until ?? null
    }),
})

export const postgresSimulationLog = (store: Store): SimulationLog => ({
  write: (held, turnId, type, content) =>
    Effect.promise(async () => {
      await store.once(
        tenantOf(held),
        `with line as (
           insert into "simulationLogs" (chatbotid, turnid, type, content) values ($1, $2, $3, $4)
           returning "timestamp", type, content)
         select live_event($1, 'simulation.entry', jsonb_build_object('entry', to_jsonb(line))) from line`,
        [held.chatbotId, turnId, type, content],
      )
    }),
})

export const postgresHandover = (store: Store): Handover => ({
  pause: (held, notice) =>
    Effect.promise(async () => {
      await store.transaction(tenantOf(held), async ({ query }) => {
        await query(
          `update conversations set pausedat = coalesce(pausedat, now()), pauseduntil = null, pausedby = 'bot'
           where chatbotid = $1 and id = $2 and fence = $3`,
          [held.chatbotId, held.conversationId, held.fence],
        )
        await query("select add_notification($1, $2)", [held.chatbotId, notice])
        await query("select live_event($1, 'conversation.paused', $2)", [
          held.chatbotId,
          { conversationId: held.conversationId, by: "bot" },
        ])
      })
    }),
  notify: (held, text) =>
    Effect.promise(async () => {
      const [row] = await store.once<{ outcome: "added" | "same" | "full" }>(
        tenantOf(held),
        "select add_notification($1, $2) as outcome",
        [held.chatbotId, text],
      )
      return row?.outcome ?? "full"
    }),
})

// ---------------------------------------------------------------- rows of db/functions/turns.sql, as JSON

type ClaimRow = {
  go?: {
    phonenumberid: string
    accesstoken: string
    phone: string | null
    userId: string | null
  }
  wait?: string
  settled?: string
  lost?: boolean
}
type OutgoingRow = { id: string; content: string; turnid: string | null }
type SaidRow = {
  direction: "INBOUND" | "OUTBOUND"
  content: string
  sentat: string
  origin: string
}
type OpenedRow = {
  fence: number
  conversation: {
    pausedby: string | null
    pausedat: string | null
    greetedat: string | null
    language: Language | null
    nottextat: string | null
    ratenoticedat: string | null
  }
  client: { id: string; name: string; opted_out: boolean; simulated: boolean }
  chatbot: {
    id: string
    name: string
    description: string
    welcomemessage: string
    tone: string
    language: string
    timezone: string
    memory_enabled: boolean
    is_paused: boolean
  }
  outbox: OutgoingRow[]
  turn?: {
    id: string
    toseq: number
    deaths: number
    result: Ending["result"] | null
    reason: string | null
  }
  resumed: boolean
  written: boolean
  delivered: boolean
  accountGone: boolean
  connection: { phonenumberid: string; accesstoken: string; status: string | null } | null
  steps: { data: Step }[]
  fresh: (Omit<SaidRow, "direction" | "origin"> & {
    id: string
    type: string
    whatsappMessageId: string | null
  })[]
  history: SaidRow[]
  sources: Briefing["sources"]
  globalmemory: string | null
  calendar: { id: string; allowmodifyanyevent: boolean } | null
  plan: { since: string; limits: PlanLimits } | null
  tryout: PlanLimits | null
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

const readOpened = (row: OpenedRow, held: Held): Opened => {
  const outbox = row.outbox.map(readOutgoing)
  if (!row.turn) return { held, outbox, turn: { state: "none" } }
  const { id, toseq, deaths, result, reason } = row.turn
  if (row.written) {
    const ending = { result: result ?? ("replied" as const), ...(reason ? { reason } : {}) }
    return { held, outbox, turn: { state: "written", id, delivered: row.delivered, ending } }
  }
  const turn: OpenTurn = {
    id,
    upTo: toseq,
    deaths,
    resumed: row.resumed,
    steps: row.steps.map(({ data }) => data),
  }
  return { held, outbox, turn: { state: "open", turn, briefing: readBriefing(row) } }
}

const readBriefing = (row: OpenedRow): Briefing => ({
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
  connection:
    row.connection && row.connection.phonenumberid !== "placeholder"
      ? {
          phoneNumberId: row.connection.phonenumberid,
          accessToken: row.connection.accesstoken,
          expired: row.connection.status === "TOKEN_EXPIRED",
        }
      : null,
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
  limits: row.plan?.limits ?? row.tryout ?? FALLBACK_LIMITS,
  periodAnchor: new Date(row.plan?.since ?? row.signedup ?? row.now),
  turnsLastHour: row.turnsLastHour,
  turnsLastDay: row.turnsLastDay,
  writesLastHour: row.writesLastHour,
})
