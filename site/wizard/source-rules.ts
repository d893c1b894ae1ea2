import { estimateTokens } from "../../core/knowledge/budget.ts"
import { tidy, WizardSource } from "../../core/knowledge/source.ts"
import type { DraftSource, TypedKind } from "../lib/pending/draft.ts"
import { webAddress } from "../lib/web-address.ts"

const PREVIEW_CHARACTERS = 50

/** What a source will cost once it exists; a file is only a name and costs nothing. */
export const tokensOf = (source: DraftSource) =>
  source.kind === "file"
    ? 0
    : estimateTokens(
        source.kind === "text"
          ? { type: "text", content: source.content }
          : { type: "url", url: source.url },
      )

/** What all sources together may come to; how many is known only before there is an account. */
export type Room = { tokens: number; sources?: number }

type Entered = { source: DraftSource } | { why: TypedKind | "tokens" | "sources" }

/** What is typed as a source, or why it cannot be one. */
export const enter = (
  kind: TypedKind,
  typed: string,
  before: readonly DraftSource[],
  room: Room,
): Entered => {
  const read = WizardSource.safeParse(
    kind === "text" ? { type: kind, content: typed } : { type: kind, url: webAddress(typed) },
  )
  // A text that is there and cannot be kept is longer than any plan holds.
  if (!read.success) return { why: kind === "text" && tidy(typed) ? "tokens" : kind }
  // As it will be kept: blanks that will not be are not counted.
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
  const text =
    source.kind === "text" ? source.content : source.kind === "url" ? source.url : source.name
  return text.length > PREVIEW_CHARACTERS ? `${text.slice(0, PREVIEW_CHARACTERS)}…` : text
}
