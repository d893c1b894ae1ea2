/** Days as hurried thumbs write them: two letters the wrong way round. */

const DAYS =
  "lunes martes miercoles jueves viernes sabado domingo manana monday tuesday wednesday thursday friday saturday sunday " +
  "tomorrow segunda terca quarta quinta sexta amanha lundi mercredi jeudi vendredi samedi dimanche montag dienstag mittwoch " +
  "donnerstag freitag samstag sonntag"

/** Words of their own. */
const OTHERS = new Set(["quatra"])

const swapped = (word: string): readonly string[] =>
  [...word].flatMap((letter, at) => {
    const next = word[at + 1]
    // The first letter is seldom wrong.
    if (at === 0 || next === undefined || next === letter) return []
    return [word.slice(0, at) + next + letter + word.slice(at + 2)]
  })

const MEANT = new Map(
  DAYS.split(" ").flatMap((day) =>
    swapped(day).flatMap((typo): [string, string][] => (OTHERS.has(typo) ? [] : [[typo, day]])),
  ),
)

/** A folded text with its days as they are spelt. */
export const withDaysSpelt = (folded: string): string =>
  folded.replace(/[a-z]{5,}/g, (word) => MEANT.get(word) ?? word)
