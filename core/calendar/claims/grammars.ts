import type { Language } from "../../shared/language.ts"
import { de } from "./de.ts"
import { en } from "./en.ts"
import { es } from "./es.ts"
import { fr } from "./fr.ts"
import { namesElse } from "./other-topics.ts"
import { pt } from "./pt.ts"
import {
  appointmentOf,
  CLOCK,
  failedOf,
  lackingOf,
  type SentencePattern,
  sentencePatternsOf,
  standingOf,
} from "./sentence-patterns.ts"
import type { ClaimKind, ClaimWords } from "./words.ts"

export const KINDS: readonly ClaimKind[] = ["cancelled", "moved", "booked"]

export type Rule = {
  readonly pattern: RegExp
  readonly kind: ClaimKind
  /** An act of ours ("I have booked"), which no condition before it takes back. */
  readonly act: boolean
  /** A whole phrase, with its own "not" and "will" inside. */
  readonly plain: boolean
}
/** One language's words (ClaimWords), compiled. */
export type Grammar = {
  readonly rules: readonly Rule[]
  readonly unreal: RegExp
  readonly negated: RegExp
  readonly other: RegExp
  readonly supposed: RegExp
  readonly readOut: RegExp
  readonly day: RegExp
  readonly clock: RegExp
  readonly clients: RegExp
  readonly addressed: RegExp
  readonly thing: RegExp
  readonly theirs: RegExp
  readonly anew: RegExp
  readonly standing: RegExp
  readonly lacking: RegExp
  readonly failed: Readonly<Record<ClaimKind, RegExp>>
  readonly appointment: RegExp
  /** Lines of a form. */
  readonly date: RegExp
  readonly time: RegExp
  readonly finished: RegExp
  /** A whole clause, with a name at most: "All set, Ana". */
  readonly settled: RegExp
  readonly patterns: readonly SentencePattern[]
  readonly free: RegExp
  readonly hours: RegExp
}

/** Who does something, or that somebody does: what they begin is more than a headline. */
const FINITE =
  "yo|te|se|le|les|nos|os|lo|nosotr[oa]s|usted|ustedes|que|quien|i|we|you|he|she|they|it|who|that|which|there|eu|voce|voces|vc|ele|ela|a gente|quem|je|tu|il|elle|on|nous|vous|ils|elles|qui|ich|wir|sie|du|er|es|ihr|man|wer|wie|die|der|das|was|hay|tiene|tengo|tenemos|tenho|temos|tem|have|has|had|is|are|avez|avons|habe|haben|hat|estava|estaba|was|war|etait|sera|ja|ya"
const TIED =
  "for|on|at|to|from|by|para|pra|de|del|do|da|a|al|ao|el|le|du|au|pour|fur|auf|am|um|vom|von|desde|em|na|no|en|~|/"

const compile = (words: ClaimWords): Grammar => {
  const gaps = (pattern: string) => pattern.trimEnd().replace(/<(\d)>/g, "(?:[^ ]+ ){0,$1}")
  const anywhere = (pattern: string) => new RegExp(`(?<= )(?:${gaps(pattern)})(?= |$)`)
  const atHead = (pattern: string) => new RegExp(`^ (?:${pattern})(?= |$)`)
  const rules = KINDS.flatMap((kind): readonly Rule[] => [
    ...words.acted[kind].map((p) => ({ pattern: anywhere(p), kind, act: true, plain: false })),
    {
      pattern: anywhere(`(?:${words.have}) <9><5>(?:${words.done[kind]})`),
      kind,
      act: true,
      plain: false,
    },
    {
      pattern: anywhere(`(?:${words.managed}) <9><3>(?:${words.doing[kind]})`),
      kind,
      act: true,
      plain: false,
    },
    {
      pattern: anywhere(`(?:${words.be}) <9><3>(?:${words.done[kind]})`),
      kind,
      act: false,
      plain: false,
    },
    {
      pattern: new RegExp(
        `^ (?:(?:(?:${words.lead}|\\d\\w*) ){0,9}(?:${words.done[kind]})(?= |$)|` +
          `(?:(?!(?:${FINITE}|${words.cancelling}|${words.moving}) )[^ ]+ ){1,4}(?:${words.done[kind]})(?= $| (?:${TIED}) ))`,
      ),
      kind,
      act: false,
      plain: false,
    },
    ...words.stated[kind].map((p) => ({ pattern: anywhere(p), kind, act: false, plain: true })),
  ])
  return {
    rules,
    unreal: anywhere(words.unreal),
    negated: anywhere(words.negated),
    other: anywhere(words.other),
    // "Sí, ..." is no "si": a condition has more words than one.
    supposed: new RegExp(`^ (?:${words.supposed}) (?!$)`),
    readOut: atHead(words.readOut),
    patterns: sentencePatternsOf(words),
    day: anywhere(words.day),
    clock: new RegExp(`(?<= )(?:${words.clock}|${CLOCK})(?= )`, "g"),
    clients: anywhere(`${words.addressed}|${words.thing}`),
    addressed: anywhere(words.addressed),
    thing: anywhere(words.thing),
    theirs: anywhere(words.theirs),
    anew: anywhere(words.anew),
    standing: standingOf(words),
    lacking: lackingOf(words),
    failed: failedOf(words),
    appointment: appointmentOf(words),
    date: new RegExp(`^ (?:${words.label.date}) .*\\d`),
    time: new RegExp(`^ (?:${words.label.time}) .*\\d`),
    finished: anywhere(`${words.finished}|${words.done.booked}`),
    settled: new RegExp(
      `^ (?:(?:ok|okay|vale|bien|great|super|perfect\\w*|perfekt|parfait) )?(?:${words.settled})(?: [^ ]+)? $`,
    ),
    free: anywhere(words.free),
    hours: anywhere(words.hours),
  }
}

/** The grammar of each language, compiled once. */
export const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  es: compile(es),
  en: compile(en),
  pt: compile(pt),
  fr: compile(fr),
  de: compile(de),
}

export const grammarsOf = (languages: readonly Language[]): readonly Grammar[] =>
  languages.map((language) => GRAMMARS[language])

/** What may take a claim back, by the name of its words. */
export const DENIALS = [
  ...(["unreal", "negated", "other", "supposed", "readOut", "free"] as const),
  ...(["hours", "standing", "theirs"] as const),
]
type Denial = (typeof DENIALS)[number]

/** Whether any of these words takes a text back, in any of these languages. */
export const denied = (
  grammars: readonly Grammar[],
  by: readonly (Denial | "anew")[],
  text: string,
) => grammars.some((grammar) => by.some((words) => grammar[words].test(text)))

/** Whether something else is spoken of, and no appointment: "your parcel arrives on Thursday". */
export const isElse = (grammars: readonly Grammar[], said: string) =>
  namesElse(said) && !grammars.some(({ thing }) => thing.test(said))
