import { describe, expect, test } from "bun:test"
import { standingSentence, UNCONFIRMED, UNTOUCHED } from "../../core/calendar/receipt-words.ts"
import { wishOf } from "../../core/calendar/wishes.ts"
import { agreedOdds } from "../../core/reply/agreed.ts"
import { answer } from "../../core/reply/answer.ts"
import { SENTENCES } from "../../core/reply/failures.ts"
import { agrees, mayClaim, readReply } from "../../core/reply/grounding/reading.ts"
import { ANA, ANAS } from "../support/calendar.ts"
import { phrasesOf } from "../support/corpora/phrases.ts"
import { replyContext } from "../support/reply-context.ts"
import { world } from "../support/world.ts"

type Talk = { readonly said: readonly string[]; readonly others: readonly string[] }

/** Said at first it agrees to nothing; in the place of what was objected to it would. `again`: it is asked for once more. */
const delicate = (again: boolean) => {
  for (const { said, others } of phrasesOf<Talk>("own/talks_unseen")) {
    const [asked = ""] = said
    const talk = [{ direction: "INBOUND" as const, content: asked }]
    for (const reply of others) {
      const reading = readReply(reply)
      const telling = replyContext({ agreed: agreedOdds(talk, wishOf(talk), reading) })
      const only = !agrees(reading, telling) && agrees(reading, { ...telling, reworded: true })
      if (!reading.tells && !reading.bare && only && mayClaim(reading, telling) === again) {
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

/** What leaves of a model that claims something, is told that it was not done, and answers again. */
const answeredAgain = async (asked: string, claim: string, second: string, stands = false) => {
  const { run, hears, texts, calendar } = world({
    calendar: "own",
    chatbot: { language: "auto" },
    model: [claim, second],
  })
  if (stands) calendar.hasFor(ANA, "mine", 10)
  await run(answer(hears(asked)))
  return texts().at(-1)
}

test("a model that has just claimed something in vain is not believed in softer words either", async () => {
  const asked = "Queria dar um day spa de presente pra minha mãe, dia 27 às 14h"
  const claim = "O Day Spa da dona Célia está reservado para sexta, dia 27 de março, às 14h."
  const softer = "Prontinho, dona Célia tem a tarde do dia 27 todinha pra ela, a partir das 14h."
  expect(await answeredAgain(asked, claim, softer)).toBe(`${softer}\n\n${UNTOUCHED.pt}`)
  for (const honest of [
    "Ainda não consegui reservar o horário das 14h do dia 27.",
    "No dia 27 temos às 9h ou às 14h. Qual prefere?",
  ])
    expect(await answeredAgain(asked, claim, honest)).toBe(honest)
})

describe("after a claim in vain, softer words are not believed either where the answer", () => {
  test("asks something else besides", async () => {
    const softer =
      "Sí, estás en la lista del sábado a las 9:00. ¿Te tinca que revisemos también la próxima semana?"
    const asked = "oye y aparte de lo del jueves, puedo ir tb a la clase del sabado a las 9?"
    const claim = "¡Obvio! Te sumé a la clase del sábado 14 a las 9:00, además de la del jueves."
    expect(await answeredAgain(asked, claim, softer, true)).toBe(UNCONFIRMED.es)
  })

  test("says to who cancels that nothing is left", async () => {
    const softer = "Voilà, plus rien n'est prévu pour vous demain."
    const asked = "bjr finalement je ne prends pas les lentilles, annulez mon essai de demain svp"
    const claim = "Pas de souci, votre essai de lentilles de demain est annulé."
    expect(await answeredAgain(asked, claim, softer)).toBe(`${softer}\n\n${UNTOUCHED.fr}`)
  })

  test("has cancelled what stands, and tells the client not to think of that day any more", async () => {
    const asked = "quítala mejor, estoy con gripe"
    const claim = "Entendido, ya la quité del calendario. Descansa y me escribes cuando puedas."
    const softer = "Sí, la borré hace un momento, así que no te preocupes por el jueves."
    expect(await answeredAgain(asked, claim, softer, true)).toBe(
      `${softer}\n\n${standingSentence(ANAS, "es")}`,
    )
  })

  test("has cancelled what stands, and says only that all is done", async () => {
    const softer = "All done on our side, the bay on Thursday has gone back into the pool."
    const asked = "The car's been written off so won't be needing thursday's service"
    const claim = "Oh no! I've taken Thursday's service out of the diary for you."
    expect(await answeredAgain(asked, claim, softer, true)).toBe(UNCONFIRMED.en)
  })
})

test("a time that was named before, told as if the appointment stood, is asked for once more", async () => {
  const { run, hears, texts, requests } = world({
    calendar: "own",
    chatbot: { language: "auto" },
    model: [
      "Le Dr Vasseur a une disponibilité jeudi à 16h30. Quel âge a votre fils ?",
      "Théo verra donc le Dr Vasseur ce jeudi à 16h30. Évitez les aliments collants.",
      "Pour réserver jeudi à 16h30, il me faut encore votre numéro de carte Vitale.",
    ],
  })
  await run(
    answer(
      hears(
        "Bonjour, mon fils a perdu un plombage, c'est possible de voir le dentiste cette semaine?",
      ),
    ),
  )
  await run(answer(hears("9 ans, il s'appelle Théo Marchal. Jeudi c'est bien")))
  expect(requests).toHaveLength(3)
  expect(texts().at(-1)).toStartWith("Pour réserver")
})
