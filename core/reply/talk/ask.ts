import * as Effect from "effect/Effect"
import { ModelFailed } from "../failures.ts"
import { MAX_ROUNDS } from "../limits.ts"
import type { ModelAnswer, ModelMessage } from "../model.ts"
import { Model, SimulationLog } from "../ports.ts"
import type { Tool } from "../tool.ts"
import type { Held, OpenTurn } from "../turn.ts"

export type Asking<Needs> = {
  readonly held: Held
  readonly turn: OpenTurn
  readonly tools: readonly Tool<Needs>[]
  readonly simulated: boolean
  /** An answer's words without what is meant for programs. */
  readonly legible: (text: string) => string
}

/** Asks the model until it answers with tool calls, or with words. `rounds`: how often it was asked before. */
export const ask = Effect.fnUntraced(function* <Needs>(
  { held, turn, tools, simulated, legible }: Asking<Needs>,
  messages: readonly ModelMessage[],
  rounds: number,
) {
  const model = yield* Model
  const log = yield* SimulationLog
  const shown = tools.filter(({ withdrawn }) => !withdrawn)
  for (const budget of [1, 4] as const) {
    const request = { chatbot: held.chatbot, messages, tools: shown, budget }
    const showAsked = Effect.fnUntraced(function* (by?: string) {
      yield* log.write(held, turn.id, "ai_input", yield* model.raw(request, by))
    })
    if (simulated) yield* showAsked()
    const answer: ModelAnswer = yield* model.answer(request)
    // The first model failed, and another was asked.
    if (simulated && answer.by !== undefined) yield* showAsked(answer.by)
    if (simulated) yield* log.write(held, turn.id, "ai_output", rawText(answer))
    if (answer.toolCalls.length > 0) {
      if (rounds < MAX_ROUNDS) return answer
      return yield* new ModelFailed({ why: "refused", detail: "rounds used up" })
    }
    const text = answer.cut ? withoutTornNumber(answer.text ?? "") : (answer.text ?? "")
    if (legible(text) !== "") return { ...answer, text }
    // Reasoning may have used up the whole budget: the model is asked once more with a larger one.
    if (!answer.cut) break
  }
  return yield* new ModelFailed({ why: "empty", detail: "no text" })
})

/** Drops a number at the end of an answer that was cut off: "4" may be the beginning of "40 €". */
const withoutTornNumber = (text: string) => {
  const [last = ""] = /(?<!\S)\S+$/.exec(text) ?? []
  if (!/\d/.test(last)) return text
  return last === text ? "" : `${text.slice(0, -last.length)}…`
}

const rawText = ({ text, toolCalls }: ModelAnswer) =>
  toolCalls.length > 0
    ? JSON.stringify({ content: text, tool_calls: toolCalls }, null, 2)
    : (text ?? "")
