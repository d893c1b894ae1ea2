import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Settlement } from "../calendar/ports.ts"
import type { DeliveryState } from "../conversations/message.ts"
import type { Language } from "../shared/language.ts"
import type { Line, Recipient, SendOutcome } from "../whatsapp/ports.ts"
import type { ModelFailed } from "./failures.ts"
import type { ModelAnswer, ModelRequest } from "./model.ts"
import type {
  Briefing,
  ConversationRef,
  Ending,
  Held,
  Opened,
  Outgoing,
  ReplyEnding,
  Step,
} from "./turn.ts"

/** The language model. Retries and the fallback model are the adapter's business. */
export interface Model {
  /** One answer, or why there is none. */
  readonly answer: (request: ModelRequest) => Effect.Effect<ModelAnswer, ModelFailed>
  /** The request as the model gets it, in the words of its provider (JSON). `by`: as `ModelAnswer` names it. */
  readonly raw: (request: ModelRequest, by?: string) => Effect.Effect<string>
}
export const Model = Context.Service<Model>("Model")

export type Reply = {
  readonly parts: readonly string[]
  readonly greeted: boolean
  /** The turn itself paused the conversation; its reply is sent all the same. */
  readonly paused: boolean
  /** What the owner has to know of it, if it is to leave: even if their list of notifications is full. */
  readonly notice?: string
  /** How the turn ends once the reply is sent. */
  readonly ending: ReplyEnding
}

export type QueuedReply = Reply & {
  readonly simulated: boolean
  /** The conversation's language from now on; null: no message has shown one yet. */
  readonly language: Language | null
  /** Our own id of the client's message that the reply quotes, if others are unanswered when it is sent. */
  readonly quotes: string | null
}

/**
 * A conversation's turns. Each method is one transaction under the conversation's lock; each answers "lost" (or null,
 * false) and writes nothing once another worker has taken the conversation.
 */
export interface Turns {
  /** Takes the conversation and reads all that a turn needs. Null: the conversation does not exist any more. */
  readonly open: (conversation: ConversationRef) => Effect.Effect<Opened | null>
  /** Counts one reply against the owner's quota, once per turn. False: the quota is used up, or the turn is over. */
  readonly reserve: (
    held: Held,
    turnId: string,
    periodStart: Date,
    quota: number,
  ) => Effect.Effect<boolean>
  /** The briefing with all that may stop the turn (stop.ts) read again. Null: another worker has the conversation. */
  readonly refresh: (held: Held, briefing: Briefing) => Effect.Effect<Briefing | null>
  /** Stores step `n` of the turn, in one transaction with what it did to an appointment (as `Bookings.settle` does). */
  readonly saveStep: (
    held: Held,
    turnId: string,
    n: number,
    step: Step,
    settled: Settlement | null,
  ) => Effect.Effect<boolean>
  /**
   * Puts the reply into the outbox and asks whether its first part may be sent, in one transaction. The owner is notified of what
   * it promises when that leaves. `upTo`: the number of the newest message that it answers. "moved": the client has written since;
   * nothing is stored, and the reply has to be composed anew.
   */
  readonly queueReply: (
    held: Held,
    turnId: string,
    upTo: number,
    reply: QueuedReply,
  ) => Effect.Effect<Queued | "moved" | "lost">
  /** Ends the turn. True: the client has written meanwhile, so the conversation has to be opened again. */
  readonly finish: (held: Held, turnId: string, ending: Ending) => Effect.Effect<boolean>
  /** Releases the conversation; `until`: when a waiting send is due. True: there is more to do, so it has to be opened again now. */
  readonly release: (held: Held, until: Date | null) => Effect.Effect<boolean>
}
export const Turns = Context.Service<Turns>("Turns")

/** Whether a message of the outbox may be sent. */
export type SendPermit =
  | {
      readonly kind: "go"
      readonly line: Line
      readonly to: Recipient
      /** WhatsApp's id of the client's message to quote. */
      readonly quotes: string | null
    }
  | { readonly kind: "wait"; readonly until: Date }
  /** It will not be sent again; `status` is its final state. */
  | { readonly kind: "settled"; readonly status: DeliveryState }
  | { readonly kind: "lost" }

export type Queued = {
  readonly outgoing: readonly Outgoing[]
  /** Of the first part; null for a simulated reply, which is not sent. */
  readonly permit: SendPermit | null
}

/** The turn that ends with the sending of a message, and how it ends. */
export type Closing = { readonly turn: string; readonly ending: ReplyEnding }

/** "unquoted": Meta did not let it quote what it quotes, so it is to be sent without. */
export type SendNews = SendOutcome | { readonly kind: "unquoted" }

export type SendSettled =
  | { readonly kind: "settled" }
  /** The message has to be looked at again at that time. */
  | { readonly kind: "waiting"; readonly until: Date }
  /** It was sent and its turn is ended with it; `more` as Turns.finish answers. */
  | { readonly kind: "finished"; readonly more: boolean }

/** The send gate: before each send it reads pause, opt-out, connection, 24-hour window and fence again. */
export interface Outbox {
  /** Asks whether a message may be sent now. "go": its state is "sending" from now on, and the caller has to send it. */
  readonly permit: (held: Held, message: Outgoing) => Effect.Effect<SendPermit>
  /** Records what came of a send. `closing`: this is the turn's last message; if it was sent, the turn ends in the same transaction. */
  readonly settle: (
    held: Held,
    message: Outgoing,
    outcome: SendNews,
    closing: Closing | null,
  ) => Effect.Effect<SendSettled>
}
export const Outbox = Context.Service<Outbox>("Outbox")

/** What the owner reads in the simulator: raw requests and answers of the model. */
export interface SimulationLog {
  /** Adds a request (ai_input) or an answer (ai_output) of a turn; does nothing if the turn was deleted meanwhile. */
  readonly write: (
    held: Held,
    turnId: string,
    type: "ai_input" | "ai_output",
    content: string,
  ) => Effect.Effect<void>
}
export const SimulationLog = Context.Service<SimulationLog>("SimulationLog")

/** Hands a conversation over to a person, and notifies the owner. */
export interface Handover {
  /**
   * Pauses the conversation, unless it is paused already, and notifies the owner, in one transaction, even if the owner's list of
   * notifications is full. Nothing once another worker has taken the conversation.
   */
  readonly pause: (held: Held, notice: string) => Effect.Effect<void>
  /**
   * Notifies the owner. Null: it is in their list. Otherwise the list is full, and this is the limit. `evenIfFull`: the client was
   * promised that the owner knows, so it takes the place of the oldest.
   */
  readonly notify: (
    held: Held,
    text: string,
    how?: { readonly evenIfFull: boolean },
  ) => Effect.Effect<number | null>
}
export const Handover = Context.Service<Handover>("Handover")
