import type { ClaimKind, ClaimWords } from "./words.ts"

export type SentencePattern = {
  readonly kind: ClaimKind
  readonly pattern: RegExp
  /** May end in the sentence after. */
  readonly runsOn: boolean
  /** Tells what else its sentence says: that they no longer come then cancels nothing. */
  readonly instead: boolean
  /** May be of every week: "you have a place on Mondays". */
  readonly lasts: boolean
}

/** Clock times as every language writes them, once their signs are gone: "15 30", "15h", "3 pm". */
export const CLOCK = String.raw`\d{1,2}(?: ?(?:h|hs|hrs|am|pm|uhr)(?: ?\d{2})?| \d{2}(?: ?[ap]m)?|h\d{2})`

const STARTS = "starts?|begins?|meets|empieza|comienza|comeca|commence|beginnt|startet"
const IN = "en|in|on|na|no|a|au|dans|sur|im|auf"

/** "No longer on Tuesday but on Thursday." */
const NO_LONGER = "(?:is no longer|ya no es|nao e mais|ja nao e|n'est plus|ist nicht mehr)"
const BUT = "(?:but|sino|e sim|mas(?: sim)?|mais|sondern)"

/** Who comes no longer: "Ana no longer works on Tuesdays" is news of her hours. */
const NO_LONGER_THEN =
  "(?:no longer(?! (?:work|open|serv|teach|offer|deliver)\\w*)|ya no (?:vienes|viene|venis|(?:te|le|os|les) espera?(?:o|mos))|(?:nao (?:vem|vens) mais|ja nao (?:vem|vens))|ne (?:venez|viens) plus|(?:sie|du|ihr) komm\\w+ nicht mehr)"
/** "You no longer come on the 15th, we expect you on the 16th." */
const NOT_THEN_BUT_THEN = `${NO_LONGER_THEN} <2>{when} <2>/ <6>{when}`

/** "I took you out of the seven o'clock class and put you in the eight." */
const OUT_AND_IN = `(?:${[
  "(?:te|le|os|lo|la|los|las) (?:saque|sacamos|quite|quitamos|baje|bajamos) de\\S* <6>(?:/ )?y (?:te|le|os|lo|la|los|las) (?:puse|pusimos|meti|metimos|pase|pasamos|apunte|anote|anotamos)",
  "(?:i|we|i've|we've) (?:just )?(?:took|taken|pulled) (?:you|him|her|them) (?:out of|off|from) <6>(?:/ )?and <2>(?:put|popped) (?:you|him|her|them)",
  "(?:tirei|tiramos) (?:voces?|vc|te|a senhora|o senhor|el[ea]) d[aeo]s? <6>(?:/ )?e <2>(?:coloquei|colocamos|botei|pus|passei|passamos)",
  "(?:vous ai|t'ai|vous avons|vous a|t'a) (?:sorti|retire|enleve)e?s? (?:du|de|d'\\S+) <6>(?:/ )?(?:et|puis) <2>(?:mis|inscrit|passe|place)e?s?",
  "(?:hab|habe|haben) (?:ich |wir )?(?:sie|dich|euch) aus <6>(?:genommen|rausgenommen|geholt) (?:/ )?und <1>(?:in|auf|fur)",
].join("|")})`
/** "Tuesday's out, Friday's in." */
const SWAPPED =
  "(?:{day})(?:'s| is| esta| ist)? (?:out|fuera|fora|raus|dehors) (?:/ )?<1>(?:{day})(?:'s| is| esta| ist)? (?:in|dentro|rein|drin|dedans)"
/** "It's on Wednesday, on Monday nobody comes any more." */
const NOBODY_THEN =
  "{when} / <2>{when} <1>(?:nao (?:vai|vem) mais ninguem|ya no (?:va|viene) nadie|(?:nobody|no one)(?:'s| is) coming <2>(?:any more|anymore)|plus personne ne (?:vient|passe)|kommt (?:keiner|niemand) mehr)"
/** "The gas man comes on the 9th after all and not on the 2nd." */
const AFTER_ALL =
  "(?:comes?|coming|kommt|kommen|viene|va|vem|vai|vient|passe) <4>(?:(?:doch|nun|nu|jetzt|al final|finalmente|afinal|finalement|now) <3>{when}|{when} after all) <2>(?:/ )?(?:and |und |y |e |et )?(?:not|nicht|nich|net|no|nao|pas) <2>{when}"
const INSTEAD: ReadonlySet<string> = new Set([
  NOT_THEN_BUT_THEN,
  OUT_AND_IN,
  SWAPPED,
  NOBODY_THEN,
  AFTER_ALL,
])

/** How a claim is built in every language; {word} is one of the classes of its words. */
const BUILT: readonly (readonly [ClaimKind, string])[] = [
  ...[...INSTEAD].map((built) => ["moved", built] as const),
  ["cancelled", "{gone}<1>{diary}"],
  ["cancelled", "{cancelling} <9>{finished}"],
  ["cancelled", "{finished} <3>{cancelling}"],
  ["moved", "{moving} <6>{finished}"],
  ["moved", "{finished} <3>{moving}"],
  ["moved", "{now} <8>{when} <4>{instead}"],
  ["moved", "{instead} <5>{now} <4>{when}"],
  ["moved", `${NO_LONGER} <2>{when} (?:/ )?${BUT} <3>{when}`],
  ["moved", "(?:{thing}|{your}) <4>{shifts} <7>{when}"],
  ["moved", "{your} <4>{henceforth} (?!(?:[^ /]+ ){0,5}(?:{doneBooked}) )(?:{starts} )?<2>{when}"],
  ["moved", "(?:{your}|{addressed}) <8>{when} {henceforth}"],
  ["moved", "{presentMoved} <8>{when}"],
  ["cancelled", "{presentCancelled} <8>{when}"],
  ["booked", "{meet} <6>{when}"],
  ["booked", "{when} <2>{meet}"],
  ["booked", "{settled} <9>{when}"],
  ["booked", "{when} <9>{settled}"],
  ["booked", "{confirm} <9>{when}"],
  ["booked", "{fitted} <6>{when}"],
  ["booked", "{thing} <8>{named}"],
  ["booked", "{diary} <2>(?:{doneBooked}) <6>{when}"],
  ["booked", "(?:{be}) <2>{in} <1>{diary} <3>{when}"],
  ["booked", "{when} <2>(?:{be}) <1>{in} <1>{diary}(?= (?:/|$))"],
  ["booked", "{your} <1>{thing} <2>{became}"],
  ["booked", "{your} <1>{thing} <1>(?:{be}) <1>{in} <1>{diary}"],
  ["booked", "{your} {thing} <6>(?:{be}) <1>{finished}"],
  ["booked", "(?:{be}) <1>{finished} {your} <1>{thing}"],
  ["booked", "{finished} {your} {thing} <9>{when}"],
  ["booked", "(?:{doneBooked}) / <4>{when}"],
  ["booked", "{when} / (?:{doneBooked})"],
  ["booked", "{presentBooked} <8>{when}"],
  ["booked", "{holds} <8>(?:{when}|{diary})"],
  ["booked", "{thing} <9>{finished} <6>{when}"],
  ["booked", "{thing} <9>{when} <3>{finished}"],
]

const whenOf = ({ day, clock }: ClaimWords) => `${day}|${clock}|${CLOCK}`

/** A pattern over folded words, where <3> stands for up to three of them and captures these. */
export const over = (pattern: string) =>
  new RegExp(`(?<= )(?:${pattern.replace(/<(\d)>/g, "((?:[^ ]+ ){0,$1})")})(?= )`)

/** That an appointment stands at a time, in the words of one language. */
export const standingOf = (words: ClaimWords): RegExp =>
  over(
    words.standing
      .replaceAll("THING", `${words.thing}|${words.things}`)
      .replaceAll("SEVERAL", words.several)
      .replaceAll("WHEN", whenOf(words)),
  )

/** That there is none. */
export const lackingOf = (words: ClaimWords): RegExp =>
  over(words.lacking.replaceAll("THING", `${words.thing}|${words.things}`))

/** That something could not be done. */
export const failedOf = (words: ClaimWords): Readonly<Record<ClaimKind, RegExp>> => {
  const { failed, doing, done, thing, moving, cancelling } = words
  const of = (kind: ClaimKind, noun: string) =>
    over(
      failed
        .replaceAll("DOING", doing[kind])
        .replaceAll("DONE", done[kind])
        .replaceAll("NOUN", noun),
    )
  return {
    booked: of("booked", thing),
    moved: of("moved", moving),
    cancelled: of("cancelled", cancelling),
  }
}

/** An appointment and a time beside it. */
export const appointmentOf = (words: ClaimWords): RegExp => {
  const [thing, when] = [`(?:${words.thing})`, `(?:${whenOf(words)})`]
  return over(`${thing} <9>${when}|${when} <9>${thing}`)
}

/** The rules above in the words of one language. */
export const sentencePatternsOf = (words: ClaimWords): readonly SentencePattern[] => {
  const { done, doing, acted, stated, present, label, ...plain } = words
  const classes = new Map(
    Object.entries({
      ...plain,
      in: IN,
      starts: STARTS,
      when: whenOf(words),
      doneBooked: done.booked,
      presentBooked: present.booked,
      presentMoved: present.moved,
      presentCancelled: present.cancelled,
    }),
  )
  const named = (built: string) =>
    built.replace(/\{(\w+)\}/g, (_, name: string) => `(?:${classes.get(name)})`)
  return BUILT.map(([kind, built]) => ({
    kind,
    lasts: built.startsWith("{holds}"),
    instead: INSTEAD.has(built),
    runsOn: built.includes("{settled}"),
    pattern: over(named(built)),
  }))
}
