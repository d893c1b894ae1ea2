import { expect, test } from "bun:test"
import { relationsIn } from "../../../../core/reply/beyond/relations.ts"
import { DAY_MS } from "../../../../core/shared/time-spans.ts"
import { ANAS } from "../../../support/calendar.ts"
import { spending } from "../../../support/cpu-time.ts"

const where = {
  now: new Date("2026-03-10T08:30:00Z"),
  zone: "Europe/Madrid",
  language: "es",
} as const

test.each([
  ["Te esperamos el jueves a las 10.", ["start"]],
  ["Empieza a las diez.", ["start"]],
  ["See you on Thursday!", ["day"]],
  ["It ends at 11.", ["end"]],
  ["Kommen Sie gern um 9:45 Uhr.", ["just before"]],
  ["Ten past ten is fine.", ["during"]],
  ["On ferme jeudi à 19h.", ["refused: same day"]],
  ["Bis morgen um halb elf dann!", ["other time"]],
  ["O seu horário mudou para sexta.", ["other day"]],
  ["Que tal na sexta às 16h?", ["asked: other time"]],
  ["No abrimos los lunes.", ["refused: no time"]],
  ["El jueves a las 10:00. Tu hermana, el viernes a las 16:00.", ["start", "other time"]],
  ["On Thursday at 9:00 London time.", ["start"]],
  ["Du bist am Donnerstag von 10:00 bis 11:00 Uhr dran.", ["open: span"]],
  ["El jueves estás con nosotras de 10:00 a 13:00.", ["open: longer"]],
  ["Am Donnerstag von 9:30 bis 10:30 Uhr.", ["open: hours"]],
  ["On Thursday morning.", ["span"]],
  ["Trae una toalla.", []],
])("to who has an appointment on Thursday at ten, %p names %p", (text, relations) => {
  expect(relationsIn(text, [ANAS], where)).toEqual(relations)
})

test("a time is compared with the closest of several appointments", () => {
  const next = { ...ANAS, start: "2026-03-13T15:00:00.000Z", end: "2026-03-13T16:00:00.000Z" }
  expect(relationsIn("Nos vemos el viernes a las 16:00.", [ANAS, next], where)).toEqual(["start"])
})

test.each([
  [
    "tells of no time",
    (nth: number) => `Este es el paso ${nth}: primero lavamos, luego cortamos. `,
  ],
  ["repeats a time without a day", () => "Empieza a las 10. Acaba a las 11:15. "],
  ["names many", (nth: number) => `El ${(nth % 28) + 1} de abril hay clase en la sala ${nth}. `],
])("a long reply that %s is compared at once with hundreds of lessons", (_, statement) => {
  const lessons = Array.from({ length: 400 }, (_, week) => {
    const start = new Date(Date.parse(ANAS.start) + week * 7 * DAY_MS).toISOString()
    return { ...ANAS, start, end: start }
  })
  const text = Array.from({ length: 120 }, (_, nth) => statement(nth)).join("")
  relationsIn(text, [ANAS], where)
  const spent = spending()
  relationsIn(text, lessons, where)
  expect(spent()).toBeLessThan(2_000)
})
