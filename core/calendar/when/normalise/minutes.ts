import { alternatives } from "../grammar/alternatives.ts"
import type { Numerals } from "../grammar/numerals.ts"
import { numbers as german } from "../languages/de/numbers.ts"
import { numbers as english } from "../languages/en/numbers.ts"
import { numbers as spanish } from "../languages/es/numbers.ts"
import { numbers as french } from "../languages/fr/numbers.ts"
import { numbers as portuguese } from "../languages/pt/numbers.ts"

/** How a language tells the minutes of an hour like digits, as they are dictated: "four oh five", "cuatro punto treinta". */
type Spoken = {
  readonly numbers: Numerals
  readonly zero: string
  /** What may stand behind the hour. */
  readonly unit: string
  readonly and: string
  /** A mark between hour and minutes, as a word. */
  readonly mark: string
}

const SPOKEN: readonly Spoken[] = [
  {
    numbers: spanish,
    zero: "cero",
    unit: "horas?|hs?",
    and: "y",
    mark: "coma|(?:dos )?puntos?|con",
  },
  {
    numbers: english,
    zero: "oh|zero|(?<=[a-z] )o",
    unit: "hours?",
    and: "and",
    mark: "point|dot|colon",
  },
  {
    numbers: portuguese,
    zero: "zero",
    unit: "horas?|hs?",
    and: "e",
    mark: "virgula|(?:dois )?pontos?|com",
  },
  {
    numbers: french,
    zero: "zero",
    unit: "heures?|h",
    and: "et",
    mark: "virgule|(?:deux )?points?",
  },
  {
    numbers: german,
    zero: "null",
    unit: "uhr|h",
    and: "und",
    mark: "komma|punkt|doppelpunkt",
  },
]

type Rule = readonly [pattern: RegExp, numbers: Numerals]

const HOURS = 24
/** What may follow where a mark was said: "cuatro con treinta personas" are people. */
const NO_MORE =
  "(?= ?(?:$|[,.;?!]| (?:uhr|h|[ap]m|de|del|da|do|du|el|am|on|in|na|no|le|por|please|bitte|si|se|if)\\b))"

const twoDigits = (minutes: number) => String(minutes).padStart(2, "0")

const some = (numbers: Numerals, least: number, most: number) =>
  alternatives([...numbers].flatMap(([word, n]) => (n >= least && n <= most ? [word] : [])))
const BEGIN = "(?<![a-z0-9:.,/+-])"

const AT = "(?<=\\b(?:at|about|around|by|for|las?|as|um|gegen|ab|vers|a) )"
const DAY =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|feira|segunda|terca|" +
  "quarta|quinta|sexta|amanha|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|demain|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|morgen"

const rulesOf = ({ numbers, zero, unit, and, mark }: Spoken): readonly Rule[] => {
  const hour = `(?<hour>${some(numbers, 1, HOURS)}|[012]?\\d)(?: (?:${unit}))?`
  const few = some(numbers, 1, 9)
  // A telephone number goes on, and a room stands behind no day.
  const ohFive = `${hour} (?:(?:${and}) )?(?:${zero}) (?<minute>${few}|[1-9])(?![a-z0-9]| (?:${few}|${zero}|\\d)(?![a-z]))`
  return [
    `(?:${AT}|(?<=\\b(?:${DAY}),? ))${ohFive}`,
    `(?<!\\b(?:${few}|\\d|${zero}) )${BEGIN}${ohFive}(?= [ap]m\\b)`,
    `${AT}${hour} (?:${mark}) (?<minute>${some(numbers, 10, 59)}|[1-5]\\d)(?![a-z0-9])${NO_MORE}`,
  ].map((source) => [new RegExp(source, "g"), numbers])
}

/** "Two forty five pm", "Friday three fifteen", unlike the year of "May fourth twenty twenty six". */
const ENGLISH = `(?<hour>${some(english, 1, 19)}|1?\\d) (?<minute>${some(english, 10, 59)})`
/** "16 Uhr und 5 Minuten"; in other languages hours and minutes may be how long something takes. */
const GERMAN = `${BEGIN}(?<hour>${some(german, 1, HOURS)}|[012]?\\d) uhr (?:und )?(?<minute>${some(german, 1, 59)}|[1-5]?\\d) min(?:uten?)?(?![a-z])`

/** What ends "a las 2 a 5", unlike "a las 2 a 5 personas". */
const HOUR_ENDS =
  "(?= ?(?:$|[,.;?!]|[ap]m\\b|hs?\\b|uhr\\b|horas?\\b|heures?\\b|(?:on|this|next|please|del?|d[ao]|el|n[oa]|le|por|por favor|svp)\\b))"
const upTo = (numbers: Numerals) => `(?:${some(numbers, 1, 12)}|1[0-2]|[1-9])`
/** "At two to five", unlike ten to five. */
const NO_MINUTES = "(?:1[12]?|[2-46-9]|one|two|three|four|six|seven|eight|nine|eleven|twelve)"
/** From one hour to another, said with the word for one. */
const STRETCHES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\b(?:at|around|about) (${NO_MINUTES}) to (?=${upTo(english)}${HOUR_ENDS})`, "g"),
    "from $1 to ",
  ],
  [
    new RegExp(`\\ba las? (${upTo(spanish)}) a (?=${upTo(spanish)}${HOUR_ENDS})`, "g"),
    "de las $1 a ",
  ],
  [
    new RegExp(`\\bas (${upTo(portuguese)}) a (?=${upTo(portuguese)}${HOUR_ENDS})`, "g"),
    "das $1 a ",
  ],
  [/\ba (\d\d?) a (?=\d\d? ?h)/g, "de $1 a "],
]

/** "A las cinco menos dos". */
const FEW = ["dos|dois|duas|deux", "tr[eo]i?s", "cuatro|quatro|quatre"].map(
  (words, at): readonly [RegExp, string] => [
    new RegExp(`(?<=\\b(?:(?:las?|as) \\w+ menos|heures? moins) )(?:${words})\\b`, "g"),
    String(at + 2),
  ],
)

const RULES: readonly Rule[] = [
  ...SPOKEN.flatMap(rulesOf),
  [new RegExp(`${BEGIN}${ENGLISH}(?= [ap]m\\b)`, "g"), english],
  [
    new RegExp(
      `(?<=\\b(?:${DAY}|\\w*(?:first|cond|third|[fhnxt]th)|\\d(?:st|nd|rd|th)),? )${ENGLISH}(?![a-z0-9])${NO_MORE}`,
      "g",
    ),
    english,
  ],
  [new RegExp(GERMAN, "g"), german],
]

/** A folded text whose minutes are digits where they were dictated like digits, and its stretches from hour to hour: "four oh five" is 4:05. */
export const withMinutesInDigits = (folded: string): string =>
  RULES.reduce(
    (text, [pattern, numbers]) =>
      text.replace(pattern, (_, ...rest) => {
        const { hour = "", minute = "" } = rest.at(-1) as Record<string, string>
        return `${hour}:${twoDigits(numbers.get(minute) ?? Number(minute))}`
      }),
    [...STRETCHES, ...FEW].reduce((text, [said, meant]) => text.replace(said, meant), folded),
  )
