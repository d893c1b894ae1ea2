import { fallbackLanguage, type Language, replyLanguage } from "./language.ts"
import { isUnreadable } from "./media.ts"
import type { Briefing, Fresh } from "./turn.ts"

/** An emoji or a number says nothing of a language, nor does what stands for a photo or a place. */
const hasWords = (said: Fresh) =>
  /\p{L}/u.test(said.content) && said.type !== "location" && !isUnreadable(said)

/**
 * The language that the client's words have shown so far: each new message may switch it, short words and brands hold it.
 * Null while nothing with words in it has been said: then the chatbot's own holds, and the next message decides anew.
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
