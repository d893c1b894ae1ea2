import { optOutTraits, sentencesOf } from "../../core/conversations/opt-out/likeness.ts"
import { phrasesOf } from "../support/corpus.ts"
import type { Lesson } from "./regression.ts"

type Wish = {
  readonly text: string
  readonly expected: { readonly opt_out: boolean; readonly certainty: string | null }
}
type Said = { readonly text: string }
type Chat = { readonly turns: readonly { readonly from: string; readonly text: string }[] }

const lesson = (text: string, is: number): Lesson => ({
  text,
  is,
  traits: () => optOutTraits(text),
})

/** Chosen on own/opt_out_long_unseen: less weighs single words too much where there are so few phrases. */
export const DECAY_OF_OPT_OUTS = 1e-4

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
  /** Where a message asks for no such thing, none of its sentences does. */
  const innocent = [...wishes.filter(({ expected }) => !expected.opt_out), ...others].flatMap(
    ({ text }) => [text, ...sentencesOf(text)],
  )
  return [
    ...wishes.filter(({ expected }) => expected.opt_out).map(({ text }) => lesson(text, 1)),
    ...[...new Set(innocent)].map((text) => lesson(text, 0)),
  ]
}
