import * as Effect from "effect/Effect"
import { readLimits } from "../billing/read-limits.ts"
import { say } from "../shared/catalogue.ts"
import { isBlank } from "../shared/characters.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Digest } from "../shared/ports.ts"
import { Conflict, Invalid } from "../shared/refusals.ts"
import { notRemembered } from "./fragment-refusals.ts"
import {
  type Fragment,
  fit,
  formatFragments,
  isTooLarge,
  parseFragments,
  roomFor,
  withoutRepeats,
} from "./fragments.ts"
import { changesBetween, dropped } from "./history.ts"
import { memoryOf } from "./notebook.ts"
import { Notebooks } from "./ports.ts"
import { fragmentsOf } from "./revision.ts"

/** The owner rewrites the whole memory. `version`: the one that was read; if it has changed since, the edit is refused. */
export const editMemory = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  globalmemory: string,
  version: number | null,
) {
  const digest = yield* Digest
  const notebooks = yield* Notebooks

  const parsed = parseFragments(globalmemory.replaceAll("\r\n", "\n"))
  if (!parsed) return yield* new Invalid(say("memory_format"))
  const written = withoutRepeats(parsed.filter(({ content }) => !isBlank(content)))
  const blanks = parsed.filter(({ content }) => isBlank(content))
  const limits = yield* readLimits(owner)
  const { outcome, notebook } = yield* notebooks.revise(
    owner,
    chatbot,
    { by: "owner" },
    (notebook) => {
      if (version !== null && version !== notebook.version) return { outcome: "stale" as const }
      const before = fragmentsOf(notebook)
      if (!blanks.every((blank) => isOld(blank, before))) return { outcome: "blank" as const }
      if (written.some((fragment) => isTooLarge(fragment, before, limits.memory)))
        return { outcome: "too_large" as const }
      const fitted = fit(written, roomFor(before, limits.memory))
      return {
        outcome: "written" as const,
        globalmemory: formatFragments(fitted.fragments),
        changes: [...changesBetween(before, written), ...dropped(fitted.dropped)],
      }
    },
  )
  if (outcome === "blank") return yield* new Invalid(say("memory_format"))
  if (outcome === "too_large") return yield* notRemembered("too_large", limits.memory)
  if (outcome === "stale") return yield* new Conflict(say("stale"))
  return memoryOf(notebook, limits.memory, digest.hex)
})

/** Whether a fragment that shows nothing was not typed now: earlier versions kept such ones. They go with the next edit. */
const isOld = ({ id }: Fragment, before: readonly Fragment[]) =>
  before.some((fragment) => fragment.id === id && isBlank(fragment.content))
