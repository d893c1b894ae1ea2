import { expect, test } from "bun:test"
import { relationsIn } from "../../../../core/reply/beyond/relations.ts"
import { ANAS, TUESDAY } from "../../../support/calendar.ts"

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
  ["Claro 😄 Bis Freitag!", ["other day"]],
  ["Si, c'est le 19.", ["other day"]],
  ["Dein Termin geht bis 12 Uhr.", ["same day"]],
  ["La clase dura hasta las 11.", ["open: end"]],
  ["It runs until noon.", ["same day"]],
  ["Trae una toalla.", []],
])("to who has an appointment on Thursday at ten, %p names %p", (text, relations) => {
  expect(relationsIn(text, [ANAS], TUESDAY)).toEqual(relations)
})

test("a time is compared with the closest of several appointments", () => {
  const next = { ...ANAS, start: "2026-03-13T15:00:00.000Z", end: "2026-03-13T16:00:00.000Z" }
  expect(relationsIn("Nos vemos el viernes a las 16:00.", [ANAS, next], TUESDAY)).toEqual(["start"])
})
