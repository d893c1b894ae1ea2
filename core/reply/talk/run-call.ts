import { Effect } from "effect"
import { receiptSentence } from "../../calendar/receipt-words.ts"
import { clean } from "../../shared/characters.ts"
import type { Language } from "../language.ts"
import type { ToolCall } from "../model.ts"
import { failed, type Tool, type ToolResult } from "../tool.ts"
import { MAX_CALLS, type OpenTurn, type Step } from "../turn.ts"

export type Calling<Needs> = {
  readonly turn: OpenTurn
  readonly tools: readonly Tool<Needs>[]
  readonly language: Language
}

/** What a call of the model's comes to, as the step that it is kept as. `ordinal`: which call of the turn it is. */
export const runCall = Effect.fnUntraced(function* <Needs>(
  { turn, tools, language }: Calling<Needs>,
  call: ToolCall,
  ordinal: number,
) {
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
    ...(settled ? { receipt: receiptSentence(settled.receipt, language) } : {}),
  }
  return { step, settled }
})

const runTool = Effect.fnUntraced(function* <Needs>(
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
    return text.trim() === "" ? {} : JSON.parse(text, cleaned)
  } catch {
    return undefined
  }
}
