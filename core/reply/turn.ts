import type { PlanLimits } from "../billing/plan.ts"
import type { Said } from "../conversations/dedupe.ts"
import type { ChatbotId, ClientId, OwnerId } from "../shared/ids.ts"
import type { Language } from "./language.ts"
import type { ToolCall } from "./model.ts"

/** Which conversation, of which chatbot, of which owner: what a turn job names. */
export type ConversationRef = {
  readonly chatbotId: ChatbotId
  readonly userId: OwnerId
  readonly conversationId: string
  /** Names the try of the job that takes it. */
  readonly attempt?: string
}

/** A conversation that this worker holds: its writes count while nobody has taken it since. */
export type Held = ConversationRef & { readonly fence: number }

/** Whose chatbot, as the calendar and the memory ask for it. */
export const botOf = ({ userId, chatbotId }: ConversationRef) => ({
  owner: userId,
  chatbot: chatbotId,
})

export type Chatbot = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly welcomemessage: string
  readonly tone: string
  /** The setting: spanish … auto. */
  readonly language: string
  readonly timezone: string
  readonly memoryEnabled: boolean
  /** Clients see that their message is read and that a reply is being written. */
  readonly typingEnabled: boolean
  readonly isPaused: boolean
}

export type Client = {
  readonly id: ClientId
  readonly name: string
  readonly optedOut: boolean
  readonly simulated: boolean
}

export type Conversation = {
  readonly pausedBy: string | null
  readonly greeted: boolean
  readonly language: Language | null
  readonly notTextAt: Date | null
  readonly rateNoticedAt: Date | null
}

export type Connection = {
  readonly phoneNumberId: string
  readonly accessToken: string
  readonly expired: boolean
  /** The client has written to this very number, not only to one that the line had before. */
  readonly heard: boolean
}

/** A message that this turn answers. */
export type Fresh = Said & {
  readonly id: string
  readonly type: string
  readonly whatsappMessageId: string | null
  /** What was said in the message that it answers; null: none, or one that is gone. */
  readonly quoted: string | null
}

export type Source = {
  readonly type: string
  readonly content: string | null
  readonly url: string | null
}

/** What is stored of a turn's way so far: a step that is there is never done again. */
export type Step =
  | {
      readonly kind: "model"
      readonly text: string | null
      readonly toolCalls: readonly ToolCall[]
    }
  | {
      readonly kind: "result"
      readonly callId: string
      readonly name: string
      readonly ok: boolean
      readonly content: string
      /** The turn's conversation was paused by this step: its own reply goes out all the same. */
      readonly paused?: boolean
      /** What it did to an appointment, as the client is told. */
      readonly receipt?: string
    }
  | {
      /** An answer that may not leave as it is, and what the model was told about it. */
      readonly kind: "objection"
      readonly text: string
      readonly told: string
    }

/** All that answering needs, read at one moment. */
export type Briefing = {
  readonly now: Date
  readonly chatbot: Chatbot
  readonly client: Client
  readonly conversation: Conversation
  /** Null: the row is gone. */
  readonly connection: Connection | null
  readonly accountGone: boolean
  readonly fresh: readonly Fresh[]
  readonly history: readonly Said[]
  readonly sources: readonly Source[]
  readonly memory: string
  readonly calendar: { readonly id: string; readonly allowModifyAnyEvent: boolean } | null
  readonly limits: PlanLimits
  /** Months of usage are counted from here. */
  readonly periodAnchor: Date
  readonly turnsLastHour: number
  readonly turnsLastDay: number
  /** Memory and notification tools that this client's turns used in the last hour. */
  readonly writesLastHour: number
}

export type OpenTurn = {
  readonly id: string
  readonly upTo: number
  /** As `Opened` has it of the conversation. */
  readonly deaths: number
  readonly resumed: boolean
  readonly steps: readonly Step[]
}

/** A message of ours on its way to the client. */
export type Outgoing = {
  readonly id: string
  readonly content: string
  readonly turnId: string | null
}

/** A conversation, taken. */
export type Opened = {
  readonly held: Held
  /** Workers that died of it, or were refused a step, since it last came to rest. */
  readonly deaths: number
  readonly outbox: readonly Outgoing[]
  readonly turn:
    | { readonly state: "none" }
    /** Its reply is in the outbox, or has been. `delivered`: some of it went out. */
    | {
        readonly state: "written"
        readonly id: string
        readonly delivered: boolean
        readonly ending: Ending
      }
    | { readonly state: "open"; readonly turn: OpenTurn; readonly briefing: Briefing }
}

export type Result = "replied" | "apology" | "stopped" | "cancelled"

export type Ending = {
  readonly result: Result
  readonly reason?: string
  /** Kept in the conversation, never sent (the expired token's sentence). */
  readonly unsent?: { readonly content: string; readonly reason: string }
  readonly notice?: string
}

/** Upper bounds of one turn (contract.md 4.2). */
export const MAX_ROUNDS = 4
export const MAX_CALLS = 8
/** The tool that calls a person. */
export const PAUSE_CONVERSATION = "pause_conversation"
/** The tool that leaves the owner a note. */
export const NOTIFY_OWNER = "notify_owner"
/** A turn in which the worker died so often is not tried again (reliability.md 4.4, "poison"). */
export const MAX_DEATHS = 3
