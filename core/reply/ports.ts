import { Context, type Effect } from "effect"
import type { Settlement } from "../calendar/ports.ts"
import type { Line, Recipient, SendOutcome } from "../whatsapp/ports.ts"
import type { ModelFailed } from "./failures.ts"
import type { ModelAnswer, ModelRequest } from "./model.ts"
import type { ConversationRef, Ending, Held, Opened, Outgoing, Step } from "./turn.ts"

/** The language model. Retries and the fallback model are the adapter's business: one answer, or why there is none. */
export interface Model {
  readonly answer: (request: ModelRequest) => Effect.Effect<ModelAnswer, ModelFailed>
}
export const Model = Context.Service<Model>("Model")

export type Reply = {
  readonly parts: readonly string[]
  readonly greeted: boolean
  /** The turn itself paused the conversation: its reply goes out all the same. */
  readonly paused: boolean
  readonly simulated: boolean
  /** How the turn ends once this is out. */
  readonly ending: Ending
}

export type QueuedReply = Reply & {
  /** Held by the conversation from now on; null: nothing was said yet that shows one. */
  readonly language: string | null
  /** The client's message that it quotes if others are open beside it when it goes. */
  readonly quotes: string | null
}

/**
 * A conversation's turns. Each method is one transaction under the conversation's lock; each answers "lost" (or null,
 * false) and writes nothing once another worker has taken the conversation.
 */
export interface Turns {
  /** Takes the conversation and reads all a turn needs. Null: the conversation is gone. */
  readonly open: (conversation: ConversationRef) => Effect.Effect<Opened | null>
  /** One reply of the owner's quota, once per turn. False: the quota is used up, or the turn is over. */
  readonly reserve: (
    held: Held,
    turnId: string,
    periodStart: Date,
    quota: number,
  ) => Effect.Effect<boolean>
  /** With what the step did to an appointment, in one transaction (`Bookings.settle`). */
  readonly saveStep: (
    held: Held,
    turnId: string,
    n: number,
    step: Step,
    settled: Settlement | null,
  ) => Effect.Effect<boolean>
  /**
   * Into the outbox, its first part claimed in the same transaction. "moved": something new came before the reply was
   * written; read again and compose anew.
   */
  readonly queueReply: (
    held: Held,
    turnId: string,
    upTo: number,
    reply: QueuedReply,
  ) => Effect.Effect<Queued | "moved" | "lost">
  /** Settles the turn. True: more has come meanwhile, open again. */
  readonly finish: (held: Held, turnId: string, ending: Ending) => Effect.Effect<boolean>
  /** Gives the conversation back, to be taken up again at `until` if a send waits. True: open again now. */
  readonly release: (held: Held, until: Date | null) => Effect.Effect<boolean>
}
export const Turns = Context.Service<Turns>("Turns")

export type Claim =
  | {
      readonly kind: "go"
      readonly line: Line
      readonly to: Recipient
      /** WhatsApp's id of the client's message to quote. */
      readonly quotes: string | null
    }
  | { readonly kind: "wait"; readonly until: Date }
  /** Nothing to send: the state it has come to. */
  | { readonly kind: "settled"; readonly status: string }
  | { readonly kind: "lost" }

export type Queued = {
  readonly outgoing: readonly Outgoing[]
  /** Of its first part; null: a simulated reply goes nowhere. */
  readonly claim: Claim | null
}

/** The turn that ends once a message is out, and as what. */
export type Closing = { readonly turn: string; readonly ending: Ending }

export type Settled =
  | { readonly kind: "settled" }
  /** Come back to this message then. */
  | { readonly kind: "waiting"; readonly until: Date }
  /** It was sent and its turn is ended with it; `more` as Turns.finish answers. */
  | { readonly kind: "finished"; readonly more: boolean }

/** The send gate: reads pause, opt-out, connection, window and fence again before anything leaves. */
export interface Outbox {
  /** Asks whether a message may leave now; "go": it is ours to send, and counts as sending. */
  readonly claim: (held: Held, message: Outgoing) => Effect.Effect<Claim>
  /** `closing`: nothing of the turn comes behind this message; sent, it ends the turn in the same transaction. */
  readonly settle: (
    held: Held,
    message: Outgoing,
    outcome: SendOutcome,
    closing: Closing | null,
  ) => Effect.Effect<Settled>
}
export const Outbox = Context.Service<Outbox>("Outbox")

/** What the owner reads in the simulator: raw requests and answers of the model. */
export interface SimulationLog {
  readonly write: (
    held: Held,
    turnId: string,
    type: "ai_input" | "ai_output",
    content: string,
  ) => Effect.Effect<void>
}
export const SimulationLog = Context.Service<SimulationLog>("SimulationLog")

/** Calls a person: pauses this conversation and tells the owner, in one transaction. */
export interface Handover {
  /** `notice`: what the owner reads; it is noted even where the list is full. */
  readonly pause: (held: Held, notice: string) => Effect.Effect<void>
  /**
   * Null: the owner can read it. Else their limit of notifications, which is reached. `evenIfFull`: a client was told that
   * somebody knows; where no more can be noted it takes the place of the oldest.
   */
  readonly notify: (
    held: Held,
    text: string,
    how?: { readonly evenIfFull: boolean },
  ) => Effect.Effect<number | null>
}
export const Handover = Context.Service<Handover>("Handover")
