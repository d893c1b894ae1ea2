import { estimateTokens } from "../../../../core/knowledge/budget.ts"
import { SourceDraft, tidy } from "../../../../core/knowledge/source.ts"
import { isBlank } from "../../../../core/shared/characters.ts"
import { textTokens } from "../../../../core/shared/tokens.ts"
import { webAddress } from "../../../lib/web-address.ts"

type Typed = { type: "text" | "url"; value: string }
type Room = { used: number; limit: number; replaces?: number }

export type Checked =
  | { ok: true; draft: SourceDraft }
  | { ok: false; why: "blank" | "url" }
  | { ok: false; why: "too-much"; tokens: number }

/** Checks a source by the server's own rules, before anything is sent. */
export const checkSource = (
  { type, value }: Typed,
  { used, limit, replaces = 0 }: Room,
): Checked => {
  const draft = SourceDraft.safeParse(
    type === "text" ? { type, content: value } : { type, url: webAddress(value) },
  )
  if (!draft.success) {
    if (type === "url") return { ok: false, why: "url" }
    // A text that is not empty and still refused is longer than any plan allows.
    return isBlank(value)
      ? { ok: false, why: "blank" }
      : { ok: false, why: "too-much", tokens: textTokens(tidy(value)) }
  }
  const tokens = estimateTokens(draft.data)
  // A change that takes fewer tokens than before is allowed even above the limit of a plan that has become smaller.
  return limit > 0 && tokens > replaces && used - replaces + tokens > limit
    ? { ok: false, why: "too-much", tokens }
    : { ok: true, draft: draft.data }
}
