import type * as Effect from "effect/Effect"
import { z } from "zod/mini"
import type { Settlement } from "../calendar/ports.ts"
import type { OwnEvent } from "../calendar/privacy.ts"
import type { ToolSpec } from "./model.ts"
import type { ToolName } from "./tools/names.ts"

/** What a tool answers the model (contract.md 4.3). `settled` is stored with the step, and not shown to the model. */
export type ToolResult =
  | ({ readonly ok: true; readonly settled?: Settlement } & Record<string, unknown>)
  | {
      readonly ok: false
      readonly settled?: undefined
      readonly error: ToolError
      readonly message: string
      /** Other times that are free, when the one asked for is not. */
      readonly alternatives?: readonly Times[]
      /** The client's own appointments at the time asked for. */
      readonly own?: readonly OwnEvent[]
    }

export type Times = { readonly start_time: string; readonly end_time: string }

export type ToolError =
  | "not_connected"
  | "forbidden"
  | "not_found"
  | "unavailable"
  | "try_later"
  | "limit"
  | "refused"
  | "invalid_arguments"
  | "unknown_tool"

/** A tool, made for one client of one chatbot: whose data it touches is no argument that a model could get wrong. */
export type Tool<Needs = never> = ToolSpec & {
  readonly name: ToolName
  readonly run: (args: unknown, call: Call) => Effect.Effect<ToolResult, never, Needs>
  /** When it succeeds the conversation is paused; the turn's own reply is sent all the same. */
  readonly pauses?: boolean
  /** The model is not shown it, for want of a connection: only a call that an earlier worker may have made already is made again. */
  readonly withdrawn?: boolean
}

/** One call of the model's. */
export type Call = {
  /** Identifies it among those of all turns: run again with the same key, it has no second effect. */
  readonly key: string
  /** An earlier worker, which died, may have made it already. */
  readonly repeated: boolean
  /** Asks whether this worker still has the conversation: of one that stood still, another has it, and may have made the call. */
  readonly mayGoOn: Effect.Effect<boolean>
}

/** Finds the tool that a model means: some write `functions.x`, `X` or `x<|channel|>json` for x. Undefined: there is none. */
export const toolNamed = <Each extends ToolSpec>(
  tools: readonly Each[],
  written: string,
): Each | undefined => {
  const meant = bare(written)
  return (
    tools.find(({ name }) => name === written) ?? tools.find(({ name }) => bare(name) === meant)
  )
}

const bare = (name: string) =>
  name
    .replace(/<\|.*$/s, "")
    .replace(/^.*[.:/]/s, "")
    .replace(/[\W_]/g, "")
    .toLowerCase()

export const failed = (error: ToolError, message: string): ToolResult => ({
  ok: false,
  error,
  message,
})

/** A shape as the JSON schema that providers take. */
export const parametersOf = (shape: z.ZodMiniType): object => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: "input" })
  return schema
}
