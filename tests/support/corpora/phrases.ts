import { readFileSync } from "node:fs"

/** The phrases of a corpus: those given (`dates.dev`) or our own (`own/dates`). */
export const phrasesOf = <Phrase>(name: string): readonly Phrase[] =>
  readFileSync(new URL(`../../corpora/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))

/** The share that is judged as expected; the others are printed, for whoever mends them. */
export const shareRight = <Phrase extends { readonly id: string; readonly text: string }>(
  title: string,
  phrases: readonly Phrase[],
  isRight: (phrase: Phrase) => boolean,
): number => {
  const wrong = phrases.filter((phrase) => !isRight(phrase))
  const right = (phrases.length - wrong.length) / phrases.length
  console.log(`${title}: ${(right * 100).toFixed(1)} % of ${phrases.length}`)
  for (const { id, text } of wrong) console.log(`  ${id} ${JSON.stringify(text)}`)
  return right
}
