import { z } from "zod/mini"
import { withNewlines } from "../shared/characters.ts"
import { textTokens } from "../shared/tokens.ts"
import { escapingOf } from "./escaping.ts"

/** One thing a chatbot remembers, whoever it talks to. Ids run from 0001 to 9999. */
export type Fragment = { readonly id: string; readonly content: string }

export const FragmentId = z.string().check(z.regex(/^(?!0000)\d{4}$/))

const HIGHEST_ID = 9999
/** id "[" content "]", where content holds no bare `]`, backslash or newline (contract.md 5). */
const FRAGMENT = /^((?!0000)\d{4})\[((?:[^\\\]\n]|\\[\\\]n])+)\]$/

const { escaped, unescaped } = escapingOf("]")

/** The fragments of a memory text, in its order; null: it does not have the form 0001[Texto]. */
export const parseFragments = (globalmemory: string): readonly Fragment[] | null => {
  if (globalmemory === "") return []
  const found = globalmemory.split("\n").map((line) => FRAGMENT.exec(line))
  const fragments = found.flatMap((match) =>
    // Other line breaks are those of an earlier version, which kept them as they came.
    match?.[1] && match[2] ? [{ id: match[1], content: withNewlines(unescaped(match[2])) }] : [],
  )
  const ids = new Set(fragments.map(({ id }) => id))
  return ids.size === found.length ? fragments : null
}

/** The memory text of fragments: what `parseFragments` reads. */
export const formatFragments = (fragments: readonly Fragment[]): string =>
  fragments.map(({ id, content }) => `${id}[${escaped(content)}]`).join("\n")

/** What fragments take of the tokens that a plan has for memory. */
export const memoryTokens = (fragments: readonly Fragment[]): number =>
  fragments.reduce((sum, { content }) => sum + textTokens(content), 0)

export type Fitted = {
  readonly fragments: readonly Fragment[]
  /** The fragments that were dropped, oldest first. */
  readonly dropped: readonly Fragment[]
}

/** "When over the limit the oldest fragments are dropped" (spec section 5): the lowest ids, never `keep`. */
export const fit = (fragments: readonly Fragment[], limit: number, keep?: string): Fitted => {
  const oldest = fragments
    .filter(({ id }) => id !== keep)
    .toSorted((a, b) => Number(a.id) - Number(b.id))
  const dropped: Fragment[] = []
  let tokens = memoryTokens(fragments)
  for (const fragment of oldest) {
    if (tokens <= limit) break
    dropped.push(fragment)
    tokens -= textTokens(fragment.content)
  }
  return { fragments: fragments.filter((fragment) => !dropped.includes(fragment)), dropped }
}

/**
 * How much these fragments may take once something is changed or added: the limit, or what they take now, above the limit of a
 * smaller plan. Such a plan deletes nothing (contract.md 3.4), also while it holds only because a payment is late: what is added
 * pushes out no more than it takes.
 */
export const roomFor = (fragments: readonly Fragment[], limit: number): number =>
  Math.max(limit, memoryTokens(fragments))

/** Whether a fragment, as it is to be, takes more than one may: the limit, or what the one with its id takes now. */
export const isTooLarge = (
  { id, content }: Fragment,
  fragments: readonly Fragment[],
  limit: number,
): boolean => {
  const now = fragments.filter((fragment) => fragment.id === id)
  return textTokens(content) > roomFor(now, limit)
}

/** Of fragments with the same content, the first alone. */
export const withoutRepeats = (fragments: readonly Fragment[]): readonly Fragment[] => {
  const first = new Map(fragments.toReversed().map(({ id, content }) => [content, id]))
  return fragments.filter(({ id, content }) => first.get(content) === id)
}

export type Added =
  | ({ readonly kind: "added"; readonly fragment: Fragment } & Fitted)
  /** It was there already: "identical global memory content is not added twice". */
  | { readonly kind: "same"; readonly fragment: Fragment }
  | { readonly kind: "too_large" | "full" }

/** The next id is the highest plus one. Null: there is none left. */
export const nextId = (fragments: readonly Fragment[]): string | null => {
  const next = Math.max(0, ...fragments.map(({ id }) => Number(id))) + 1
  return next > HIGHEST_ID ? null : String(next).padStart(4, "0")
}

/** Adds a content under the next id. */
export const withFragmentAdded = (
  fragments: readonly Fragment[],
  content: string,
  limit: number,
): Added => {
  const same = fragments.find((fragment) => fragment.content === content)
  if (same) return { kind: "same", fragment: same }
  if (textTokens(content) > limit) return { kind: "too_large" }
  const id = nextId(fragments)
  if (id === null) return { kind: "full" }
  const fragment = { id, content }
  return {
    kind: "added",
    fragment,
    ...fit([...fragments, fragment], roomFor(fragments, limit), id),
  }
}

export type Changed =
  | ({ readonly kind: "changed"; readonly before: string } & Fitted)
  /** `fragment` has the new words already; it may be another than the one that was to be changed, which says `before`. */
  | { readonly kind: "same"; readonly fragment: Fragment; readonly before: string }
  | { readonly kind: "not_found" | "empty" | "too_large" }

/** Changes the words of a fragment. If another fragment has the new words already, nothing is changed. */
export const withFragmentChanged = (
  fragments: readonly Fragment[],
  id: string,
  content: string,
  limit: number,
): Changed => {
  if (fragments.length === 0) return { kind: "empty" }
  const before = fragments.find((fragment) => fragment.id === id)
  if (!before) return { kind: "not_found" }
  const same = [before, ...fragments].find((fragment) => fragment.content === content)
  if (same) return { kind: "same", fragment: same, before: before.content }
  if (isTooLarge({ id, content }, fragments, limit)) return { kind: "too_large" }
  const changed = fragments.map((fragment) => (fragment.id === id ? { id, content } : fragment))
  const fitted = fit(changed, roomFor(fragments, limit), id)
  return { kind: "changed", before: before.content, ...fitted }
}

export type Removed =
  | {
      readonly kind: "removed"
      readonly fragment: Fragment
      readonly fragments: readonly Fragment[]
    }
  | { readonly kind: "not_found" | "empty" }

export const withoutFragment = (fragments: readonly Fragment[], id: string): Removed => {
  if (fragments.length === 0) return { kind: "empty" }
  const fragment = fragments.find((one) => one.id === id)
  if (!fragment) return { kind: "not_found" }
  return { kind: "removed", fragment, fragments: fragments.filter((one) => one.id !== id) }
}

/** "The memory editor warns when length times 0.3 exceeds the token limit" (spec section 5). */
export const editorWarns = (typed: string, limit: number): boolean => typed.length * 0.3 > limit
