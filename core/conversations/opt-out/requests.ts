import type { Language } from "../../reply/language.ts"
import { de } from "./de.ts"
import { en } from "./en.ts"
import { es } from "./es.ts"
import { fr } from "./fr.ts"
import type { Idea, Phrases, Wish } from "./phrases.ts"
import { pt } from "./pt.ts"

const WANT =
  "(?:quiero|kiero|qiero|queremos|quisiera|querria|deseo|deseamos|necesito|acepto|me interesa|me gustaria|gustaria)"
const NIMMER = "(?:nimmer|nimma|nimme|nume|numme|numm|nemme|nie)"

/** The same in every language, made of its own words. */
const GENERAL: Readonly<Record<Wish, readonly string[]>> = {
  silence: ["(?<! GOT )NONE (?!<2>GOT )<3>(?:MORE|YOURS) <2>BULK", "GLAD <5>HALT <2>WRITING"],
  leave: [
    "FED_UP <3>YOURS <2>BULK",
    "YOURS <1>BULK (?!NONE )<2>FED_UP",
    "(?:WRITING|GO_ON) <5>(?:, )?THREAT",
    "THREAT <8>GO_ON",
    "MSG <4>[,/] <2>ERASE_ME",
    "(?:JOINED <6>UNMEANT|UNMEANT <6>JOINED) (?:[^ ?]+ ){0,20}LET_OUT",
    "LET_OUT (?:[^ ?]+ ){0,12}(?:JOINED <6>UNMEANT|UNMEANT <6>JOINED)",
  ],
}

const compile =
  (messages: string, ideas: Phrases["ideas"]) =>
  (wish: Wish) =>
  (pattern: string): { readonly wish: Wish; readonly pattern: RegExp } => ({
    wish,
    pattern: new RegExp(
      `(?<= )(?:${(Object.keys(ideas) as Idea[])
        .reduce((whole, idea) => whole.replaceAll(idea, `(?:${ideas[idea]})`), pattern)
        .replaceAll("WANT", WANT)
        .replaceAll("NIMMER", NIMMER)
        .replaceAll("MSG", `(?:${messages})`)
        .replace(/<(\d)>/g, "(?:[^ /?]+ ){0,$1}")})(?= )`,
    ),
  })

const compiled = ({ messages, ideas, silence, leave }: Phrases) => {
  const make = compile(messages, ideas)
  return {
    messages: new RegExp(`(?<= )(?:${messages})(?= )`),
    requests: [
      ...[...silence, ...GENERAL.silence].map(make("silence")),
      ...[...leave, ...GENERAL.leave].map(make("leave")),
    ],
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
