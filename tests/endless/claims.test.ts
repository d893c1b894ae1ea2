import { expect, test } from "bun:test"
import { agreesTo, bookingClaims } from "../../core/calendar/claims.ts"
import { spending } from "../support/cpu-time.ts"

test("a claim is looked for at once in the longest reply, whatever it is made of", () => {
  const spent = spending()
  for (const piece of [
    "a",
    "is ",
    "te he ",
    "la cita ",
    "you ",
    ". ",
    ", ",
    "¿",
    "¿a?",
    "1:",
    "hab ",
  ])
    bookingClaims(piece.repeat(4_096).slice(0, 4_096))
  expect(spent()).toBeLessThan(1_500)
})

test.each([
  "x ",
  "blah ",
  "pero ",
  "kann aber ",
  "la cita está reservada para el martes ",
  "d 9-9, ",
  "lun 9-9\n",
  "😀",
])("a claim is looked for at once where a model goes round in circles: %p", (piece) => {
  const spent = spending()
  bookingClaims(piece.repeat(60_000 / piece.length))
  expect(spent()).toBeLessThan(1_500)
})

const WISH = { kind: "booked", alone: true } as const

test.each(["a", " ", "1", "no se ", "😊", "anything else "])(
  "whether a reply agrees is read at once where a model goes round in circles: %p",
  (piece) => {
    const text = piece.repeat(16_000 / piece.length)
    const spent = spending()
    agreesTo(text, WISH)
    expect(spent()).toBeLessThan(750)
  },
)
