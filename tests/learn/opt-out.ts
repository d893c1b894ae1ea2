import { phrasesOf } from "../support/corpus.ts"
import { type Lesson, lesson } from "./regression.ts"

type Wish = {
  readonly text: string
  readonly expected: { readonly opt_out: boolean; readonly certainty: string | null }
}
type Said = { readonly text: string }
type Chat = { readonly turns: readonly { readonly from: string; readonly text: string }[] }

/** What is learnt of wishes to be written to no more. Keywords are known, and what clients say else is no such wish. */
export const lessonsOfOptOuts = (): readonly Lesson[] => {
  const wishes = ["opt_out.dev", "own/opt_out"]
    .flatMap((name) => phrasesOf<Wish>(name))
    .filter(({ expected }) => expected.certainty !== "keyword")
  const others = [
    ...["own/language", "language.dev", "own/dates", "dates.dev", "injection.dev"].flatMap((name) =>
      phrasesOf<Said>(name),
    ),
    ...phrasesOf<Chat>("conversations.dev").flatMap(({ turns }) =>
      turns.filter(({ from }) => from === "client"),
    ),
  ]
  return [
    ...wishes.map(({ text, expected }) => lesson(text, expected.opt_out ? 1 : 0)),
    ...others.map(({ text }) => lesson(text, 0)),
  ]
}
