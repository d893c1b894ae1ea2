/** Words that stand for numbers, as the vocabularies list them; in their spelling a space within a word is "_". */
export type Numerals = ReadonlyMap<string, number>

const spelt = (word: string) => word.replaceAll("_", " ")

/** "lunes|lun martes|mar": counted from one, alternatives split by "|". */
export const listed = (list: string): Numerals =>
  new Map(
    list
      .split(" ")
      .flatMap((entry, index) =>
        entry.split("|").map((word): [string, number] => [spelt(word), index + 1]),
      ),
  )

/** "media=30 cuarto=15". */
export const assigned = (list: string): Numerals =>
  new Map(
    list.split(" ").map((entry): [string, number] => {
      const [word = "", value = ""] = entry.split("=")
      return [spelt(word), Number(value)]
    }),
  )

/** The tens, and what a language makes of them: "treinta y cinco", "fünfunddreißig". */
export const composed = (
  units: Numerals,
  tens: Numerals,
  compose: (ten: string, unit: string, value: number) => string,
): Numerals =>
  new Map(
    [...tens].flatMap(([ten, value]): [string, number][] => [
      [ten, value],
      ...[...units]
        .filter(([, unit]) => unit < 10)
        .map(([word, unit]): [string, number] => [compose(ten, word, unit), value + unit]),
    ]),
  )
