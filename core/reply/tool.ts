import type { Effect } from "effect"
import { z } from "zod/mini"
import type { ToolSpec } from "./model.ts"

/** What the model reads of a tool's run (contract.md 4.3). */
export type ToolResult =
  | ({ readonly ok: true } & Record<string, unknown>)
  | {
      readonly ok: false
      readonly error: ToolError
      readonly message: string
      /** Other times that are free, when the one asked for is not. */
      readonly alternatives?: readonly Times[]
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

/** A tool, made for one client of one chatbot: privacy is not an argument that the model could get wrong. */
export type Tool<Needs = never> = ToolSpec & {
  /** `key` names this call within all turns: the same call run again is the same effect. */
  readonly run: (args: unknown, key: string) => Effect.Effect<ToolResult, never, Needs>
  /** Its success pauses the conversation; the turn's own reply goes out all the same. */
  readonly pauses?: boolean
}

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
