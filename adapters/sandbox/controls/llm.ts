import { z } from "zod"
import { ScriptedAnswer } from "../llm/completions.ts"
import type { SandboxWorld } from "../sandbox.ts"
import { control, controls } from "./control.ts"

const Script = z.object({ answers: z.array(ScriptedAnswer).max(10_000) })

/** What the model shall say next. */
export const llmControls = ({ llm }: SandboxWorld) =>
  controls().post(
    "/llm/script",
    control(Script, ({ answers }) => ({ queued: llm.script(answers) })),
  )
