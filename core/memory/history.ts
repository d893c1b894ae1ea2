import { withNewlines } from "../shared/characters.ts"
import type { MEMORY_ACTIONS } from "./entry.ts"
import { type Fitted, type Fragment, fit, isTooLarge, nextId, roomFor } from "./fragments.ts"

type Action = (typeof MEMORY_ACTIONS)[number]

/** One line of the history, before it has an id and a time. */
export type Change = {
  readonly action: Action
  readonly fragment: Fragment
  /** What a changed fragment said. */
  readonly before: string | null
}

export const added = (fragment: Fragment): Change => ({ action: "added", fragment, before: null })
export const removed = (fragment: Fragment): Change => ({
  action: "removed",
  fragment,
  before: null,
})
export const dropped = (fragments: readonly Fragment[]): readonly Change[] =>
  fragments.map((fragment) => ({ action: "dropped", fragment, before: null }))

/** The changes from one memory to another, fragment by fragment. */
export const changesBetween = (
  before: readonly Fragment[],
  after: readonly Fragment[],
): readonly Change[] => {
  const old = new Map(before.map(({ id, content }) => [id, content]))
  const kept = new Set(after.map(({ id }) => id))
  return [
    ...before.filter(({ id }) => !kept.has(id)).map(removed),
    ...after.flatMap((fragment): readonly Change[] => {
      const was = old.get(fragment.id)
      if (was === undefined) return [added(fragment)]
      return was === fragment.content ? [] : [{ action: "changed", fragment, before: was }]
    }),
  ]
}

/**
 * The memory without a change, which may be over its limit; "same": it holds again what was taken out. Null: the fragment has been
 * changed again since, or another has got the words that it had, or there is no id left, so the change cannot be undone.
 */
const without = (
  fragments: readonly Fragment[],
  { action, ...kept }: Change,
): { readonly fragments: readonly Fragment[]; readonly change: Change } | "same" | null => {
  // An earlier version kept other line breaks as they came.
  const fragment = { ...kept.fragment, content: withNewlines(kept.fragment.content) }
  const before = kept.before === null ? null : withNewlines(kept.before)
  const now = fragments.find(({ id }) => id === fragment.id)
  const untouched = now?.content === fragment.content
  const holds = (content: string) => fragments.some((one) => one.content === content)
  switch (action) {
    case "added":
      return untouched
        ? {
            fragments: fragments.filter(({ id }) => id !== fragment.id),
            change: removed(fragment),
          }
        : null
    case "changed": {
      if (!untouched || before === null || holds(before)) return null
      const back = { id: fragment.id, content: before }
      return {
        fragments: fragments.map((one) => (one.id === back.id ? back : one)),
        change: { action: "changed", fragment: back, before: fragment.content },
      }
    }
    case "removed":
    case "dropped": {
      if (holds(fragment.content)) return "same"
      // The id of the last fragment comes again once that was taken out.
      const id = now ? nextId(fragments) : fragment.id
      if (id === null) return null
      const back = { id, content: fragment.content }
      return { fragments: [...fragments, back], change: added(back) }
    }
  }
}

/** Whether undoing a change would change anything. */
export const canUndo = (fragments: readonly Fragment[], change: Change): boolean => {
  const undone = without(fragments, change)
  return undone !== null && undone !== "same"
}

/** The memory without a change, within its limit; "same" and null as above. "too_large": what would come back is over the limit alone. */
export const undo = (
  fragments: readonly Fragment[],
  change: Change,
  limit: number,
): (Fitted & { readonly change: Change }) | "same" | "too_large" | null => {
  const undone = without(fragments, change)
  if (undone === null || undone === "same") return undone
  const { action, fragment } = undone.change
  // Where something is only taken out, nothing else has to go.
  if (action === "removed") return { ...undone, dropped: [] }
  // On a smaller plan than it was written on, it would push out all the others and still not fit.
  if (isTooLarge(fragment, fragments, limit)) return "too_large"
  return { ...undone, ...fit(undone.fragments, roomFor(fragments, limit), fragment.id) }
}
