import type { Phrase } from "./grammar.ts"
import { firmAsk } from "./pieces.ts"
import { fold } from "./text.ts"

/** Whose clock a time is said by, in all languages: "a las 3, hora de Londres", "15 Uhr deutscher Zeit". */

const PLACES: readonly (readonly [zone: string, names: string])[] = [
  [
    "Europe/Madrid",
    "espan(?:a|ola)|peninsular|madrid|barcelona|spain|spanish|espagne|espagnole|spanische[rn]?|espanhola|espanha",
  ],
  ["Atlantic/Canary", "canari(?:as|a)|canary"],
  ["Europe/Lisbon", "portugal|portuguesa|portuguese|lisb(?:oa|on|onne)|lissabon"],
  [
    "Europe/London",
    "londres|london|uk|british|inglaterra|inglesa|england|english|angleterre|anglaise|englische[rn]?|britische[rn]?|londoner",
  ],
  ["Europe/Paris", "paris|francia|francesa|france|francaise|french|franzosische[rn]?|pariser"],
  ["Europe/Berlin", "berlin|alemania|alemana|germany|german|alemanha|allemagne|deutsche[rn]?"],
  ["Europe/Zurich", "zurich|suiza|suisse|switzerland|swiss|schweizer"],
  ["Europe/Vienna", "viena|wien|vienna|austria|osterreichische[rn]?"],
  ["Europe/Berlin", "cet|cest|mez|mesz|centraleuropea|mitteleuropaische[rn]?"],
  [
    "America/New_York",
    "nueva york|new york|ny|nyc|miami|nova york|nova iorque|del este|eastern|toronto|montreal|quebec",
  ],
  ["America/Los_Angeles", "(?:los angeles|california|pacific|(?:del )?pacifico)"],
  ["America/Mexico_City", "(?:mexico|cdmx|mexicana|ciudad de mexico|mexican)"],
  ["America/Bogota", "colombia|colombiana|bogota"],
  ["America/Lima", "peru|peruana|lima"],
  ["America/Santiago", "chile|chilena|santiago"],
  ["America/Caracas", "venezuela|venezolana|caracas"],
  ["America/Argentina/Buenos_Aires", "argentina|buenos aires"],
  ["America/Sao_Paulo", "bras(?:ilia|il)|brazil|brasileir[oa]|sao paulo"],
]

const CLOCK = "(?:hora|horario|heure)"
const before = (names: string) =>
  `(?:${CLOCK} |(?<=${CLOCK} ))(?:oficial )?(?:(?:del?|do|da|du|d|en) )?(?:la |el )?(?:${names})`
const after = (names: string) => `(?:${names}) (?:time|zeit)`

let clocks: readonly (readonly [place: string, names: RegExp])[] | undefined

/** The places by whose clock a text says a time. */
export const clocksNamedIn = (text: string): readonly string[] => {
  clocks ??= PLACES.map(([place, names]) => [
    place,
    new RegExp(`\\b(?:${before(names)}|${after(names)})\\b`),
  ])
  const folded = fold(text)
  return clocks.filter(([, names]) => names.test(folded)).map(([place]) => place)
}

export const zones: readonly Phrase[] = [
  ...PLACES.map(
    ([place, names]): Phrase => [[before(names), after(names)], { kind: "zone", place }],
  ),
  // Whose time that is, nobody has said.
  [
    "(?<=(?:\\d|\\d ?h|[ap]m|noon|in|clock|thirty|fifteen),? )my (?:local )?time(?= ?(?:$|[,;.?!\\(\\)])| (?:zone|in|here)(?![a-z]))|(?:in |nach )?meiner (?:orts)?zeit|" +
      "(?:en )?mi (?:hora(?: local)?(?= ?(?:$|[,;.?!\\)]))|zona horaria|huso)|(?:no )?meu (?:fuso|horario(?= ?(?:$|[,;.?!\\)])))|(?:a |(?<=\\d(?: ?h(?: ?\\d\\d)?)?,? ))mon heure(?= ?(?:$|[,;.?!\\)]))|" +
      "(?<=\\d(?: ?h)?,? )(?:de alla|de la bas)",
    firmAsk("other_zone"),
  ],
]
