import type { LetterLanguage } from "../../core/mail/letter.ts"
import type { Call } from "./bind.ts"

/** The language to write to a caller in: English if their browser asks for it first, else Spanish. */
export const languageOf = ({ request }: Call): LetterLanguage =>
  /^\s*en\b/i.test(request.headers.get("accept-language") ?? "") ? "en" : "es"
