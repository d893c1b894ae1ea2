import type { PlanLimits } from "../../core/billing/plan.ts"
import { TRYOUT_LIMITS } from "../../core/billing/plan.ts"
import type { DeliveryState } from "../../core/conversations/message.ts"
import type { PausedConversation } from "../../core/conversations/paused.ts"
import type { Said } from "../../core/reply/prompt/history.ts"
import type {
  Chatbot,
  Client,
  ConversationRef,
  Ending,
  Held,
  Source,
  Step,
  TurnLine,
} from "../../core/reply/turn.ts"
import type { ChatbotId, ClientId, ConversationId, OwnerId } from "../../core/shared/ids.ts"
import type { Language } from "../../core/shared/language.ts"

/*
 * What the fakes of the turn share: one conversation of one client with one chatbot, as the functions of db/functions keep it.
 * Tests may read and change everything in it.
 */

export type Message = {
  readonly id: string
  readonly direction: Said["direction"]
  readonly origin: "client" | "bot" | "owner_app"
  /** The order in which messages were stored. */
  readonly arrival: number
  content: string
  type: string
  sentat: Date
  seq: number | null
  whatsappMessageId: string | null
  turnId: string | null
  part: number
  status: DeliveryState | null
  reason: string | null
  nextTryAt: Date | null
  tries: number
  busy: number
  possibleDuplicate: boolean
  /** Id of the client's message that is quoted if others are open beside it. */
  quotes: string | null
  /** What the owner hears when it leaves, as it had to wait. */
  notice?: string | undefined
}

export type Turn = {
  readonly id: string
  readonly from: number
  to: number
  composed: number
  paused: boolean
  reserved: boolean
  readonly openedAt: Date
  /** What its reply will end as, once that is written; how it ended, once it is done. */
  ending: Ending | null
  done: boolean
  readonly steps: Step[]
}

export type State = {
  now: Date
  readonly ref: ConversationRef
  chatbot: Chatbot
  client: Omit<Client, "optedOut"> & {
    optedOut: boolean
    phone: string | null
    userId: string | null
  }
  connection: TurnLine | null
  conversation: {
    gone: boolean
    fence: number
    /** Whether a worker holds it, or died while it did. */
    held: boolean
    /** How many workers died of it since it last came to rest. */
    deaths: number
    lastSeq: number
    doneSeq: number
    wakeAt: Date | null
    lastInboundAt: Date | null
    pausedBy: PausedConversation["by"] | null
    pausedUntil: Date | null
    greeted: boolean
    /** The message that greeted. */
    disclosureId: string | null
    language: Language | null
    notTextAt: Date | null
    rateNoticedAt: Date | null
  }
  accountGone: boolean
  readonly messages: Message[]
  readonly turns: Turn[]
  sources: readonly Source[]
  memory: string
  calendar: { id: string; allowModifyAnyEvent: boolean } | null
  limits: PlanLimits
  periodAnchor: Date
  usage: { used: number; since: Date }
  readonly notifications: string[]
  notificationLimit: number
  pauseSecret: string | null
}

/** Tuesday, 10 in the morning in Madrid. */
const NOW = "2026-03-10T09:00:00.000Z"

export const freshState = (): State => ({
  now: new Date(NOW),
  ref: {
    owner: "owner-1" as OwnerId,
    chatbot: "chatbot-1" as ChatbotId,
    conversation: "conversation-1" as ConversationId,
  },
  chatbot: {
    id: "chatbot-1" as ChatbotId,
    name: "Peluquería Lola",
    description: "Cortes y color en el centro.",
    welcomemessage: "",
    tone: "friendly",
    language: "spanish",
    timezone: "Europe/Madrid",
    memoryEnabled: true,
    typingEnabled: true,
    isPaused: false,
  },
  client: {
    id: "client-1" as ClientId,
    name: "Ana",
    optedOut: false,
    simulated: false,
    phone: "34600111222",
    userId: null,
  },
  connection: { phoneNumberId: "1055", accessToken: "sealed-token", expired: false, heard: true },
  conversation: {
    gone: false,
    fence: 0,
    held: false,
    deaths: 0,
    lastSeq: 0,
    doneSeq: 0,
    wakeAt: null,
    lastInboundAt: null,
    pausedBy: null,
    pausedUntil: null,
    greeted: true,
    disclosureId: null,
    language: null,
    notTextAt: null,
    rateNoticedAt: null,
  },
  accountGone: false,
  messages: [],
  turns: [],
  sources: [],
  memory: "",
  calendar: null,
  limits: TRYOUT_LIMITS,
  periodAnchor: new Date("2026-01-31T08:00:00.000Z"),
  usage: { used: 0, since: new Date(0) },
  notifications: [],
  notificationLimit: 100,
  pauseSecret: null,
})

/** Whether a worker's writes still count: no other has taken the conversation since. */
export const holds = ({ conversation }: State, { fence }: Held) =>
  !conversation.gone && conversation.fence === fence

type Draft = Pick<Message, "direction" | "origin" | "content"> & Partial<Message>

export const store = (state: State, draft: Draft): Message => {
  const arrival = state.messages.length + 1
  const { lastInboundAt } = state.conversation
  const message: Message = {
    id: `message-${arrival}`,
    arrival,
    type: "text",
    // Meta's clock may be ahead of ours.
    sentat: lastInboundAt && lastInboundAt > state.now ? lastInboundAt : state.now,
    seq: null,
    whatsappMessageId: null,
    turnId: null,
    part: 1,
    status: null,
    reason: null,
    nextTryAt: null,
    tries: 0,
    busy: 0,
    possibleDuplicate: false,
    quotes: null,
    ...draft,
  }
  state.messages.push(message)
  return message
}

/** Identical texts are one notification; a full list takes no more (contract.md 5) but what is due, which is news each time. */
export const addNotification = (
  state: State,
  text: string,
  due = false,
): "added" | "same" | "full" => {
  const at = state.notifications.indexOf(text)
  if (at >= 0 && !due) return "same"
  if (at >= 0) state.notifications.splice(at, 1)
  if (state.notifications.length >= state.notificationLimit) {
    if (!due) return "full"
    state.notifications.shift()
  }
  state.notifications.push(text)
  return "added"
}

/** Still on its way: what the outbox of an opened conversation holds. */
export const onItsWay = ({ status, nextTryAt }: Message) =>
  status === "queued" || status === "sending" || (status === "unknown" && nextTryAt !== null)

export const neverArrived = ({ status }: Message) =>
  status === "cancelled" || status === "not_sent" || status === "failed"

export const after = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1_000)

export const turnOf = (state: State, id: string): Turn => {
  const turn = state.turns.find((each) => each.id === id)
  if (!turn) throw new Error(`no turn ${id}`)
  return turn
}
