import * as Effect from "effect/Effect"
import { receiptSentence } from "../../calendar/receipt-words.ts"
import { say } from "../../shared/catalogue.ts"
import { clean } from "../../shared/characters.ts"
import type { Language } from "../../shared/language.ts"
import { MAX_CALLS } from "../limits.ts"
import type { ToolCall } from "../model.ts"
import { type Call, failed, type Tool } from "../tool.ts"
import type { OpenTurn, Step } from "../turn.ts"

export type Calling<Needs> = {
  readonly turn: OpenTurn
  readonly tools: readonly Tool<Needs>[]
  readonly language: Language
}

/** A call as it is made: `ordinal` is its position among the calls of the turn, from 0. */
type Making = Omit<Call, "key"> & { readonly ordinal: number }

/** Runs one tool call of the model's; answers the step to be stored. */
export const runCall = Effect.fnUntraced(function* <Needs>(
  { turn, tools, language }: Calling<Needs>,
  call: ToolCall,
  making: Making,
) {
  const tool = tools.find(({ name }) => name === call.name)
  const { settled, ...result } = yield* runTool(tool, call, { turnId: turn.id, ...making })
  const step: Step = {
    kind: "result",
    callId: call.id,
    name: call.name,
    ok: result.ok,
    content: JSON.stringify(result),
    ...(result.ok && tool?.pauses ? { paused: true } : {}),
    ...(settled ? { receipt: receiptSentence(settled.receipt, language) } : {}),
  }
  return { step, settled }
})

const runTool = Effect.fnUntraced(function* <Needs>(
  tool: Tool<Needs> | undefined,
  call: ToolCall,
  { turnId, ordinal, ...how }: Making & { readonly turnId: string },
) {
  if (!tool) return failed("unknown_tool", `There is no tool ${call.name.slice(0, 60)}.`)
  if (tool.withdrawn && !how.repeated)
    return failed("not_connected", say("calendar_not_connected").message)
  if (ordinal >= MAX_CALLS) return failed("limit", "Too many calls in one turn.")
  const args = parseArguments(call.arguments)
  if (args === undefined) return failed("invalid_arguments", "The arguments are not JSON.")
  return yield* tool.run(args, { key: `${turnId}:${ordinal}`, ...how })
})

/** Undefined: not JSON. Strings are cleaned of what PostgreSQL cannot store: models write NUL characters for accented letters. */
const parseArguments = (text: string): unknown => {
  const cleaned = (_: string, value: unknown) => (typeof value === "string" ? clean(value) : value)
  try {
    return text.trim() === "" ? {} : JSON.parse(text, cleaned)
  } catch {
    return undefined
  }
}
