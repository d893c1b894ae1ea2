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

/** What stands around a request and says no more: please, from there, again. */
const MANNERS =
  "(?:please|pls|plz|thanks|por favor|porfa\\w*|porfis|gracias|fazendo favor|se faz favor|obrigad[oa]|s'il (?:vous|te) plait|svp|stp|merci|bitte|danke|hi|hello|hola|ola|oi|bonjour|hallo|off|there|(?:of|from) (?:it|this|these|that|here)|de (?:ahi|aqui|esto|eso|la|ca)|ahi|dai|daqui|d(?:isto|isso)|d'ici|da|hier|again|otra vez|de nuevo|outra vez|a nouveau|encore une fois|noch ?mal\\w*|noch einmal|erneut|wieder|now|ya|ja|jetzt)"

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
    "OWNER (?:[^ ?]+ ){0,24}NAUGHT",
    "NAUGHT (?:[^ ?]+ ){0,12}OWNER",
  ],
  /** A clause by itself. */
  out: ["(?<=[/,?] )(?:MANNERS )*ALONE(?: MANNERS)*(?= [/,?])"],
}

/** The whole message is what stands on a button under an advertisement. */
const BUTTON = "(?<=^ / )(?:SWITCH <2>BULK|BULK SWITCH|LABEL)(?=(?: /)+ $)"

const compile =
  (messages: string, ideas: Phrases["ideas"]) =>
  (wish: Wish) =>
  (pattern: string): { readonly wish: Wish; readonly pattern: RegExp } => ({
    wish,
    pattern: new RegExp(
      `(?<= )(?:${(Object.keys(ideas) as Idea[])
        .reduce((whole, idea) => whole.replaceAll(idea, `(?:${ideas[idea]})`), pattern)
        .replaceAll("WANT", WANT)
        .replaceAll("MANNERS", MANNERS)
        .replaceAll("NIMMER", NIMMER)
        .replaceAll("MSG", `(?:${messages})`)
        .replace(/<(\d)>/g, "(?:[^ /?]+ ){0,$1}")})(?= )`,
    ),
  })

const compiled = ({ messages, ideas, silence, leave }: Phrases) => {
  const make = compile(messages, ideas)
  return {
    messages: new RegExp(`(?<= )(?:${messages})(?= )`),
    button: make("leave")(BUTTON).pattern,
    requests: [
      ...[...silence, ...GENERAL.silence].map(make("silence")),
      ...[...leave, ...GENERAL.leave].map(make("leave")),
      ...GENERAL.out.map(make("out")),
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
