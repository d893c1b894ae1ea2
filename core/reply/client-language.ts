import type { Language } from "../shared/language.ts"
import { fallbackLanguage } from "../shared/language-setting.ts"
import { replyLanguage } from "./language.ts"
import { isUnreadable } from "./media.ts"
import type { Briefing, Fresh } from "./turn.ts"

/** Whether a message shows a language: an emoji, a number, a photo or a place does not. */
const hasWords = (said: Fresh) =>
  /\p{L}/u.test(said.content) && said.type !== "location" && !isUnreadable(said)

/**
 * The language that the client's messages have shown so far. A new message may switch it; short words and brands do not. Null
 * as long as no message with words came: then the chatbot's own language is used, and the next message decides.
 */
export const clientLanguage = ({ chatbot, conversation, fresh }: Briefing): Language | null => {
  const fallback = fallbackLanguage(chatbot.language)
  return fresh
    .filter(hasWords)
    .reduce<Language | null>(
      (prior, { content }) => replyLanguage(content, prior ? { prior, fallback } : { fallback }),
      conversation.language,
    )
}
