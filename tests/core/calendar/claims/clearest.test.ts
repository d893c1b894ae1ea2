import { expect, test } from "bun:test"
import { clearestIn } from "../../../../core/calendar/claims/clearest.ts"

const ADVICE =
  "Cut the stems at an angle and change the water every other day. Keep them out of the sun, and away from the fruit bowl."

test("the one sentence that books is heard in a long answer about something else", () => {
  const books = "You're booked in for Thursday at ten."
  const { statement, odds } = clearestIn(`${ADVICE} ${books} Enjoy your bouquet!`)
  expect(statement.trim()).toBe(books)
  expect(odds).toBeGreaterThan(0)
})

test("an answer about something else sounds like a claim in none of its sentences", () => {
  expect(clearestIn(ADVICE).odds).toBeLessThan(0)
})
