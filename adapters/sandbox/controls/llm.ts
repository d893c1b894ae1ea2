import { z } from "zod"
import type { SandboxWorld } from "../sandbox.ts"
import { control, controls } from "./control.ts"

const ScriptedAnswer = z.object({
  content: z.unknown().optional(),
  tool_calls: z.array(z.object({ name: z.string(), arguments: z.unknown() })).optional(),
  finish_reason: z.string().nullable().optional(),
  status: z.int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
})
const Script = z.object({ answers: z.array(ScriptedAnswer).max(10_000) })

/** What the model shall say next. */
export const llmControls = ({ llm }: SandboxWorld) =>
  controls().post(
    "/llm/script",
    control(Script, ({ answers }) => ({ queued: llm.script(answers) })),
  )
