import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { clientLanguage } from "./client-language.ts"
import { compose } from "./compose.ts"
import { deliver, type GivenPermit } from "./deliver.ts"
import { MAX_DEATHS } from "./limits.ts"
import { type Closing, SimulationLog, Turns } from "./ports.ts"
import { quotable } from "./quote.ts"
import type { Briefing, ConversationRef, Ending, Held, Opened, OpenTurn, Outgoing } from "./turn.ts"

export type Answered = "done" | "lost" | "unfinished" | "last-try"

export type Circumstances = {
  /** Whether no further turn is to be begun here: the process is stopping, or other conversations may be waiting. */
  readonly leaving?: () => boolean
  /** This process is answering other conversations at the same time. */
  readonly concurrent?: boolean
}

/**
 * Brings a conversation up to date: what waits in its outbox is sent, what it asks is answered, until nothing is left
 * (design.md 1.1). Run again after a crash, it goes on where the last worker stopped. "lost": another worker has it.
 * "unfinished": it was to leave, and something is left. "last-try": workers have died of it, and it must be tried once
 * more with nothing beside it, so that only the conversation that kills them is given up.
 */
export const answer = Effect.fnUntraced(function* (
  conversation: ConversationRef,
  { leaving = () => false, concurrent = false }: Circumstances = {},
) {
  const turns = yield* Turns
  for (;;) {
    const opened = yield* turns.open(conversation)
    if (opened === null) return "done" as const
    const { held, deaths, turn } = opened
    if (concurrent && deaths >= MAX_DEATHS - 1) {
      return (yield* turns.release(held, null)) ? ("last-try" as const) : ("lost" as const)
    }

    // Confirmations and replies of earlier turns go first, in order.
    const id = idOf(turn)
    const own = opened.outbox.filter(({ turnId }) => turnId === id)
    const before = opened.outbox.filter((message) => !own.includes(message))
    const cleared = yield* deliver(held, before)
    if (cleared.kind === "lost") return "lost" as const
    if (cleared.kind === "waiting") {
      if (yield* turns.release(held, cleared.until)) continue
      return "done" as const
    }
    if (turn.state === "none") {
      if (yield* turns.release(held, null)) continue
      return "done" as const
    }

    const step =
      turn.state === "written"
        ? yield* send(held, own, {
            closing: { turn: turn.id, ending: turn.ending },
            delivered: turn.delivered,
          })
        : yield* reply(held, turn.turn, turn.briefing)
    if (step === "lost" || step === "done") return step
    if (leaving()) return "unfinished" as const
  }
})

/** The turn's id; undefined: there is no turn, so no message of the outbox is its own (confirmations have the turn id null). */
const idOf = (turn: Opened["turn"]): string | undefined => {
  if (turn.state === "none") return undefined
  return turn.state === "written" ? turn.id : turn.turn.id
}

/** How a finished turn goes on. "again": more messages have come, so the conversation is opened anew. */
const next = (more: boolean) => (more ? "again" : "done")

const reply = Effect.fnUntraced(function* (held: Held, turn: OpenTurn, briefing: Briefing) {
  const log = yield* SimulationLog
  const turns = yield* Turns
  const language = clientLanguage(briefing)
  const { simulated } = briefing.client
  const composed = yield* compose(held, turn, briefing, language)
  if (composed.kind === "lost") return "lost" as const
  if (composed.kind === "end") {
    const { ending } = composed
    if (simulated) {
      const said = ending.unsent?.content ?? `[stopped: ${ending.reason}]`
      yield* log.write(held, turn.id, "ai_output", said)
    }
    return next(yield* turns.finish(held, turn.id, ending))
  }
  const asked = yield* Clock.currentTimeMillis
  const queued = yield* turns.queueReply(held, turn.id, turn.upTo, {
    ...composed.reply,
    language,
    simulated,
    quotes: quotable(briefing.fresh),
  })
  if (queued === "lost") return "lost" as const
  if (queued === "moved") return "again" as const
  if (simulated) {
    const { ending, parts } = composed.reply
    // The model's own answers are in the log already; an apology is not the model's.
    if (ending.result === "apology") yield* log.write(held, turn.id, "ai_output", parts.join(""))
    return next(yield* turns.finish(held, turn.id, ending))
  }
  const closing = { turn: turn.id, ending: composed.reply.ending }
  const given = queued.permit && { permit: queued.permit, asked }
  return yield* send(held, queued.outgoing, { closing, given, delivered: false })
})

type Sending = {
  readonly closing: Closing
  readonly given?: GivenPermit | null
  /** Some part of the reply was sent by an earlier worker. */
  readonly delivered: boolean
}

const send = Effect.fnUntraced(function* (
  held: Held,
  outbox: readonly Outgoing[],
  { closing, given = null, delivered }: Sending,
) {
  const turns = yield* Turns
  const delivery = yield* deliver(held, outbox, { closing, given })
  if (delivery.kind === "lost") return "lost" as const
  if (delivery.kind === "finished") return next(delivery.more)
  if (delivery.kind === "waiting") {
    return next(yield* turns.release(held, delivery.until))
  }
  const out = delivery.delivered || delivered
  const ending: Ending = out ? closing.ending : { result: "cancelled", reason: "not_delivered" }
  return next(yield* turns.finish(held, closing.turn, ending))
})
