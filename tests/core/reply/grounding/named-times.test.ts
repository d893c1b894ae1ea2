import { describe, expect, test } from "bun:test"
import { instantsOf } from "../../../../core/calendar/zoned.ts"
import { momentsIn, namedIn } from "../../../../core/reply/grounding/named-times.ts"
import { replyLanguage } from "../../../../core/reply/language.ts"

const WHERE = {
  now: new Date("2026-03-10T09:00:00Z"),
  language: "es",
  zone: "Europe/Madrid",
} as const

describe("the times that a reply names", () => {
  test.each([
    "¡Hasta el jueves a las 17 h!",
    "¡Genial!\n\n  Hasta el jueves a las 17 h",
    "Ok.  Bis Donnerstag, 17 Uhr",
  ])("are those until which it takes leave: %p", (text) => {
    expect(momentsIn(text, WHERE)).toMatchObject([{ local: "2026-03-12T17:00" }])
  })

  test("hold no price: 'um 14,50 €' is no half past two", () => {
    expect(momentsIn("Frühstück um 14,50 €", { ...WHERE, language: "de" })).toEqual([])
  })

  test.each([
    ["Estás agendada el jueves 12 de marzo a las 10:00, no el viernes.", "es"],
    ["Estás agendada el jueves 12 de marzo a las 10:00, no el viernes 13 a las 11:00.", "es"],
    ["Tu cita es el jueves 12 a las 10:00, no a las 11:00.", "es"],
    ["You're booked on Thursday 12 March at 10:00, not on Friday.", "en"],
    ["Vous êtes inscrite le jeudi 12 mars à 10h00, et non le vendredi.", "fr"],
    ["Você está agendada na quinta, 12 de março, às 10h, e não na sexta.", "pt"],
    ["Sie sind am Donnerstag, 12. März, um 10:00 Uhr eingetragen, nicht am Freitag.", "de"],
  ] as const)("are not those that it says not to be meant: %p", (text, language) => {
    const known = ["12T09:00:00Z", "13T10:00:00Z"].map((start) => ({
      start: `2026-03-${start}`,
      zone: "Europe/Madrid",
    }))
    expect(namedIn(text, known, { ...WHERE, language })).toEqual(known.slice(0, 1))
  })

  test.each([
    "El jueves 12 a las 10:00 no, el viernes 13 a las 11:00.",
    "Te espero el jueves 12 a las 10:00, no olvides venir el viernes 13 a las 11:00.",
  ])("are those beside another 'no': %p", (text) => {
    expect(momentsIn(text, WHERE)).toContainEqual(
      expect.objectContaining({ local: "2026-03-13T11:00" }),
    )
  })

  test.each([
    ["Ya estás mañana a las 9:00, así que no hace falta esperar hasta el jueves.", "es"],
    ["You're with the dentist tomorrow at 9:00 am, so no need to wait until Thursday.", "en"],
    ["Você fica amanhã às 9:00, não precisa esperar até quinta.", "pt"],
    ["Vous passez demain à 9h00, pas besoin d'attendre jusqu'à jeudi.", "fr"],
    ["Sie sind morgen um 9:00 Uhr dran und müssen nicht bis Donnerstag warten.", "de"],
  ] as const)("are not that until which nobody has to wait any more: %p", (text, language) => {
    const [tomorrow, thursday] = ["11T08", "12T09"].map((start) => ({
      start: `2026-03-${start}:00:00Z`,
      zone: "Europe/Madrid",
    }))
    if (!tomorrow || !thursday) throw new Error("two appointments")
    expect(namedIn(text, [tomorrow, thursday], { ...WHERE, language })).toEqual([tomorrow])
  })

  test("are of the day that was named last", () => {
    const zone = "Europe/Madrid"
    const known = ["2026-03-12T09:00:00Z", "2026-03-13T15:00:00Z"].map((start) => ({ start, zone }))
    const thursday = known.slice(0, 1)
    const named = (text: string) => namedIn(text, known, { ...WHERE, language: "en" })
    expect(named("Your appointment is on Thursday. See you at 4 pm.")).toEqual([])
    expect(named("Your appointment is on Thursday. See you at 10 am.")).toEqual(thursday)
    expect(named("On Thursday you come at 10 am. On Friday at 4 pm.")).toEqual(known)
  })
  describe("by whose clock they are said", () => {
    const AT_TEN = { start: "2026-03-12T09:00:00.000Z", zone: "Europe/Madrid" }
    const IN_LISBON = { ...AT_TEN, clientZone: "Europe/Lisbon" }
    const names = (text: string, known: typeof AT_TEN = AT_TEN) =>
      namedIn(text, [known], { ...WHERE, language: replyLanguage(text, { fallback: "es" }) })

    test.each([
      "Tu cita es el jueves a las 9:00, hora de Canarias.",
      "Tu cita es el jueves a las 9h, hora canaria.",
      "Tu cita es a las 9:00, hora de Canarias.",
      "Tu cita es el jueves a las 10:00 (9:00, hora de Canarias).",
      "Tu cita es el jueves a las 9:00, hora de Canarias (10:00 en la península).",
      "Tu cita es el jueves a las 10:00, hora peninsular.",
      "Tu cita es el jueves por la mañana, hora de Londres.",
      "Tu cita es el jueves a las 2:00 de la madrugada, hora de Tijuana.",
      "Sua consulta é quinta às 5h da manhã, horário de Manaus.",
      "Your appointment is on Thursday at 9 am UK time.",
      "Your appointment is on Thursday at 9 am GMT.",
      "Your appointment is on Thursday at 6 pm Tokyo time.",
    ])("is heard where it is true: %s", (text) => {
      expect(names(text)).toEqual([AT_TEN])
    })

    test.each([
      "Tu cita es el jueves a las 10:00, hora de Canarias.",
      "Tu cita es el jueves a las 10h, hora canaria.",
      "Tu cita es a las 10:00, hora de Canarias.",
      "Tu cita es el jueves a las 9:00, hora peninsular.",
      "Tu cita es el jueves a las 10:00, hora de Tijuana.",
      "Tu cita es el jueves a las 10:00, hora de Cancún.",
      "Sua consulta é quinta às 10h, horário de Manaus.",
      "Sua consulta é quinta às 10h, hora dos Açores.",
      "Your appointment is on Thursday at 10 am UK time.",
      "Your appointment is on Thursday at 10 am GMT.",
      "Your appointment is on Thursday at 10 am mountain time.",
    ])("is heard where it is not: %s", (text) => {
      expect(names(text)).toEqual([])
    })

    test.each([
      ["Your appointment is on Thursday at 9 am your time.", true],
      ["Your appointment is on Thursday at 10 am your time.", false],
      ["Your appointment is on Thursday at 10 am (9 am your time).", true],
      ["Tu cita es el jueves a las 9:00, en tu hora local.", true],
      ["Su cita es el jueves a las 10:00 (su hora).", false],
      ["A sua consulta é quinta às 9h, no seu horário.", true],
      ["Votre rendez-vous est jeudi à 9h, heure de chez vous.", true],
      ["Ihr Termin ist am Donnerstag um 9 Uhr Ihrer Zeit.", true],
    ])("may be the client's own, known from their booking: %s", (text, isTrue) => {
      expect(names(text, IN_LISBON)).toEqual(isTrue ? [IN_LISBON] : [])
    })

    // In July the United States have their summer time.
    test.each([
      ["America/Mexico_City", "Tu cita es el jueves a las 10:00, hora central."],
      ["America/Mexico_City", "Tu cita es el jueves a las 10:00, hora central de México."],
      ["America/Mexico_City", "Your appointment is on Thursday at 10 am Central time."],
      ["America/Costa_Rica", "Tu cita es el jueves a las 10:00, hora central."],
      ["America/Chicago", "Your appointment is on Thursday at 10 am Central time."],
      ["America/Phoenix", "Your appointment is on Thursday at 10 am Mountain time."],
      ["America/Puerto_Rico", "Your appointment is on Thursday at 10 am Atlantic time."],
      ["Europe/Madrid", "Tu cita es el jueves a las 10:00, hora central europea."],
      ["Europe/Madrid", "Your appointment is on Thursday at 10 am Central European Time."],
    ])("may be one that some turn forward in summer and some do not, in %s: %s", (zone, text) => {
      const atTen = instantsOf("2026-07-09T10:00", zone)[0] ?? ""
      const known = { start: atTen, zone }
      const where = { now: new Date("2026-07-06T09:00:00Z"), zone }
      const language = replyLanguage(text, { fallback: "es" })
      expect(namedIn(text, [known], { ...where, language })).toEqual([known])
    })

    test("is the business's where nobody knows the client's", () => {
      expect(names("Your appointment is on Thursday at 10 am your time.")).toEqual([AT_TEN])
    })
  })
})
