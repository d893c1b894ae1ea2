import * as Effect from "effect/Effect"
import { z } from "zod/mini"
import type { Plans } from "../../billing/ports.ts"
import type { Notebooks } from "../../memory/ports.ts"
import { fragmentsOf } from "../../memory/revision.ts"
import { type SaveOutcome, saveMemory, updateMemory } from "../../memory/save-memory.ts"
import type { NotFound } from "../../shared/refusals.ts"
import { failed, parametersOf, type Tool, type ToolResult } from "../tool.ts"
import type { Briefing, Held } from "../turn.ts"
import { SAVE_MEMORY, UPDATE_MEMORY } from "./names.ts"

const Save = z.object({ content: z.string().check(z.minLength(1)) })
const Update = z.object({
  id: z.string().check(z.regex(/^\d{4}$/)),
  content: z.string().check(z.minLength(1)),
})
const SAVE = parametersOf(Save)
const UPDATE = parametersOf(Update)

/** The tools that save and correct memories, which every client may hear. The owner is notified of each (contract.md 4.3). */
export const memoryTools = (held: Held, briefing: Briefing): readonly Tool<Notebooks | Plans>[] => {
  const talk = {
    owner: held.owner,
    chatbot: held.chatbot,
    client: briefing.client.id,
    clientName: briefing.client.name,
    business: briefing.chatbot.name,
  }
  /** What each fact says as far as the model knows. */
  const known = new Map(
    fragmentsOf({ globalmemory: briefing.memory }).map((one) => [one.id, one.content]),
  )
  return [
    {
      name: SAVE_MEMORY,
      description: "Keeps a fact about the business that every client may know.",
      parameters: SAVE,
      run: Effect.fnUntraced(function* (args) {
        const read = Save.safeParse(args)
        if (!read.success) return failed("invalid_arguments", "content: a text")
        return yield* unlessGone(saveMemory(talk, read.data.content))
      }),
    },
    {
      name: UPDATE_MEMORY,
      description: "Corrects a fact of the memory, by its four-digit id.",
      parameters: UPDATE,
      run: Effect.fnUntraced(function* (args) {
        const read = Update.safeParse(args)
        if (!read.success) return failed("invalid_arguments", "id: four digits; content: a text")
        const { id, content } = read.data
        const outcome = yield* unlessGone(updateMemory(talk, id, content, known.get(id)))
        // Then it is its own words that it corrects next.
        if (outcome.ok) known.delete(id)
        return outcome
      }),
    },
  ]
}

/** The result of a save; if the bot was deleted meanwhile, a failure. */
const unlessGone = Effect.fnUntraced(function* <Needs>(
  saving: Effect.Effect<SaveOutcome, NotFound, Needs>,
) {
  return resultOf(
    yield* saving.pipe(
      Effect.catchTag("NotFound", ({ message }) =>
        Effect.succeed<SaveOutcome>({ kind: "not_found", message }),
      ),
    ),
  )
})

const resultOf = (outcome: SaveOutcome): ToolResult =>
  outcome.kind === "saved" ? { ok: true, id: outcome.id } : failed(outcome.kind, outcome.message)
