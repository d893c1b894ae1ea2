import type { Fragment } from "../../../../core/memory/fragments.ts"

/** Whether any note is there no more: the oldest goes when there is no room for all. */
export const anyWent = (before: readonly Fragment[], after: readonly Fragment[]) => {
  const kept = new Set(after.map(({ id }) => id))
  return before.some(({ id }) => !kept.has(id))
}
