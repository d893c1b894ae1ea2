import { estimateTokens } from "../../core/knowledge/budget.ts"
import type { DraftSource } from "../lib/draft.ts"

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

/** The beginning of a source, to recognise it in a list. */
export const preview = (source: DraftSource) => {
  const text =
    source.kind === "text" ? source.content : source.kind === "url" ? source.url : source.name
  return text.length > PREVIEW_CHARACTERS ? `${text.slice(0, PREVIEW_CHARACTERS)}…` : text
}
