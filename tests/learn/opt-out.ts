import { optOutFeatures, sentencesOf } from "../../core/conversations/opt-out/classifier.ts"
import { phrasesOf } from "../support/corpora/phrases.ts"
import { type Lesson, lessonsSeenBy } from "./regression.ts"

type Wish = {
  readonly text: string
  readonly expected: { readonly opt_out: boolean; readonly certainty: string | null }
}
type Said = { readonly text: string }
/** A client's words and ours in turn. */
type Talk = { readonly said: readonly string[] }
type Chat = { readonly turns: readonly { readonly from: string; readonly text: string }[] }

const lesson = lessonsSeenBy(optOutFeatures)

/** Chosen on own/opt_out_long_unseen: less weighs single words too much where there are so few phrases. */
export const DECAY_OF_OPT_OUTS = 1e-4

/** Clients' lines of every second talk: the first ones are learnt from, the second ones judge. */
export const linesOfTalks = (half: 0 | 1): readonly string[] =>
  phrasesOf<Talk>("own/talks_lessons")
    .filter((_, at) => at % 2 === half)
    .flatMap(({ said }) => said.filter((_, at) => at % 2 === 0))

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
  const asked = wishes.filter(({ expected }) => expected.opt_out).map(({ text }) => text)
  /** Where a message asks for no such thing, none of its sentences does. */
  const innocent = [...wishes.filter(({ expected }) => !expected.opt_out), ...others].flatMap(
    ({ text }) => [text, ...sentencesOf(text)],
  )
  const everyday = linesOfTalks(0)
  return [
    ...asked.map((text) => lesson(text, 1)),
    ...[...new Set([...innocent, ...everyday]).difference(new Set(asked))].map((text) =>
      lesson(text, 0),
    ),
  ]
}
