import type { LetterOf, Written } from "./words.ts"

/** What a visitor wrote to us. It is read by the people who run this, in English. */
export const contact = ({ message, from }: LetterOf<"contact">): Written => {
  const { name, phone } = message
  const words = {
    subject: `Contact: ${message.subject}`,
    body: [
      `From: ${name}${from ? ` (${from})` : ""}`,
      ...(phone ? [`Phone: ${phone}`] : []),
      message.message,
    ],
  }
  return { es: words, en: words }
}
