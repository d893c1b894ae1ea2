import { expect, test } from "bun:test"
import { answer } from "../../core/reply/answer.ts"
import { phrasesOf, shareRight } from "../support/corpora/phrases.ts"
import { world } from "../support/world.ts"

/** What a model returned, and what of it has to reach the client and what must not. */
type Output = {
  readonly id: string
  readonly kind: string
  readonly asked: string
  readonly raw: string
  readonly must_contain: readonly string[]
  readonly must_not_contain: readonly string[]
}

/** What leaves when a model returns the same however often it is asked. */
const leavesOf = async ({ asked, raw }: Output) => {
  const { run, hears, texts } = world({
    calendar: "own",
    chatbot: { language: "auto" },
    model: [raw, raw, raw],
  })
  await run(answer(hears(asked)))
  return texts().join("\n")
}

const outputs = await Promise.all(
  phrasesOf<Output>("own/model_outputs").map(async (output) => ({
    ...output,
    text: await leavesOf(output),
  })),
)
const isRight = ({ text, must_contain, must_not_contain }: (typeof outputs)[number]) =>
  must_contain.every((part) => text.includes(part)) &&
  must_not_contain.every((part) => !text.includes(part))

test("of what models return the client gets the answer, and nothing else", () => {
  const odd = outputs.filter(({ kind }) => kind !== "harmless")
  expect(shareRight("answers of models", odd, isRight)).toBe(1)
})

test("what only looks like something else is left to the client", () => {
  const harmless = outputs.filter(({ kind }) => kind === "harmless")
  expect(shareRight("harmless answers", harmless, isRight)).toBe(1)
})
