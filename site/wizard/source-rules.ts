import { estimateTokens } from "../../core/knowledge/budget.ts"
import { WizardSource } from "../../core/knowledge/source.ts"
import { isBlank } from "../../core/shared/characters.ts"
import { type DraftSource, sourceOf, type TypedKind } from "../lib/pending/draft.ts"
import { webAddress } from "../lib/web-address.ts"

const PREVIEW_CHARACTERS = 50

/** How many tokens of the plan a source will take once it exists; a file is only a name and takes none. */
export const tokensOf = (draft: DraftSource) => {
  const source = sourceOf(draft)
  return source === null ? 0 : estimateTokens(source)
}

/** The limits for all sources together; `sources` is absent where only the server knows it. */
export type Room = { tokens: number; sources?: number }

type Entered = { source: DraftSource } | { why: TypedKind | "tokens" | "sources" }

/** Turns what was typed into a source, or says why it cannot be one. */
export const enter = (
  kind: TypedKind,
  typed: string,
  before: readonly DraftSource[],
  room: Room,
): Entered => {
  const read = WizardSource.safeParse(
    kind === "text" ? { type: kind, content: typed } : { type: kind, url: webAddress(typed) },
  )
  // A text that is not empty and still refused is longer than any plan allows.
  if (!read.success) return { why: kind === "text" && !isBlank(typed) ? "tokens" : kind }
  // Counted as the server will store it, without needless blanks.
  const source: DraftSource =
    read.data.type === "text"
      ? { kind: "text", content: read.data.content }
      : { kind: "url", url: read.data.url }
  if (before.filter(({ kind }) => kind !== "file").length >= (room.sources ?? Infinity))
    return { why: "sources" }
  const used = before.reduce((sum, one) => sum + tokensOf(one), 0)
  return used + tokensOf(source) > room.tokens ? { why: "tokens" } : { source }
}

/** The beginning of a source, to recognise it in a list. */
export const preview = (source: DraftSource) => {
  const text = wordsOf(source)
  return text.length > PREVIEW_CHARACTERS ? `${text.slice(0, PREVIEW_CHARACTERS)}…` : text
}

const wordsOf = (source: DraftSource) => {
  switch (source.kind) {
    case "text":
      return source.content
    case "url":
      return source.url
    case "file":
      return source.name
  }
}
