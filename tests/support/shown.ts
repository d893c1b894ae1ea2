import { withWhatsAppMarks } from "../../core/reply/text/marks.ts"
import { stripReply } from "../../core/reply/text/strip.ts"

/** What is left of a model's words by their form, as WhatsApp shows it. */
export const shown = (text: string): string =>
  withWhatsAppMarks(stripReply(text, { hasCalendar: true }))
