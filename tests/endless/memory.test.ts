import { expect, test } from "bun:test"
import { tellsOfOneClient } from "../../core/memory/about-client.ts"
import { savingFault } from "../../core/memory/saving.ts"
import { spending } from "../support/cpu-time.ts"

test.each([
  "㌀",
  "a+",
  "a-",
  "a.",
  "1 ",
  "1 | ",
  "1 |1-",
  "six ",
  "seis y ",
  "vingt et ",
  "12-05/",
  "25.000/",
  "12/05 9-14 ",
  "1.7. 10-18 ",
  "0900-1300 ",
  "plz 8001 ",
  "salas 1 2 3 ",
  "room 101 12/10 ",
])("a fact of nothing but %p keeps nobody waiting", (unit) => {
  const spent = spending()
  savingFault(unit.repeat(60_000 / unit.length), unit)
  expect(spent()).toBeLessThan(1_000)
})

test.each([
  ["12/", "12"],
  ["12-", "12"],
  ["12/05 ", "2026"],
  ["  12", "1300"],
  ["101  ", "05"],
  ["0900-1300  ", "05"],
  ["1.7.  10-18  ", "05"],
  ["  12345", "1"],
  ["  1234-567", "1"],
  ["plz 8001  ", "1"],
  ["25.000 / ", "1"],
])("a row of %p that ends as no row does keeps nobody waiting", (unit, end) => {
  const spent = spending()
  for (const times of [100, 101]) savingFault(unit.repeat(times) + end, "Ana")
  expect(spent()).toBeLessThan(1_000)
})

test.each([
  "cliente a ",
  "tiene a ",
  "is a b ",
  "dni de ",
  "cliente hat a ",
  "si cliente hat ",
  "geboren 1 de ",
])("a note of nothing but %p keeps nobody waiting", (unit) => {
  const spent = spending()
  tellsOfOneClient(unit.repeat(60_000 / unit.length))
  expect(spent()).toBeLessThan(1_000)
})
