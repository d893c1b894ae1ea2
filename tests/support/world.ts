import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { Plans } from "../../core/billing/ports.ts"
import { decide } from "../../core/conversations/inbound.ts"
import { Inbox, SecretHash } from "../../core/conversations/ports.ts"
import type { Received } from "../../core/conversations/received.ts"
import { Notebooks } from "../../core/memory/ports.ts"
import { answer } from "../../core/reply/answer.ts"
import { Handover, Model, Outbox, SimulationLog, Turns } from "../../core/reply/ports.ts"
import type { CalendarPorts } from "../../core/reply/tools/calendar.ts"
import type { Chatbot, ConversationRef, TurnLine } from "../../core/reply/turn.ts"
import { ClientId } from "../../core/shared/ids.ts"
import { Messenger } from "../../core/whatsapp/ports.ts"
import { fakeHandover } from "../fakes/handover.ts"
import { fakeInbox } from "../fakes/inbox.ts"
import { type Fate, fakeMessenger } from "../fakes/messenger.ts"
import { type Cue, fakeModel } from "../fakes/model.ts"
import { fakeOutbox } from "../fakes/outbox.ts"
import { fakePlans } from "../fakes/owner/billing.ts"
import { fakeNotebooks } from "../fakes/owner/notebooks.ts"
import { addChatbot, freshOwnerState, type OwnerState } from "../fakes/owner/state.ts"
import { fakeSecretHash } from "../fakes/secret-hash.ts"
import { fakeSimulationLog } from "../fakes/simulation-log.ts"
import { freshState, type State } from "../fakes/state.ts"
import { fakeTurns } from "../fakes/turns.ts"
import { ANA, calendarOf } from "./calendar.ts"

export type Wishes = {
  /** What the model answers, call after call. */
  readonly model?: readonly Cue[]
  /** What becomes of the sends, one after the other; all later ones succeed. */
  readonly sends?: readonly Fate[]
  readonly paused?: boolean
  /** The client has been greeted before: the usual case here, so that replies stand alone. */
  readonly greeted?: boolean
  readonly simulated?: boolean
  readonly optedOut?: boolean
  readonly line?: "good" | "none" | "expired"
  readonly quota?: number
  readonly chatbot?: Partial<Chatbot>
  /** A calendar is connected; "any": the bot may change entries that it did not make. */
  readonly calendar?: "own" | "any"
  /** Other parts of the state that differ from the usual start. */
  readonly state?: Partial<State>
}

/** What a client sends, when it is more than words. */
type Hearing = {
  /** Meta's type; without text nothing of it can be read. */
  readonly type?: string
  readonly id?: string
  /** Meta's id of the message that it answers. */
  readonly quotes?: string
  /** When the client wrote it; now. */
  readonly at?: Date
}

type Played =
  | CalendarPorts
  | Handover
  | Inbox
  | Messenger
  | Model
  | Notebooks
  | Outbox
  | Plans
  | SecretHash
  | SimulationLog
  | Turns

/** How a port's methods are handed to the core: a test may put something in between. */
export type Through = <Port extends object>(port: Port, name: string) => Port

const asItIs: Through = (port) => port

/** One owner, one chatbot, one client, and a fake behind every port of the reply. */
export const world = (wishes: Wishes = {}, through: Through = asItIs) => {
  const state = stateOf(wishes)
  const { model, cues, requests } = fakeModel(wishes.model ?? [])
  const { messenger, fates, sent, typing } = fakeMessenger(wishes.sends)
  const { simulationLog, lines: log } = fakeSimulationLog()
  const { inbox, batches } = fakeInbox(state)
  const ownerSide = ownerStateOf(state)
  const calendar = calendarOf(state, through)
  const context: Context.Context<Played> = Context.mergeAll(
    calendar.context,
    Context.make(Handover, through(fakeHandover(state), "Handover")),
    Context.make(Inbox, inbox),
    Context.make(Messenger, through(messenger, "Messenger")),
    Context.make(Model, through(model, "Model")),
    Context.make(Notebooks, fakeNotebooks(ownerSide)),
    Context.make(Outbox, through(fakeOutbox(state), "Outbox")),
    Context.make(Plans, fakePlans(ownerSide)),
    Context.make(SecretHash, fakeSecretHash),
    Context.make(SimulationLog, through(simulationLog, "SimulationLog")),
    Context.make(Turns, through(fakeTurns(state, calendar.bookings), "Turns")),
  )
  const run = <A, E>(useCase: Effect.Effect<A, E, Played>): Promise<A> =>
    Effect.runPromiseWith(context)(useCase)

  const takesIn = (item: Received) =>
    Effect.runSync(inbox.accept([decide(item, fakeSecretHash.ever)]))

  let heard = 0
  /** The client writes; what comes back is the conversation to answer. */
  const hears = (text: string | null, { type, id, at, quotes }: Hearing = {}): ConversationRef => {
    heard++
    takesIn({
      kind: "message",
      line: state.connection?.phoneNumberId ?? "",
      id: id ?? `wamid.in.${heard}`,
      at: (at ?? state.now).getTime() / 1_000,
      from: { phone: state.client.phone, userId: state.client.userId },
      name: state.client.name,
      type: type ?? "text",
      text,
      ...(quotes === undefined ? {} : { quotes }),
    })
    return state.ref
  }

  /** The owner writes to the client in the phone app. */
  const ownerWrites = (content: string) =>
    takesIn({
      kind: "echo",
      line: state.connection?.phoneNumberId ?? "",
      id: `wamid.echo.${state.messages.length}`,
      at: state.now.getTime() / 1_000,
      from: { phone: state.client.phone, userId: state.client.userId },
      name: state.client.name,
      type: "text",
      content,
      ours: null,
    })

  return {
    calendar,
    ownerSide,
    state,
    run,
    hears,
    ownerWrites,
    takesIn,
    /** The worker takes the conversation up again. */
    again: () => run(answer(state.ref)),
    later: (ms: number) => {
      state.now = new Date(state.now.getTime() + ms)
    },
    /** What reached the messenger. */
    sent,
    /** What becomes of the sends to come. */
    fates,
    texts: () => sent.map(({ text }) => text),
    typing,
    /** What the model has been asked, and what it has not been asked for yet. */
    requests,
    cues,
    log,
    batches,
    notifications: state.notifications,
  }
}

const stateOf = (wishes: Wishes): State => {
  const state = freshState()
  const { chatbot, client, connection, conversation, limits } = state
  return {
    ...state,
    chatbot: { ...chatbot, isPaused: wishes.paused ?? false, ...wishes.chatbot },
    client: {
      ...client,
      ...(wishes.calendar ? { id: ClientId.parse(ANA) } : {}),
      simulated: wishes.simulated ?? false,
      optedOut: wishes.optedOut ?? false,
    },
    connection: connectionOf(connection, wishes.line ?? "good"),
    conversation: { ...conversation, greeted: wishes.greeted ?? true },
    limits: { ...limits, messagesPerMonth: wishes.quota ?? limits.messagesPerMonth },
    ...(wishes.calendar
      ? { calendar: { id: "calendar-1", allowModifyAnyEvent: wishes.calendar === "any" } }
      : {}),
    ...wishes.state,
  }
}

const connectionOf = (good: TurnLine | null, line: "good" | "none" | "expired") =>
  line === "none" || good === null ? null : { ...good, expired: line === "expired" }

/** The owner's side beside the conversation: the bot's notebook, which the model may write in. */
const ownerStateOf = ({ ref, chatbot }: State): OwnerState => {
  const ownerSide = freshOwnerState()
  const { name, description, welcomemessage, timezone } = chatbot
  addChatbot(ownerSide, ref.owner, ref.chatbot, {
    ...{ name, description, welcomemessage, timezone },
    tone: "professional",
    language: "spanish",
  })
  return ownerSide
}
