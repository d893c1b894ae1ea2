import type { Language } from "../../reply/language.ts"
import { de } from "./de.ts"
import { en } from "./en.ts"
import { es } from "./es.ts"
import { fr } from "./fr.ts"
import type { Phrases, Wish } from "./phrases.ts"
import { pt } from "./pt.ts"

const WANT =
  "(?:quiero|kiero|qiero|queremos|quisiera|querria|deseo|deseamos|necesito|acepto|me interesa|me gustaria|gustaria)"
const NIMMER = "(?:nimmer|nimma|nimme|nume|numme|numm|nemme|nie)"

const compile =
  (messages: string) =>
  (wish: Wish) =>
  (pattern: string): { readonly wish: Wish; readonly pattern: RegExp } => ({
    wish,
    pattern: new RegExp(
      `(?<= )(?:${pattern
        .replaceAll("WANT", WANT)
        .replaceAll("NIMMER", NIMMER)
        .replaceAll("MSG", `(?:${messages})`)
        .replace(/<(\d)>/g, "(?:[^ /?]+ ){0,$1}")})(?= )`,
    ),
  })

const compiled = ({ messages, silence, leave }: Phrases) => {
  const make = compile(messages)
  return {
    messages: new RegExp(`(?<= )(?:${messages})(?= )`),
    requests: [...silence.map(make("silence")), ...leave.map(make("leave"))],
  }
}

/** Requests to be written to no more, by language; the first that matches names the language. */
export const REQUESTS: Readonly<Record<Language, ReturnType<typeof compiled>>> = {
  es: compiled(es),
  en: compiled(en),
  pt: compiled(pt),
  fr: compiled(fr),
  de: compiled(de),
}
