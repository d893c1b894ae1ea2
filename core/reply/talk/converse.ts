import { Clock, Effect } from "effect"
import type { Settlement } from "../../calendar/ports.ts"
import type { ModelFailed } from "../failures.ts"
import { FROZEN_MS } from "../limits.ts"
import type { ModelAnswer, ModelMessage } from "../model.ts"
import { Turns } from "../ports.ts"
import { SHORT_HISTORY } from "../prompt/fit-context.ts"
import { toolNamed } from "../tool.ts"
import { changesCalendar } from "../tools/names.ts"
import type { Step, Stopped } from "../turn.ts"
import { type Asking, ask } from "./ask.ts"
import { type Calling, runCall } from "./run-call.ts"
import {
  hasNotifiedOwner,
  saidAsItNoted,
  saidAsItPaused,
  stepMessages,
  unanswered,
} from "./steps.ts"

export type Conversed = {
  readonly text: string
  /** All steps of the turn so far, stored. */
  readonly steps: readonly Step[]
  readonly paused: boolean
  /** The model has told the owner something. */
  readonly ownerNotified: boolean
  /** The model's first answer, if it was objected to. */
  readonly objected: string | undefined
}

type Talk<Needs> = Asking<Needs> &
  Calling<Needs> & {
    /** The messages that the model is asked with; `window`: with no more than so many messages of the conversation. */
    readonly prompt: (window?: number) => readonly ModelMessage[]
    /** What is wrong with an answer, given the turn's steps; null: nothing. The model is told so once a turn, and answers again. */
    readonly objectionTo: (
      text: string,
      steps: readonly Step[],
    ) => Effect.Effect<string | null, never, Needs>
    /**
     * Why the turn may not change the calendar now, given its steps and whether an earlier worker may have made the next call; null:
     * it may.
     */
    readonly obstacle: (
      steps: readonly Step[],
      repeated: boolean,
    ) => Effect.Effect<Stopped | "lost" | null, never, Needs | Turns>
  }

const WORDLESS: ModelAnswer = { text: null, toolCalls: [], cut: false }

/**
 * Asks the model, runs the tools that it calls and asks again, until it answers with a text that nothing is objected to. Each
 * step is stored before the next begins. "lost": another worker holds the conversation now. `Stopped`: something has come since the
 * turn was opened for which it may not change the calendar, as the owner's own words to the client.
 */
export const converse = Effect.fnUntraced(function* <Needs>(talk: Talk<Needs>) {
  const turns = yield* Turns
  const { held, turn, tools } = talk
  const steps = [...turn.steps]
  const askIn = askerOf(talk)
  // When the database was last asked, and the conversation thus known to be this worker's; milliseconds since 1970.
  let heldAt = 0
  const keep = Effect.fnUntraced(function* (step: Step, settled?: Settlement) {
    steps.push(step)
    const asked = yield* Clock.currentTimeMillis
    const kept = yield* turns.saveStep(held, turn.id, steps.length, step, settled ?? null)
    if (kept) heldAt = asked
    return kept
  })
  // A step that is stored stays as it is, so storing the last one again only asks.
  const mayGoOn = Effect.suspend(() => {
    const last = steps.at(-1)
    return last ? turns.saveStep(held, turn.id, steps.length, last, null) : Effect.succeed(true)
  })

  for (;;) {
    for (const { call, ordinal } of unanswered(steps)) {
      // Only the first call without a result may have been made: those behind it come after its result.
      const repeated = steps.length === turn.steps.length
      if (changesCalendar(call.name)) {
        const asked = yield* Clock.currentTimeMillis
        const obstacle = yield* talk.obstacle(steps, repeated)
        if (obstacle) return obstacle
        heldAt = asked
      }
      const stoodStill = (yield* Clock.currentTimeMillis) - heldAt > FROZEN_MS
      if (stoodStill && !(yield* mayGoOn)) return "lost" as const
      const { step, settled } = yield* runCall(talk, call, { ordinal, repeated, mayGoOn })
      if (!(yield* keep(step, settled))) return "lost" as const
    }
    const rounds = steps.filter(({ kind }) => kind === "model").length
    const paused = steps.some((step) => step.kind === "result" && step.paused)
    const objected = steps.find((step) => step.kind === "objection")
    const answer = yield* askIn(steps, rounds).pipe(
      // When the model fails after it called a person, that is what the client is told; after an objection, its first answer stands.
      Effect.catchTag("ModelFailed", (failure: ModelFailed) => {
        if (paused) return Effect.succeed(WORDLESS)
        if (objected) return Effect.succeed({ ...WORDLESS, text: objected.text })
        const noted = failure.why === "empty" ? saidAsItNoted(steps) : ""
        return talk.readable(noted) === ""
          ? Effect.fail(failure)
          : Effect.succeed({ ...WORDLESS, text: noted })
      }),
    )
    if (answer.toolCalls.length === 0) {
      const text = answer.text ?? saidAsItPaused(steps)
      const objection = objected ? null : yield* talk.objectionTo(text, steps)
      if (objection === null) {
        const said = { text, ownerNotified: hasNotifiedOwner(steps), objected: objected?.text }
        return { ...said, steps, paused } satisfies Conversed
      }
      if (!(yield* keep({ kind: "objection", text, told: objection }))) return "lost" as const
      continue
    }
    const { text } = answer
    const toolCalls = answer.toolCalls.map((call) => ({
      ...call,
      name: toolNamed(tools, call.name)?.name ?? call.name,
    }))
    if (!(yield* keep({ kind: "model", text, toolCalls }))) return "lost" as const
  }
})

/** Asks the model round by round. A prompt that is too long for it is tried once more, and from then on, with fewer messages. */
const askerOf = <Needs>(talk: Talk<Needs>) => {
  // Made once for all rounds, as reading the dates in the client's messages takes milliseconds.
  let shown = talk.prompt()
  let shortened = false
  return (steps: readonly Step[], rounds: number) => {
    const asked = () => ask(talk, [...shown, ...stepMessages(steps)], rounds)
    return asked().pipe(
      Effect.catchTag("ModelFailed", (failure: ModelFailed) => {
        if (failure.why !== "too-long" || shortened) return Effect.fail(failure)
        shown = talk.prompt(SHORT_HISTORY)
        shortened = true
        return asked()
      }),
    )
  }
}
