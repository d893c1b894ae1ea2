import { describe, expect, test } from "bun:test"
import { wishOf } from "../../../../core/calendar/wishes.ts"
import { agreedOdds } from "../../../../core/reply/agreed.ts"
import { answer } from "../../../../core/reply/answer.ts"
import { SENTENCES } from "../../../../core/reply/failures.ts"
import { agrees, mayAgree, read } from "../../../../core/reply/reading.ts"
import { phrasesOf } from "../../../support/corpus.ts"
import { world } from "../../../support/world.ts"

type Talk = { readonly said: readonly string[]; readonly others: readonly string[] }

const TOLD = { now: new Date(), language: "es", zone: "Europe/Madrid" } as const

/** Said at first it agrees to nothing; in the place of what was objected to it would. */
const delicate = phrasesOf<Talk>("own/talks_unseen").flatMap(({ said: [asked = ""], others }) => {
  const talk = [{ direction: "INBOUND" as const, content: asked }]
  return others.flatMap((reply) => {
    const said = read(reply)
    const telling = { ...TOLD, agreed: agreedOdds(talk, wishOf(talk), said) }
    const only = !agrees(said, telling) && agrees(said, { ...telling, reworded: true })
    return !said.tells && !said.bare && only ? [{ asked, reply, again: mayAgree(telling) }] : []
  })
})

describe("an answer that agrees to nothing leaves as it is", () => {
  const { asked, reply } = delicate.find(({ again }) => again) ?? { asked: "", reply: "" }

  test("when the model was asked once more and says the same after other thoughts", async () => {
    const { run, hears, texts, requests } = world({
      model: [`<think>Fácil.</think>${reply}`, `<think>No reservé nada.</think>${reply}\n`],
    })
    await run(answer(hears(asked)))
    expect(texts()).toEqual([reply])
    expect(requests).toHaveLength(2)
  })

  test("when the model was asked once more only for what it had left open", async () => {
    const other = delicate.find(({ again }) => !again) ?? { asked: "", reply: "" }
    const { run, hears, texts, requests } = world({
      model: [`Hola, [nombre]. ${other.reply}`, other.reply],
    })
    await run(answer(hears(other.asked)))
    expect(texts()).toEqual([other.reply])
    expect(requests).toHaveLength(2)
  })
})

test("an answer without a word agrees to nothing: a model that only calls a person is asked no more", async () => {
  const asked = "can we do 8 at 9 instead of 9 at 8 lol tonight. Under Fitz"
  const { run, hears, texts, requests } = world({
    model: [{ name: "pause_conversation", args: {} }, ""],
  })
  await run(answer(hears(asked)))
  expect(texts()).toEqual([SENTENCES.handover])
  expect(requests).toHaveLength(2)
})
