import type { PlanLimits } from "../billing/plan.ts"
import type { Tone } from "../chatbots/chatbot.ts"
import type { PausedConversation } from "../conversations/paused.ts"
import type { Bot } from "../shared/bot.ts"
import type { ChatbotId, ClientId, ConversationId } from "../shared/ids.ts"
import type { Language } from "../shared/language.ts"
import type { LanguageSetting } from "../shared/language-setting.ts"
import type { ModelFailed } from "./failures.ts"
import type { ToolCall } from "./model.ts"
import type { Said } from "./prompt/history.ts"
import type { StopReason } from "./stop.ts"

/** What a turn job names. */
export type ConversationRef = Bot & {
  readonly conversation: ConversationId
  /** Identifies the worker's attempt at the turn job, so that a death of another attempt is not counted as this one's. */
  readonly attempt?: string
}

/** A conversation that this worker holds. Its writes are refused once another worker has taken it, with a higher fence. */
export type Held = ConversationRef & { readonly fence: number }

export type Chatbot = {
  readonly id: ChatbotId
  readonly name: string
  readonly description: string
  readonly welcomemessage: string
  readonly tone: Tone
  readonly language: LanguageSetting
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
  readonly pausedBy: PausedConversation["by"] | null
  readonly greeted: boolean
  readonly language: Language | null
  readonly notTextAt: Date | null
  readonly rateNoticedAt: Date | null
}

export type TurnLine = {
  readonly phoneNumberId: string
  readonly accessToken: string
  readonly expired: boolean
  /** The client has written to the number that the line has now, not only to an earlier one: to no other may they be answered. */
  readonly heard: boolean
}

/** A message that this turn answers. */
export type Fresh = Said & {
  readonly id: string
  readonly type: string
  readonly whatsappMessageId: string | null
  /** The text of the earlier message that the client quoted; null: none was quoted, or it is no longer stored. */
  readonly quoted: string | null
}

export type Source = {
  readonly type: string
  readonly content: string | null
  readonly url: string | null
}

/** One step of a turn, stored before the next one begins: after a crash the turn goes on behind its last stored step. */
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
      /** This step paused the conversation. The turn's own reply is sent all the same. */
      readonly paused?: boolean
      /** The sentence that tells the client what the step did to an appointment. */
      readonly receipt?: string
    }
  | {
      /** An answer that was not sent, and what the model was told is wrong with it. */
      readonly kind: "objection"
      readonly text: string
      readonly told: string
    }

/** All that answering a turn needs, read in one transaction. */
export type Briefing = {
  readonly now: Date
  readonly chatbot: Chatbot
  readonly client: Client
  readonly conversation: Conversation
  /** Null: the chatbot has no connection to WhatsApp. */
  readonly connection: TurnLine | null
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
  /** How many workers died over it (see `Opened`). */
  readonly deaths: number
  readonly resumed: boolean
  readonly steps: readonly Step[]
}

/** A turn that is being answered: who holds its conversation, what it has done so far, and all that was read for it. */
export type ActiveTurn = {
  readonly held: Held
  readonly turn: OpenTurn
  readonly briefing: Briefing
  /** The language to answer in. */
  readonly language: Language
}

/** A message of ours on its way to the client. */
export type Outgoing = {
  readonly id: string
  readonly content: string
  readonly turnId: string | null
}

/** A conversation that was taken, with what is to be done for it. */
export type Opened = {
  readonly held: Held
  /** How many workers died while they held it, or failed at one of its steps, since it last had nothing to do. */
  readonly deaths: number
  readonly outbox: readonly Outgoing[]
  readonly turn:
    | { readonly state: "none" }
    /** Its reply is in the outbox, or has left it. `delivered`: at least one part was sent. */
    | {
        readonly state: "written"
        readonly id: string
        readonly delivered: boolean
        readonly ending: ReplyEnding
      }
    | { readonly state: "open"; readonly turn: OpenTurn; readonly briefing: Briefing }
}

/** How a turn ends whose reply goes out. */
export type ReplyEnding =
  | { readonly result: "replied" }
  /** A sentence of the product's own goes out instead of the model's. */
  | { readonly result: "apology"; readonly reason: ApologyReason }

export type Ending =
  | ReplyEnding
  /** There was a reply, and no part of it went out. */
  | { readonly result: "cancelled"; readonly reason: "not_delivered" }
  | Stopped

export type ApologyReason = ModelFailed["why"] | "not_text"

/** The end of a turn without a reply. */
export type Stopped = {
  readonly result: "stopped"
  readonly reason: StopReason
  /** A message that is stored in the conversation and never sent (the sentence about the expired token). */
  readonly unsent?: { readonly content: string; readonly reason: string }
  /** A notification for the owner. */
  readonly notice?: string
  /** One more: a change of the calendar is in doubt. It is told even if the owner's list is full. */
  readonly unsettled?: string
}
