import { expect, test } from "bun:test"
import { ago } from "../../site/lib/language/format.ts"

test("How long ago something was is said as people say it, from the first second on", () => {
  const now = Date.parse("2026-11-26T12:00:00Z")
  const said = (seconds: number) =>
    (["en", "es"] as const).map((language) => ago(language, now - seconds * 1000, now))
  expect(said(0)).toEqual(["just now", "ahora mismo"])
  expect(said(59)).toEqual(["just now", "ahora mismo"])
  expect(said(60)).toEqual(["1 minute ago", "hace 1 minuto"])
  expect(said(2 * 3_600)).toEqual(["2 hours ago", "hace 2 horas"])
  expect(said(86_400)).toEqual(["yesterday", "ayer"])
})

test("On a device whose clock is late nothing that has happened is said to be still to come", () => {
  const now = Date.parse("2026-11-26T12:00:00Z")
  for (const late of [70, 3_600, 86_400, 3 * 365 * 86_400])
    expect(ago("es", now + late * 1000, now)).toBe("ahora mismo")
})
