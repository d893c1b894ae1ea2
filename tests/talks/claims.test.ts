import { describe, expect, test } from "bun:test"
import { splitStatements } from "../../core/calendar/claims/sentences.ts"
import { bookingClaims } from "../../core/calendar/claims.ts"
import {
  NOTHING_ELSE,
  UNCONFIRMED as UNCONFIRMED_IN,
  UNTOUCHED as UNTOUCHED_IN,
} from "../../core/calendar/receipt-words.ts"
import { namesAppointment } from "../../core/calendar/wishes/spoken-of.ts"
import { wishOf } from "../../core/calendar/wishes.ts"
import { agreedOdds } from "../../core/reply/agreed.ts"
import { answer } from "../../core/reply/answer.ts"
import { ModelFailed } from "../../core/reply/failures.ts"
import {
  agrees,
  isExpected,
  mayAgree,
  mayClaim,
  type Reading,
  type ReplyContext,
  readReply,
} from "../../core/reply/grounding/reading.ts"
import { clearlyPromises, promisesPerson } from "../../core/reply/promise.ts"
import { ANA } from "../support/calendar.ts"
import { phrasesOf } from "../support/corpora/phrases.ts"
import { replyContext } from "../support/reply-context.ts"
import { world } from "../support/world.ts"
import { AT_TEN, CLAIM, cancel, create } from "./calls.ts"

type Talk = { readonly said: readonly string[]; readonly claims: readonly string[] }

const UNTOUCHED = UNTOUCHED_IN.es
const UNCONFIRMED = UNCONFIRMED_IN.es

describe("a claim without an appointment", () => {
  test("is objected to once; the model then does what it said", async () => {
    const { run, hears, texts, requests } = world({
      calendar: "own",
      model: [CLAIM, create(AT_TEN), CLAIM],
    })
    await run(answer(hears("Cita el jueves a las 10 de la mañana")))
    expect(texts()).toEqual(["Reservado: jueves 12 de marzo, 10:00."])
    expect(requests[1]?.messages.slice(-2)).toMatchObject([
      { role: "assistant", content: CLAIM },
      { role: "user", content: expect.stringContaining("the calendar does not show that") },
    ])
  })

  test.each([
    ["a calendar", { calendar: "own" as const }],
    ["no calendar", {}],
    ["a full list of notices", { state: { notificationLimit: 0 } }],
  ])("said twice never leaves, with %s, and the owner is told", async (_, wishes) => {
    const { run, hears, texts, notifications } = world({ ...wishes, model: [CLAIM, CLAIM] })
    await run(answer(hears("Cita el jueves a las 10")))
    expect(texts()).toEqual([UNCONFIRMED])
    expect(notifications).toEqual([
      "Una cita o reserva de Ana no se pudo confirmar. Revisa tu calendario y escríbele.",
    ])
  })

  test("that was corrected leaves as it was corrected", async () => {
    const { run, hears, texts, notifications } = world({
      calendar: "own",
      model: [CLAIM, "¿A nombre de quién la apunto?"],
    })
    await run(answer(hears("Cita el jueves a las 10")))
    expect(texts()).toEqual(["¿A nombre de quién la apunto?"])
    expect(notifications).toEqual([])
  })

  test("is not objected to again after a crash", async () => {
    const { run, hears, again, texts, requests } = world({
      calendar: "own",
      model: [CLAIM, { dies: true }, CLAIM],
    })
    await expect(run(answer(hears("Cita el jueves a las 10")))).rejects.toThrow()
    await again()
    expect(texts()).toEqual([UNCONFIRMED])
    expect(requests).toHaveLength(3)
  })

  test.each(["unavailable", "refused", "too-long", "empty"] as const)(
    "does not leave when the model fails as it is asked again either: %s",
    async (why) => {
      const failure = new ModelFailed({ why, detail: "" })
      const { run, hears, texts, notifications } = world({
        calendar: "own",
        model: [CLAIM, failure, failure],
      })
      await run(answer(hears("Cita el jueves a las 10")))
      expect(texts()).toEqual([UNCONFIRMED])
      expect(notifications).toEqual([
        "Una cita o reserva de Ana no se pudo confirmar. Revisa tu calendario y escríbele.",
      ])
    },
  )

  test("is not replaced where hardly anybody who said this would take it for one", async () => {
    const said = "Cambiado, ahora te llega a ana@x.es."
    expect(bookingClaims(said)).toHaveLength(1)
    const { run, hears, texts, notifications } = world({ model: [said, said] })
    await run(answer(hears("cambia mi correo en la ficha")))
    expect(texts()).toEqual([`${said}\n\n${UNTOUCHED}`])
    expect(notifications).toEqual([])
  })

  test("never leaves where an appointment is waited for, though it names none", async () => {
    const said = "Cambiado, ahora te llega todo a ana@x.es."
    const asked = [{ direction: "INBOUND", content: "Cita el jueves a las 10" }] as const
    const agreed = agreedOdds(asked, wishOf(asked), readReply(said))
    expect([namesAppointment(said), agrees(readReply(said), replyContext({ agreed }))]).toEqual([
      false,
      false,
    ])
    const { run, hears, texts } = world({ calendar: "own", model: [said, said] })
    await run(answer(hears("Cita el jueves a las 10")))
    expect(texts()).toEqual([UNCONFIRMED])
  })

  test.each([
    [
      "¿Cuánto cuesta?",
      "I've recorded the appointment in the calendar. Do you need anything else?",
    ],
    ["mi pedido no ha llegado", "Appointment cancelled. Tell me if you'd like another date."],
  ])("that names an appointment never leaves, whatever was asked: %s %s", async (asked, said) => {
    const { run, hears, texts, notifications } = world({ calendar: "own", model: [said, said] })
    await run(answer(hears(asked)))
    expect(texts()).toEqual([UNCONFIRMED])
    expect(notifications).toHaveLength(1)
  })

  test("is told as done when the model did it at last, and failed then", async () => {
    const { run, hears, texts } = world({
      calendar: "own",
      model: [CLAIM, create(AT_TEN), new ModelFailed({ why: "unavailable", detail: "" })],
    })
    await run(answer(hears("Cita el jueves a las 10 de la mañana")))
    expect(texts()).toEqual(["Reservado: jueves 12 de marzo, 10:00."])
  })

  test("of another kind than what was done does not leave either", async () => {
    const { run, hears, texts } = world({
      calendar: "own",
      model: [create(AT_TEN), "Tu cita ha sido cancelada.", "Tu cita ha sido cancelada."],
    })
    await run(answer(hears("Cita el jueves a las 10")))
    expect(texts()).toEqual([`Reservado: jueves 12 de marzo, 10:00.\n${NOTHING_ELSE.es}`])
  })
})

describe("an answer that is hardly a claim", () => {
  const isWeak = ({ claims, stands }: Reading) =>
    claims.length > 0 && !stands && claims.every(({ sure }) => !sure)
  const PRICE = [{ direction: "INBOUND", content: "¿Cuánto cuesta?" }] as const
  const isLikely = (said: Reading) =>
    mayAgree(said, replyContext({ agreed: agreedOdds(PRICE, wishOf(PRICE), said) }))
  const weakThat = (isSo: (said: Reading) => boolean) =>
    phrasesOf<{ readonly text: string }>("own/booking_claims_unseen").find(({ text }) => {
      const said = readReply(text)
      return isWeak(said) && isSo(said)
    })?.text ?? ""
  const HARDLY = weakThat(
    (said) => isLikely(said) && !promisesPerson(said.text) && !isExpected(said, replyContext()),
  )
  const HARDLY_TO_THAT = weakThat((said) => !isLikely(said))

  test("is asked for once more, and then leaves with the truth beside it: it may be about prices alone", async () => {
    expect(bookingClaims(HARDLY)).toHaveLength(1)
    const { run, hears, texts, requests, notifications } = world({ model: [HARDLY, HARDLY] })
    await run(answer(hears("¿Cuánto cuesta?")))
    expect(texts()).toEqual([`${HARDLY}\n\n${UNTOUCHED}`])
    expect(requests[1]?.messages.at(-2)).toMatchObject({ role: "assistant", content: HARDLY })
    expect(notifications).toEqual([])
  })

  test("leaves with the truth where it names an appointment, whatever was asked", async () => {
    const said = "Afinal vejo-o na sexta às 9h e não na quinta, corrigi na agenda."
    const { run, hears, texts } = world({ model: [said, said] })
    await run(answer(hears("gracias")))
    expect(texts()).toEqual([`${said}\n\n${UNTOUCHED}`])
  })

  test("is only asked for once more where hardly anybody who said this would take it for one", async () => {
    const said = HARDLY_TO_THAT
    const { run, hears, texts, requests } = world({ model: [said, said] })
    await run(answer(hears("¿Cuánto cuesta?")))
    expect(texts()).toEqual([said])
    expect(requests).toHaveLength(2)
  })

  test("leaves with the truth where an appointment is spoken of, and the talk tells that it is hardly one", async () => {
    const asked = [{ direction: "INBOUND", content: "¿Me das cita?" }] as const
    const offer = weakThat((said) => {
      const talk = replyContext({ agreed: agreedOdds(asked, wishOf(asked), said) })
      const names = namesAppointment(said.text) || promisesPerson(said.text)
      const one = splitStatements(said.text).length === 1
      return one && !names && mayAgree(said, talk) && !agrees(said, talk)
    })
    expect(bookingClaims(offer)).toHaveLength(1)
    const { run, hears, texts, notifications } = world({ calendar: "own", model: [offer, offer] })
    await run(answer(hears("¿Me das cita?")))
    expect(texts()).toEqual([`${offer}\n\n${UNTOUCHED}`])
    expect(notifications).toEqual([])
  })

  test.each([
    [["Cita el jueves a las 10"]],
    [["Can I get an appointment?"]],
    [["¿Qué cuesta el corte?", "Ana"]],
  ])("does not leave where an appointment is spoken of: %p", async (said) => {
    const asks = said.length > 1 ? ["25 €. ¿Te apunto para el jueves a las 10?"] : []
    const { run, hears, texts, notifications } = world({ model: [...asks, HARDLY, HARDLY] })
    for (const words of said) await run(answer(hears(words)))
    expect(Object.values(UNCONFIRMED_IN)).toContain(texts().at(-1) ?? "")
    expect(notifications).toHaveLength(1)
  })
})

/** Of talks that nobody learnt from, the first of one question whose reply claims nothing and is taken so. */
const talkThat = (isSo: (said: Reading, context: ReplyContext) => boolean) => {
  for (const { said, claims } of phrasesOf<Talk>("own/talks_unseen")) {
    const [asked = "", ...more] = said
    const talk = [{ direction: "INBOUND" as const, content: asked }]
    const agreed = (reply: string) => agreedOdds(talk, wishOf(talk), readReply(reply))
    const reply = claims.find(
      (each) =>
        ![each, ...splitStatements(each)].some((part) => readReply(part).tells) &&
        isSo(readReply(each), replyContext({ agreed: agreed(each) })),
    )
    if (more.length === 0 && reply !== undefined) return { asked, reply }
  }
  return { asked: "", reply: "" }
}

describe("an answer that only sounds, in its talk, as if something were agreed on", () => {
  test("sounds so also with prices and advice behind it, which alone do not", () => {
    const talk = [
      { direction: "OUTBOUND", content: "Dia 18 de abril é um sábado. Fazemos às 16h?" },
      { direction: "INBOUND", content: "perfeito!!" },
    ] as const
    const sounds = (reply: string) => {
      const said = readReply(reply)
      return mayClaim(said, replyContext({ agreed: agreedOdds(talk, wishOf(talk), said) }))
    }
    const advice = "O pacote com 20 fotos custa R$ 650, o sinal R$ 150 por Pix. Leve roupa clara."
    expect(sounds(`Sábado, 18 de abril, às 16h, então. ${advice}`)).toBe(true)
    expect(sounds(advice)).toBe(false)
  })

  const doubtful = talkThat((said, context) => mayClaim(said, context) && !agrees(said, context))
  const clear = talkThat((said, context) => mayClaim(said, context) && agrees(said, context))

  test("is asked for once more, and leaves when the model says it again", async () => {
    const { asked, reply } = doubtful
    const { run, hears, texts, requests } = world({ model: [reply, reply] })
    await run(answer(hears(asked)))
    expect(texts()).toEqual([reply])
    expect(requests[1]?.messages.slice(-2)).toMatchObject([
      { role: "assistant", content: reply },
      {
        role: "user",
        content: expect.stringContaining(
          "Nothing has been booked, changed or cancelled just now. If the client could read your answer as saying so",
        ),
      },
    ])
  })

  test("leaves all the same when the model fails as it is asked once more", async () => {
    const { asked, reply } = doubtful
    const failure = new ModelFailed({ why: "unavailable", detail: "" })
    const { run, hears, texts } = world({ calendar: "own", model: [reply, failure] })
    await run(answer(hears(asked)))
    expect(texts()).toEqual([reply])
  })

  test.each([["a calendar", { calendar: "own" as const }] as const, ["none", {}] as const])(
    "leaves with the truth beside it where it is clear from the talk, with %s",
    async (_, wishes) => {
      const { asked, reply } = clear
      const { run, hears, texts, notifications } = world({ ...wishes, model: [reply, reply] })
      await run(answer(hears(asked)))
      const [said, truth = ""] = texts()[0]?.split("\n\n") ?? []
      expect(said).toBe(reply)
      expect(Object.values(UNTOUCHED_IN)).toContain(truth)
      expect(notifications).toEqual([])
    },
  )

  test("leaves with the truth beside it also where it promises somebody besides, and the owner is told", async () => {
    const { asked, reply } = talkThat((said, context) => {
      const sounds = agrees(said, context) && mayClaim(said, context)
      return sounds && clearlyPromises(said.text)
    })
    const { run, hears, texts, notifications } = world({ model: [reply, reply] })
    await run(answer(hears(asked)))
    expect(Object.values(UNTOUCHED_IN).map((truth) => `${reply}\n\n${truth}`)).toContain(
      texts()[0] ?? "",
    )
    expect(notifications).toHaveLength(1)
  })

  test.each([
    ["¿Me apuntas el jueves a las 10?", "¡Apuntado, Ana!"],
    ["Can you put me in on Thursday at 10?", "Noted!"],
    ["Kannst du mich am Donnerstag um 10 eintragen?", "Ist notiert."],
  ])(
    "is asked for once more where it may be all that is said of a booking: %s %s",
    async (asked, noted) => {
      const { run, hears, texts } = world({ calendar: "own", model: [noted, "Un momento."] })
      await run(answer(hears(asked)))
      expect(texts()).toEqual(["Un momento."])
    },
  )

  test.each([
    ["¿Me apuntas el jueves a las 10?", "Hecho, Ana."],
    ["¿Me apuntas el jueves a las 10?", "👌"],
    ["Can you put me in on Thursday at 10?", "All set! Have a great day."],
    ["Pode me marcar quinta às 10h?", "Prontinho!"],
    ["Pouvez-vous me mettre jeudi à 10h ?", "C'est fait."],
    ["Kannst du mich am Donnerstag um 10 eintragen?", "Erledigt."],
  ])(
    "does not leave without the truth when it says that all is done, and no word of what: %s %s",
    async (asked, done) => {
      const { run, hears, texts, requests } = world({ calendar: "own", model: [done, done] })
      await run(answer(hears(asked)))
      expect(requests).toHaveLength(2)
      expect(Object.values(UNTOUCHED_IN)).toContain(texts()[0]?.split("\n\n")[1] ?? "")
    },
  )

  test("is asked for once more when it says so of an appointment that stands: it may have been meant to go", async () => {
    const { run, hears, texts, requests, calendar } = world({
      calendar: "own",
      model: ["Hecho.", cancel("mine"), "Hecho.", "¡Listo, Ana!", "¡Listo, Ana!"],
    })
    calendar.hasFor(ANA, "mine", 10)
    calendar.hasFor(ANA, "other", 16)
    await run(answer(hears("Cancela la del jueves a las 10")))
    expect(texts()).toEqual(["Cancelado: jueves 12 de marzo, 10:00.\n\nHecho."])
    await run(answer(hears("Muchas gracias por todo")))
    expect(texts().at(-1)).toBe("¡Listo, Ana!")
    expect(requests).toHaveLength(5)
  })

  test("gives way to the answer that comes in its place", async () => {
    const { run, hears, texts } = world({
      calendar: "own",
      model: [clear.reply, create(AT_TEN), "¿Algo más?"],
    })
    await run(answer(hears(clear.asked)))
    expect(texts()).toEqual([expect.stringMatching(/10:00\.\n\n¿Algo más\?$/)])
  })

  test("leaves at once while an appointment stands that it may speak of", async () => {
    const NOTED = "¡Apuntado, Ana!"
    const { run, hears, texts, requests, calendar } = world({ calendar: "own", model: [NOTED] })
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("¿Y puedo llevar el perro el jueves?")))
    expect(texts()).toEqual([NOTED])
    expect(requests).toHaveLength(1)
  })

  test("leaves at once with a receipt of this turn", async () => {
    const { run, hears, texts, requests } = world({
      calendar: "own",
      model: [create(AT_TEN), clear.reply],
    })
    await run(answer(hears(clear.asked)))
    expect(texts()[0]).toEndWith(clear.reply)
    expect(requests).toHaveLength(2)
  })
})
