import { z } from "zod/mini"
import { clean, composed, withNewlines } from "../shared/characters.ts"
import { FIELD_REFUSALS } from "../shared/field-refusals.ts"
import { ChatbotId, SourceId } from "../shared/ids.ts"
import { Instant, shown, typed } from "../shared/text.ts"
import { isWebAddress } from "./web-address.ts"

const CONTENT_CHARACTERS = 200_000
const URL_CHARACTERS = 2048

/** "Runs of spaces/tabs collapsed, 3+ newlines reduced to 2, lines trimmed" (spec section 5). */
export const tidy = (content: string): string =>
  withNewlines(composed(content))
    .split("\n")
    .map((line) => line.replace(/[ \t]+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()

const content = (blank: string) =>
  typed(blank).check(
    z.overwrite(tidy),
    z.minLength(1, blank),
    shown(blank),
    z.maxLength(CONTENT_CHARACTERS),
  )

const WebAddress = z
  .string({ error: FIELD_REFUSALS.source_url_invalid.sentence })
  .check(
    z.overwrite(clean),
    z.trim(),
    z.maxLength(URL_CHARACTERS, FIELD_REFUSALS.source_url_invalid.sentence),
    z.refine(isWebAddress, FIELD_REFUSALS.source_url_invalid.sentence),
  )

const draft = (blank: string) =>
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("text"), content: content(blank) }),
    z.object({ type: z.literal("url"), url: WebAddress }),
  ])

/** What an owner adds on the Training screen. */
export const SourceDraft = draft(FIELD_REFUSALS.source_text_required.sentence)
export type SourceDraft = z.infer<typeof SourceDraft>

/** The same in the wizard, which words a blank text differently. */
export const WizardSource = draft(FIELD_REFUSALS.source_text_required.creating)

/** A change of a source: the text of a text, the address of an address. */
export const SourceChange = z.object({
  content: z.optional(content(FIELD_REFUSALS.source_text_required.sentence)),
  url: z.optional(WebAddress),
})
export type SourceChange = z.infer<typeof SourceChange>

/** What a chatbot knows (contract.md 2.4). */
export const KnowledgeSource = z.object({
  id: SourceId,
  chatbotid: ChatbotId,
  type: z.enum(["text", "url"]),
  content: z.nullable(z.string()),
  url: z.nullable(z.string()),
  createdat: Instant,
  tokens: z.int(),
})
export type KnowledgeSource = z.infer<typeof KnowledgeSource>
