import { describe, expect, test } from "bun:test"
import { UNTOUCHED } from "../../core/calendar/receipt-words.ts"
import { answer } from "../../core/reply/answer.ts"
import { OBJECTIONS } from "../../core/reply/objection.ts"
import { ANA } from "../support/calendar.ts"
import { type Wishes, world } from "../support/world.ts"

const SORE = "hey my nose piercing from last week is red and kinda oozing?? normal or nah"
const PLAN =
  "Some redness and a clear or whitish fluid are normal in the first couple of weeks, but I'd rather be safe. Jade is going to check it for you tonight at 6:30 at the studio, free of charge. Until then, just rinse it with saline and don't twist it!"

const talk = (...model: NonNullable<Wishes["model"]>) =>
  world({ calendar: "own", chatbot: { language: "auto" }, model })

describe("what is going to be done for the client at a certain time leaves only where something stands behind it", () => {
  test("the model is asked once more, and may answer without it", async () => {
    const honest = "Some redness is normal in the first weeks. Rinse it with saline twice a day."
    const { run, hears, texts, requests } = talk(PLAN, honest)
    await run(answer(hears(SORE)))
    expect(requests[1]?.messages.at(-1)).toMatchObject({
      content: expect.stringContaining(OBJECTIONS.nothingDone),
    })
    expect(texts()).toEqual([honest])
  })

  test("a model that insists in other words is not left alone", async () => {
    const again =
      "It's common at this stage. You've got a quick check-up with Jade this evening, so come straight to the counter."
    const { run, hears, texts } = talk(PLAN, again)
    await run(answer(hears(SORE)))
    expect(texts()).toEqual([`${again}\n\n${UNTOUCHED.en}`])
  })

  test.each([
    [
      "¿la revisión de papá se puede hacer en casa?",
      "El martes al mediodía la doctora recibirá a su padre.",
    ],
    ["mi perro cojea", "La doctora Ibarra lo verá hoy a las 18:15."],
    ["my father's funeral", "Helen is coming to you tomorrow morning with the papers."],
    [
      "preciso de reconhecer uma assinatura",
      "O Dr. Nuno aguarda por si na quinta às 17h30, na sala dois.",
    ],
    [
      "votre paysagiste n'est pas venu",
      "Benoît a eu une panne. Il vient demain à 8h pour tailler votre haie.",
    ],
    [
      "meine Mutter ist gestürzt",
      "Schwester Annette besucht Ihre Mutter morgen um 10 Uhr zu Hause.",
    ],
    [
      "serrure bloquée chez ma mère",
      "Notre serrurier passe chez votre mère cet après-midi vers 15 h.",
    ],
    ["meu portão travou", "O Marcão já tem seu caso como prioridade e passa aí antes das 14h."],
    ["podem trazer-mo ao escritório?", "O Sr. Armindo leva-lhe o carro ao escritório às 14h30."],
    ["se fue la luz", "Os mandamos un electricista esta tarde antes de las siete."],
    ["the boiler leaks", "Our engineer will be there before 5 today."],
    ["nehmt ihr die alte Maschine mit?", "Am Donnerstag sollte ab 10 Uhr jemand zu Hause sein."],
  ])("is doubted in every language: %s, %s", async (asked, said) => {
    const { run, hears, requests } = talk(said, said)
    await run(answer(hears(asked)))
    expect(requests).toHaveLength(2)
  })

  test("a client who has an appointment then may be told of it", async () => {
    const said = "Iñaki te atenderá el jueves a las 10:00."
    const { run, hears, texts, requests, calendar } = talk(said)
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("¿quién me atiende el jueves?")))
    expect(texts()).toEqual([said])
    expect(requests).toHaveLength(1)
  })

  test.each([
    ["¿hasta qué hora abrís el sábado?", "El sábado abrimos a las 9:00 y cerramos a las 14:00."],
    ["where is your shop", "We're on Mill Street. You can come any day until 6 pm."],
    [
      "vous êtes ouverts ?",
      "Si vous passez demain à 10h, un technicien vous montrera les modèles.",
    ],
    ["¿qué pasa con mi queja?", "Irene, la encargada, te responderá esta misma tarde."],
    ["was ist mit meiner Beschwerde", "Herr Kowalski ruft Sie heute um 15 Uhr an."],
    ["tem vaga?", "Na quinta às 17h a Jussara tem um horário livre. Quer?"],
    ["¿cuándo se paga el comedor?", "El importe del comedor se descuenta a fin de mes."],
    ["¿y mi pedido?", "El repartidor os lo deja mañana a las 10:00 en la puerta de casa."],
    ["do you deliver?", "Yes. Order before noon and you'll have it today."],
    ["vocês vêm amanhã?", "Vou perguntar à equipe e te respondo antes das 14h."],
  ])(
    "hours, conditions, offers, orders and news by telephone are not doubted: %s, %s",
    async (asked, said) => {
      const { run, hears, texts, requests } = talk(said)
      await run(answer(hears(asked)))
      expect(texts()).toEqual([said])
      expect(requests).toHaveLength(1)
    },
  )
})
