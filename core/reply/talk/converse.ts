import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { ModelFailed } from "../failures.ts"
import { FROZEN_MS } from "../limits.ts"
import type { ModelAnswer, ModelMessage } from "../model.ts"
import type { Turns } from "../ports.ts"
import { SHORT_HISTORY } from "../prompt/fit-context.ts"
import { toolNamed } from "../tool.ts"
import { changesCalendar } from "../tools/names.ts"
import type { Step, Stopped } from "../turn.ts"
import { type Asking, ask } from "./ask.ts"
import { type KeptSteps, keepSteps } from "./kept-steps.ts"
import { type Calling, runCall } from "./run-call.ts"
import {
  hasChanged,
  hasNotifiedOwner,
  hasPaused,
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

/**
 * Asks the model, runs the tools that it calls and asks again, until it answers with a text that nothing is objected to. Each
 * step is stored before the next begins. "lost": another worker holds the conversation now. `Stopped`: something has come since the
 * turn was opened for which it may not change the calendar, as the owner's own words to the client.
 */
export const converse = Effect.fnUntraced(function* <Needs>(talk: Talk<Needs>) {
  const kept = yield* keepSteps(talk.held, talk.turn)
  const { steps, keep } = kept
  const askModel = askerOf(talk)

  for (;;) {
    const end = yield* runCalls(talk, kept)
    if (end !== null) return end
    const objected = steps.find((step) => step.kind === "objection")
    const answer = yield* askModel(steps).pipe(
      Effect.catchTag("ModelFailed", (failure: ModelFailed) =>
        answerInstead(failure, steps, talk.legible),
      ),
    )
    if (answer.toolCalls.length === 0) {
      const text = answer.text ?? saidAsItPaused(steps)
      const objection = objected ? null : yield* talk.objectionTo(text, steps)
      if (objection === null) {
        const said = { text, paused: hasPaused(steps), ownerNotified: hasNotifiedOwner(steps) }
        return { ...said, steps, objected: objected?.text } satisfies Conversed
      }
      if (!(yield* keep({ kind: "objection", text, told: objection }))) return "lost" as const
      continue
    }
    const { text } = answer
    const toolCalls = answer.toolCalls.map((call) => ({
      ...call,
      name: toolNamed(talk.tools, call.name)?.name ?? call.name,
    }))
    if (!(yield* keep({ kind: "model", text, toolCalls }))) return "lost" as const
  }
})

/** Runs the calls that have no result yet. Null: all have one now. */
const runCalls = Effect.fnUntraced(function* <Needs>(talk: Talk<Needs>, kept: KeptSteps) {
  const { steps, keep, mayGoOn } = kept
  for (const { call, ordinal } of unanswered(steps)) {
    // Only the first call without a result may have been made: those behind it come after its result.
    const repeated = steps.length === talk.turn.steps.length
    if (changesCalendar(call.name)) {
      const asked = yield* Clock.currentTimeMillis
      const obstacle = yield* talk.obstacle(steps, repeated)
      if (obstacle) return obstacle
      kept.heldAt = asked
    }
    const stoodStill = (yield* Clock.currentTimeMillis) - kept.heldAt > FROZEN_MS
    if (stoodStill && !(yield* mayGoOn)) return "lost" as const
    const { step, settled } = yield* runCall(talk, call, { ordinal, repeated, mayGoOn })
    if (!(yield* keep(step, settled))) return "lost" as const
  }
  return null
})

/** Asks the model round by round. A prompt that is too long for it is tried once more, and from then on, with fewer messages. */
const askerOf = <Needs>(talk: Talk<Needs>) => {
  // Made once for all rounds, as reading the dates in the client's messages takes milliseconds.
  let shown = talk.prompt()
  let shortened = false
  return (steps: readonly Step[]) => {
    const rounds = steps.filter(({ kind }) => kind === "model").length
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

const WORDLESS: ModelAnswer = { text: null, toolCalls: [], cut: false }

/**
 * When the model fails after it called a person, that is what the client is told; after an objection, its first answer stands; and what
 * was done in the calendar is told without words of its own.
 */
const answerInstead = (
  failure: ModelFailed,
  steps: readonly Step[],
  legible: Talk<never>["legible"],
): Effect.Effect<ModelAnswer, ModelFailed> => {
  const objected = steps.find((step) => step.kind === "objection")
  if (hasPaused(steps)) return Effect.succeed(WORDLESS)
  if (objected) return Effect.succeed({ ...WORDLESS, text: objected.text })
  if (hasChanged(steps)) return Effect.succeed(WORDLESS)
  const noted = failure.why === "empty" ? saidAsItNoted(steps) : ""
  return legible(noted) === "" ? Effect.fail(failure) : Effect.succeed({ ...WORDLESS, text: noted })
}
