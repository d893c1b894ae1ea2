import type { LetterLanguage } from "../../core/shared/letter.ts"
import type { Call } from "./bind.ts"

/** Who writes to a person: in the language that their browser asks for first. */
export const languageOf = ({ request }: Call): LetterLanguage =>
  /^\s*en\b/i.test(request.headers.get("accept-language") ?? "") ? "en" : "es"
