import { expect, test } from "bun:test"
import { strangersIn } from "../../../../core/reply/beyond/strangers.ts"

const KNOWN = "Peluquería Lola. Te atiende Ana o Zoë. Bei uns: Frau Osterloh."

test.each([
  ["El jueves te atiende Ana.", 0],
  ["El jueves te lo mira Iris.", 1],
  ["Zoe te espera.", 0],
  ["A consulta é com a Dra. Noémia.", 1],
  ["C'est Me Quéré qui vous recevra.", 1],
  ["Frau Osterloh übernimmt Ihre Beratung anstelle von Herrn Wendt.", 1],
  ["Der Termin ist am Donnerstag um zehn Uhr.", 0],
  ["See you then, Marta and Irma are looking forward to it.", 2],
  ["See you on Thursday in March.", 0],
  ["Nos vemos el jueves.", 0],
])("of %p a business knows all but %p", (text, strangers) => {
  expect(strangersIn(text, () => KNOWN)).toBe(strangers)
})
