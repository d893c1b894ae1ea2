/** Days as hurried thumbs write them: two letters the wrong way round, one left out or one twice. */

const DAYS =
  "lunes martes miercoles jueves viernes sabado domingo manana monday tuesday wednesday thursday friday saturday sunday " +
  "tomorrow tonight segunda terca quarta quinta sexta amanha lundi mardi mercredi jeudi vendredi samedi dimanche demain " +
  "montag dienstag mittwoch donnerstag freitag samstag sonntag morgen heute"

/** Words and names of their own. */
const OTHERS = new Set(
  (
    "quatra mates matres mares marts marte lunis lunies lunees juives vernes vienes domino doming monda frida tersa " +
    "quart quara quita quina quint madri marid mardy mogen moren morge monta sabao demian"
  ).split(" "),
)
/** What is shorter is too likely something else. */
const SHORTEST = 5

const mistyped = (word: string): readonly string[] =>
  // The first letter is seldom wrong.
  [...word].slice(1).flatMap((letter, index) => {
    const [before, after] = [word.slice(0, index + 1), word.slice(index + 2)]
    return [
      `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`,
      `${before}${after}`,
      `${before}${letter}${letter}${after}`,
    ]
  })

const MEANT = new Map(
  DAYS.split(" ").flatMap((day) =>
    [...mistyped(day).filter((typo) => typo.length >= SHORTEST && !OTHERS.has(typo)), day].map(
      (typo): [string, string] => [typo, day],
    ),
  ),
)

/** A folded text with its days as they are spelt; "vierneeees" is drawn out. */
export const withDaysSpelt = (folded: string): string =>
  folded.replace(/[a-z]{5,}/g, (word) => MEANT.get(word.replace(/(.)\1{2,}/g, "$1")) ?? word)
