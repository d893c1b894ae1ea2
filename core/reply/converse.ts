import { Effect } from "effect"
import type { Settlement } from "../calendar/ports.ts"
import { clean } from "../shared/clean.ts"
import { ModelFailed } from "./failures.ts"
import type { ModelAnswer, ModelMessage, ToolCall } from "./model.ts"
import { Model, SimulationLog, Turns } from "./ports.ts"
import { SHORT_HISTORY } from "./prompt/room.ts"
import { failed, type Tool, type ToolResult, toolNamed } from "./tool.ts"
import {
  type Held,
  MAX_CALLS,
  MAX_ROUNDS,
  NOTIFY_OWNER,
  type OpenTurn,
  PAUSE_CONVERSATION,
  type Step,
} from "./turn.ts"

export type Conversed = {
  readonly text: string
  /** All steps of the turn so far, stored. */
  readonly steps: readonly Step[]
  readonly paused: boolean
  /** The model has told the owner something. */
  readonly told: boolean
}

type Talk<Needs> = {
  readonly held: Held
  readonly turn: OpenTurn
  /** With all that is shown of the conversation, or its last `window` messages. */
  readonly prompt: (window?: number) => readonly ModelMessage[]
  readonly tools: readonly Tool<Needs>[]
  readonly simulated: boolean
  /** What of an answer's words a client may read. */
  readonly readable: (text: string) => string
  /** What is wrong with an answer's words; null: nothing. The model is told once a turn, and answers again. */
  readonly object: (text: string) => Effect.Effect<string | null, never, Needs>
}

const WORDLESS: ModelAnswer = { text: null, toolCalls: [], cut: false }

/** Model, tools, model, until there is text. "lost": another worker holds the conversation now. */
export const converse = Effect.fn("converse")(function* <Needs>(talk: Talk<Needs>) {
  const turns = yield* Turns
  const { held, turn, tools } = talk
  const steps = [...turn.steps]
  // Once for all rounds: to read the dates in what the client said takes milliseconds.
  let shown = talk.prompt()
  let shortened = false
  const keep = Effect.fn("keep")(function* (step: Step, settled: Settlement | null = null) {
    steps.push(step)
    return yield* turns.saveStep(held, turn.id, steps.length, step, settled)
  })

  for (;;) {
    for (const { call, ordinal } of unanswered(steps)) {
      const tool = tools.find(({ name }) => name === call.name)
      const { settled, ...result }: ToolResult = !tool
        ? failed("unknown_tool", `There is no tool ${call.name.slice(0, 60)}.`)
        : ordinal >= MAX_CALLS
          ? failed("limit", "Too many calls in one turn.")
          : yield* runTool(tool, call, `${turn.id}:${ordinal}`)
      const step: Step = {
        kind: "result",
        callId: call.id,
        name: call.name,
        ok: result.ok,
        content: JSON.stringify(result),
        ...(result.ok && tool?.pauses ? { paused: true } : {}),
      }
      const stored = yield* keep(step, settled)
      if (!stored) return "lost" as const
    }
    const rounds = steps.filter(({ kind }) => kind === "model").length
    const paused = steps.some((step) => step.kind === "result" && step.paused)
    const asked = () => ask(talk, [...shown, ...stepMessages(steps)], rounds)
    const answer = yield* asked().pipe(
      // What does not fit is tried once more with less of it.
      Effect.catchTag("ModelFailed", (failure: ModelFailed) => {
        if (failure.why !== "too-long" || shortened) return Effect.fail(failure)
        shown = talk.prompt(SHORT_HISTORY)
        shortened = true
        return asked()
      }),
      // A person has been called: whatever fails after that, the client is told so.
      Effect.catchTag("ModelFailed", (failure: ModelFailed) =>
        paused ? Effect.succeed(WORDLESS) : Effect.fail(failure),
      ),
    )
    if (answer.toolCalls.length === 0) {
      const text = answer.text ?? saidAsItPaused(steps)
      const objected = steps.some(({ kind }) => kind === "objection")
      const told = objected ? null : yield* talk.object(text)
      if (told === null) return { text, steps, paused, told: hasTold(steps) } satisfies Conversed
      if (!(yield* keep({ kind: "objection", text, told }))) return "lost" as const
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

const hasTold = (steps: readonly Step[]) =>
  steps.some((step) => step.kind === "result" && step.ok && step.name === NOTIFY_OWNER)

/** The words beside the call of a person: some models say nothing after it. */
const saidAsItPaused = (steps: readonly Step[]) => {
  const call = steps.findLast(
    (step) =>
      step.kind === "model" && step.toolCalls.some(({ name }) => name === PAUSE_CONVERSATION),
  )
  return call?.kind === "model" ? (call.text ?? "") : ""
}

/** One answer with words or tool calls in it. */
const ask = Effect.fn("ask")(function* <Needs>(
  { held, turn, tools, simulated, readable }: Talk<Needs>,
  messages: readonly ModelMessage[],
  rounds: number,
) {
  const model = yield* Model
  const log = yield* SimulationLog
  for (const budget of [1, 4] as const) {
    const request = { messages, tools, budget }
    if (simulated) {
      yield* log.write(held, turn.id, "ai_input", JSON.stringify({ messages }, null, 2))
    }
    const answer: ModelAnswer = yield* model.answer(request)
    if (simulated) yield* log.write(held, turn.id, "ai_output", rawText(answer))
    if (answer.toolCalls.length > 0) {
      if (rounds < MAX_ROUNDS) return answer
      return yield* new ModelFailed({ why: "refused", detail: "rounds used up" })
    }
    const text = answer.cut ? withoutTornNumber(answer.text ?? "") : (answer.text ?? "")
    if (readable(text) !== "") return { ...answer, text }
    // Reasoning can eat the whole budget, also where it stands among the words: once more with a larger one.
    if (!answer.cut) break
  }
  return yield* new ModelFailed({ why: "empty", detail: "no text" })
})

/** Where an answer was cut off in a price or a time, half of one would be another: "4" of "40 €". */
const withoutTornNumber = (text: string) =>
  text.replace(/(?<!\S)\S+$/, (last) => (/\d/.test(last) ? (last === text ? "" : "…") : last))

const runTool = Effect.fn("runTool")(function* <Needs>(
  tool: Tool<Needs>,
  call: ToolCall,
  key: string,
) {
  const args = parseArguments(call.arguments)
  if (args === undefined) return failed("invalid_arguments", "The arguments are not JSON.")
  return yield* tool.run(args, key)
})

/** Its strings as PostgreSQL can hold them: models write NUL characters where they mean accents. */
const parseArguments = (text: string): unknown => {
  const cleaned = (_: string, value: unknown) => (typeof value === "string" ? clean(value) : value)
  try {
    const value = text.trim() === "" ? {} : JSON.parse(text, cleaned)
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Calls of the last answer that have no result yet, with their place in the turn: all of them, or the rest after a crash.
 * Counted, not matched by id: models repeat their ids.
 */
const unanswered = (steps: readonly Step[]) => {
  const last = steps.findLastIndex(({ kind }) => kind === "model")
  const step = steps[last]
  if (step?.kind !== "model") return []
  const before = steps
    .slice(0, last)
    .reduce((sum, each) => sum + (each.kind === "model" ? each.toolCalls.length : 0), 0)
  const answered = steps.length - last - 1
  return step.toolCalls.map((call, index) => ({ call, ordinal: before + index })).slice(answered)
}

const stepMessages = (steps: readonly Step[]) => steps.flatMap(messagesOf)

const messagesOf = (step: Step): readonly ModelMessage[] => {
  switch (step.kind) {
    case "model":
      return [{ role: "assistant", content: step.text, toolCalls: step.toolCalls }]
    case "result":
      return [{ role: "tool", callId: step.callId, content: step.content }]
    case "objection":
      return [
        { role: "assistant", content: step.text, toolCalls: [] },
        { role: "user", content: step.told },
      ]
  }
}

const rawText = ({ text, toolCalls }: ModelAnswer) =>
  toolCalls.length > 0
    ? JSON.stringify({ content: text, tool_calls: toolCalls }, null, 2)
    : (text ?? "")
