import { expect, test } from "bun:test"
import { datesOf } from "../../core/reply/prompt/dates.ts"
import { spending } from "../support/cpu-time.ts"

/** Tuesday, ten in the morning in Madrid. */
const TUESDAY = new Date("2026-03-10T09:00:00.000Z")
const written = (content: string) => ({ content, sentat: TUESDAY })
const SETTING = { zone: "Europe/Madrid", language: "es" } as const

test("a client who floods a chatbot with numbers keeps nobody else waiting: the newest words are read, and no more than a few pages", () => {
  const flood = written("1 ".repeat(30_000))
  const spent = spending()
  const dates = datesOf([...Array(10).fill(flood), written("mañana a las 17:30")], SETTING)
  expect(spent()).toBeLessThan(2_000)
  expect(dates).toEqual([{ text: "mañana a las 17:30", meaning: "2026-03-11T17:30 (Wednesday)" }])
})
