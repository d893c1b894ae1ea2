import { expect, test } from "bun:test"
import { normalise } from "../../../../core/calendar/when/normalise.ts"

// The engine compiles every pattern again for a text that takes two bytes a letter: 20 MB, for as long as a process lives.
test.each([
  ["mañana a las 10, 20€", "manana a las 10, 20$"],
  ["Привет, завтра в 10:00", "øøøøøø, øøøøøø ø 10:00"],
  ["明日 10:00 👍", "øø 10:00"],
])("%p is read at one byte a letter", (text, folded) => {
  expect(normalise(text)).toBe(folded)
  expect(normalise(text)).not.toMatch(/[^\0-ÿ]/)
})
