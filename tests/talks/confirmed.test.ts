import { describe, expect, test } from "bun:test"
import { answer } from "../../core/reply/answer.ts"
import { ANA, ANAS } from "../support/calendar.ts"
import { world } from "../support/world.ts"
import { said } from "./asked.ts"

const CONFIRMED = [
  ["¿sigue en pie lo del jueves?", "Sí, sigue en pie."],
  ["mi cita del jueves sigue igual, no?", "Sí, todo igual."],
  ["tengo cita el jueves, no?", "Sí, claro."],
  ["A minha consulta de quinta mantém-se? recebi uma sms estranha", "Mantém-se sim. Até quinta!"],
  ["minha aula de quinta tá confirmada?", "Sim, tudo certo!"],
  ["Is my appointment on Thursday confirmed?", "Yes, it is!"],
  ["are we still on for Thursday?", "Yes, all good, still on."],
  ["c'est toujours bon pour jeudi ?", "Oui oui, c'est toujours bon !"],
  ["mon rdv de jeudi est bien maintenu ?", "Tout à fait, à jeudi !"],
  [
    "Steht unser Termin am Donnerstag noch? Hab lange nix gehört",
    "Ja, der steht noch, keine Sorge!",
  ],
  ["bleibt es bei Donnerstag?", "Klar, bis dann!"],
  ["tengo algo reservado?", "Sí, el jueves a las 10."],
  ["do i have an appointment this week?", "You do! Thursday."],
  ["hab ich noch einen termin bei euch?", "Ja, Donnerstag."],
  ["tenho alguma coisa marcada?", "Tem sim, quinta às 10h."],
  ["j'ai un rdv cette semaine ?", "Oui, jeudi."],
  ["am i down for thursday?", "You are."],
  ["tô na lista?", "Tá sim"],
  ["os llegó mi reserva?", "Sí, todo correcto."],
  ["hat die buchung geklappt?", "Ja, alles da."],
  ["ma résa est bien passée ?", "Oui c'est bon."],
  ["have you booked me in?", "Yes."],
  ["me has apuntado ya?", "Sí"],
] as const

describe("a client who asks whether their appointment stands", () => {
  test.each(CONFIRMED)(
    "is not told that it does when they have none: %p %p",
    async (asked, reply) => {
      const { text, asked: times } = await said(asked, reply)
      expect(text).not.toContain(reply)
      expect(times).toBe(2)
    },
  )

  test.each(CONFIRMED)(
    "hears at once that it does when they have it: %p %p",
    async (asked, reply) => {
      expect(await said(asked, reply, 10)).toEqual({ text: reply, asked: 1 })
    },
  )

  test("is not told that it does when theirs is on another day", async () => {
    expect((await said("¿sigue en pie lo del viernes?", "Sí, sigue en pie.", 10)).text).not.toBe(
      "Sí, sigue en pie.",
    )
  })
})

describe("a client who asks whether it was changed", () => {
  test.each([
    ["me cancelaste lo del jueves?", "Sí, ya está."],
    ["did you cancel it?", "Done!"],
    ["c'est annulé ?", "Oui, c'est fait"],
    ["ist mein Termin jetzt storniert?", "Ja, erledigt."],
    ["did you move me to friday?", "Yes."],
    ["foi remarcado pra sexta?", "Foi sim!"],
    ["vous avez déplacé mon rdv ?", "Oui, à vendredi."],
    ["tengo algo reservado?", "Sí, el viernes a las 10."],
  ])("is not told so while it stands as it was: %p %p", async (asked, reply) => {
    const { text, asked: times } = await said(asked, reply, 10)
    expect(text).not.toContain(reply)
    expect(times).toBe(2)
  })

  test.each([
    ["quedó cambiado para el jueves?", "Sí, quedó.", 10],
    ["did you move it in the end?", "Yes, it is on Thursday at ten now.", 10],
    ["mi cita está cancelada?", "Sí.", undefined],
  ])("is told so when the calendar shows it: %p %p", async (asked, reply, hour) => {
    expect(await said(asked, reply, hour)).toEqual({ text: reply, asked: 1 })
  })
})

describe("what is no such question is answered as it was", () => {
  test.each([
    ["Do I need an appointment?", "Yes, please book one first."],
    ["is the shop open on Thursday?", "Yes, until eight."],
    ["¿el jueves seguís abriendo por la tarde?", "Sí, hasta las ocho."],
    ["¿sigue en pie la oferta?", "Sí, hasta el domingo."],
    ["can I still make an appointment?", "Of course, which day suits you?"],
    ["steht der Preis noch?", "Ja, der bleibt so."],
    ["tenéis hora el jueves?", "Sí, a las 10 o a las 12."],
    ["tem hora pra hoje?", "Tem sim, às 15h."],
    ["did you change the menu?", "Yes!"],
    ["estoy en la lista de espera?", "Sí, estás en la lista."],
    ["am i registered as a patient?", "Yes."],
    ["have you put it in the post?", "Yes, yesterday."],
    ["hast du es schon notiert?", "Ja."],
    ["me habéis cambiado la talla?", "Sí."],
    ["have you moved?", "Yes, we're on Mill Street now."],
    ["is the class cancelled tomorrow?", "Yes, sadly."],
    ["tengo cita?", "No, pero el jueves a las 10 hay hueco."],
    ["do i have anything booked?", "I don't see anything. Friday at ten is free."],
    ["le parking est toujours gratuit ?", "Oui, bien sûr."],
    ["¿sigue en pie lo del jueves?", "No veo ninguna cita tuya. ¿A qué nombre está?"],
    ["are we still on for Thursday?", "Let me check with the team and get back to you."],
  ])("%p %p", async (asked, reply) => {
    expect((await said(asked, reply)).text).toBe(reply)
  })
})

describe("what people ask of anything else is answered with a yes", () => {
  test.each([
    ["¿me has apuntado a la lista de espera?", "Sí."],
    ["¿me habéis reservado una talla M?", "Sí, te espera en tienda."],
    ["¿me has reservado una tarta para el sábado?", "Sí, la recoges el sábado a las 11."],
    ["¿tengo cita previa obligatoria?", "Sí, hace falta."],
    ["¿lo del viernes está confirmado? lo del concierto", "Sí, a las 21:00."],
    ["have you reserved me a copy?", "Yes, it is at the till."],
    ["did you put me on the waiting list?", "Yes, you are number three."],
    ["am i signed up for the loyalty scheme?", "Yes, you are."],
    ["is the table on display still for sale?", "Yes, 120 euros."],
    ["is the booking fee still 5 euros?", "Yes, it is."],
    ["do we have a table outside?", "Yes, there are four outside."],
    ["habt ihr uns das Kleid reserviert?", "Ja."],
    ["steht der Flohmarkt am Samstag noch?", "Ja, ab 9 Uhr."],
    ["você reservou o bolo?", "Sim, está guardado."],
    ["já mudou o cardápio?", "Sim"],
    ["quinta tá de pé a feira?", "Sim, das 9 às 13."],
    ["vous m'avez mis de côté la robe ?", "Oui."],
    ["j'ai un cours d'essai gratuit ?", "Oui, le premier."],
    ["c'est bon pour jeudi la livraison ?", "Oui, jeudi matin."],
    ["le concert est annulé ?", "Oui."],
  ])("%p %p", async (asked, reply) => {
    expect((await said(asked, reply)).text).toBe(reply)
  })

  test.each([
    ["mi cita sigue en pie? abrís el sábado?", "Sí, sigue en pie. El sábado abrimos de 10 a 14."],
    [
      "is my appointment still on? are you open on saturday?",
      "Yes, it is. On Saturday we open at nine.",
    ],
    ["el concierto está cancelado?", "Sí, lamentablemente."],
    ["am i down for the workshop on saturday?", "Yes, you are."],
  ])("also beside an appointment that stands: %p %p", async (asked, reply) => {
    expect((await said(asked, reply, 10)).text).toBe(reply)
  })

  test.each([
    ["la clase de mañana está confirmada?", "Sí, a las 10."],
    ["is the lesson on thursday still on?", "Yes, Thursday at 6pm."],
  ])("and of a class that may be for all, with what was not done: %p %p", async (asked, reply) => {
    expect((await said(asked, reply)).text).toStartWith(reply)
  })
})

test.each([
  ["me la has cancelado ya?", "Sí, ya está cancelada."],
  ["did you cancel it?", "Yes, it is done."],
])("who cancelled one of two hears of it, with what stands: %p %p", async (asked, reply) => {
  const { run, hears, texts, calendar } = world({ calendar: "own", model: [reply, reply] })
  calendar.hasBookedFor(ANA, "stands", 12)
  const gone = { ...ANAS, kind: "cancelled", eventId: "gone", turnId: "an earlier one" } as const
  calendar.receipts.unshift({ ...gone, client: ANA })
  await run(answer(hears(asked)))
  expect(texts().at(-1)).toStartWith(reply)
  expect(texts().at(-1)).toContain("12:00")
})
