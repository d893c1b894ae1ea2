import { describe, expect, test } from "bun:test"
import { withoutOpeningHours } from "../../core/calendar/claims/opening-hours.ts"
import { answer } from "../../core/reply/answer.ts"
import { ANA } from "../support/calendar.ts"
import { world } from "../support/world.ts"

const HOURS = [
  ["Quais os horários?", "Seg: 9h–18h\nTer: 9h–18h\nQua: 9h–18h\nSáb: 9h–13h\nDom: fechado"],
  ["Horário?", "Segunda a sexta: 9h às 18h\nSábado: 9h às 13h\nDomingo: fechado"],
  ["Quero marcar, quando abrem?", "Seg–Sex 9h–12h e 14h–18h, Sáb 9h–13h, Dom fechado"],
  ["Abrem ao domingo?", "Domingo: fechado"],
  ["¿Qué horario tenéis?", "Lun: 9:00–14:00\nMar: 9:00–14:00\nJue: cerrado\nVie: 9:00–14:00"],
  ["Quiero pedir cita, ¿cuándo abrís?", "L-V 9-14 y 17-20, S 10-14, D cerrado"],
  ["¿horario?", "Nuestro horario es:\n- Lunes: cerrado\n- Martes: 13:00 a 16:00"],
  ["I'd like to book, when are you open?", "Mon: 9–5\nTue: 9–5\nWed: closed\nThu: 9–8"],
  [
    "I'd like to book an appointment, when are you open?",
    "Monday: 8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM\nTuesday: 8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM\nSunday: Closed",
  ],
  ["Horaires ?", "Lun : fermé\nMar : 9h-12h / 14h-18h\nMer : 9h-12h / 14h-18h\nDim : fermé"],
  ["Je voudrais un rendez-vous, c'est ouvert quand ?", "Mardi : 10h–18h\nJeudi : 10h–20h"],
  [
    "Ich hätte gern einen Termin, wann habt ihr offen?",
    "Mo: 9–18 Uhr\nDi: 9–18 Uhr\nMi: geschlossen\nDo: 9–20 Uhr",
  ],
  ["Öffnungszeiten?", "Montag: Ruhetag\nDienstag–Samstag: 11:30–14:00, 17:30–22:00"],
  ["Wann kann ich kommen?", "Montag 8:00 - 12:00\nDienstag 14:00 - 18:00"],
] as const

describe.each(["own", undefined] as const)(
  "opening hours claim no booking (calendar: %p)",
  (calendar) => {
    test.each(HOURS)("%s %s", async (asked, hours) => {
      const { run, hears, texts, requests } = world({
        ...(calendar && { calendar }),
        chatbot: { language: "auto" },
        model: [hours, "?"],
      })
      await run(answer(hears(asked)))
      expect([texts(), requests.length]).toEqual([[hours], 1])
    })
  },
)

test.each(HOURS)(
  "nor do they tell of another than the one that stands: %s %s",
  async (asked, hours) => {
    const { run, hears, texts, requests, calendar } = world({
      calendar: "own",
      chatbot: { language: "auto" },
      model: [hours, "?"],
    })
    calendar.hasBookedFor(ANA, "mine", 10)
    await run(answer(hears(asked)))
    expect([texts(), requests.length]).toEqual([[hours], 1])
  },
)

test.each([
  ["Quiero cita el jueves a las 10", "Reservado para el jueves a las 10.\nLun–Vie: 9:00–14:00"],
  ["Quero marcar quinta às 10", "Quinta às 10h: fechado!"],
  ["Quero marcar quinta às 10", "Fechado! Até quinta.\nSeg–Sex: 9h–18h\nDom: fechado"],
  ["Can I book Thursday 10?", "You're booked.\nMon: 9–5\nThu: 9–5"],
  ["Kann ich Donnerstag um 10 kommen?", "Gebucht: Do 10–11 Uhr"],
  ["Je peux venir jeudi à 10h ?", "C'est noté pour jeudi 10h.\nLun : fermé\nMar : 9h-12h"],
])("a claim beside opening hours is still one: %s %s", async (asked, claim) => {
  const { run, hears, texts } = world({
    calendar: "own",
    chatbot: { language: "auto" },
    model: [claim, claim],
  })
  await run(answer(hears(asked)))
  expect(texts()).not.toEqual([claim])
})

test.each([
  "Thu: 10:00",
  "Do 10–11 Uhr",
  "Quinta: fechado!",
  "Jueves 12/3: 10:00–11:00",
  "✅ Thu 10:00–11:00",
])("one day with its hour may be an appointment: %s", (text) => {
  expect(withoutOpeningHours(text)).toBe(text)
})
