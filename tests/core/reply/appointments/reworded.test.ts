import { describe, expect, test } from "bun:test"
import { UNTOUCHED } from "../../../../core/calendar/receipt-words.ts"
import { wishOf } from "../../../../core/calendar/wishes.ts"
import { agreedOdds } from "../../../../core/reply/agreed.ts"
import { answer } from "../../../../core/reply/answer.ts"
import { SENTENCES } from "../../../../core/reply/failures.ts"
import { agrees, mayAgree, readReply } from "../../../../core/reply/grounding/reading.ts"
import { phrasesOf } from "../../../support/corpus.ts"
import { world } from "../../../support/world.ts"

type Talk = { readonly said: readonly string[]; readonly others: readonly string[] }

const TOLD = { now: new Date(), language: "es", zone: "Europe/Madrid" } as const

/** Said at first it agrees to nothing; in the place of what was objected to it would. `again`: it is asked for once more. */
const delicate = (again: boolean) => {
  for (const { said, others } of phrasesOf<Talk>("own/talks_unseen")) {
    const [asked = ""] = said
    const talk = [{ direction: "INBOUND" as const, content: asked }]
    for (const reply of others) {
      const reading = readReply(reply)
      const telling = { ...TOLD, agreed: agreedOdds(talk, wishOf(talk), reading) }
      const only = !agrees(reading, telling) && agrees(reading, { ...telling, reworded: true })
      if (!reading.tells && !reading.bare && only && mayAgree(reading, telling) === again) {
        return { asked, reply }
      }
    }
  }
  return { asked: "", reply: "" }
}

describe("an answer that agrees to nothing leaves as it is", () => {
  const { asked, reply } = delicate(true)

  test("when the model was asked once more and says the same after other thoughts", async () => {
    const { run, hears, texts, requests } = world({
      model: [`<think>Fácil.</think>${reply}`, `<think>No reservé nada.</think>${reply}\n`],
    })
    await run(answer(hears(asked)))
    expect(texts()).toEqual([reply])
    expect(requests).toHaveLength(2)
  })

  test("when the model was asked once more only for what it had left open", async () => {
    const other = delicate(false)
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

test("a model that has just claimed something in vain is not believed in softer words either", async () => {
  const claim = "O Day Spa da dona Célia está reservado para sexta, dia 27 de março, às 14h."
  const answered = async (second: string) => {
    const { run, hears, texts } = world({
      calendar: "own",
      chatbot: { language: "auto" },
      model: [claim, second],
    })
    await run(answer(hears("Queria dar um day spa de presente pra minha mãe, dia 27 às 14h")))
    return texts().at(-1)
  }
  const softer = "Prontinho, dona Célia tem a tarde do dia 27 todinha pra ela, a partir das 14h."
  expect(await answered(softer)).toBe(`${softer}\n\n${UNTOUCHED.pt}`)
  for (const honest of [
    "Ainda não consegui reservar o horário das 14h do dia 27.",
    "No dia 27 temos às 9h ou às 14h. Qual prefere?",
  ])
    expect(await answered(honest)).toBe(honest)
})
