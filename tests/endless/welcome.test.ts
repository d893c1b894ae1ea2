import { expect, test } from "bun:test"
import { greeted } from "../../core/reply/welcome.ts"
import { spending } from "../support/cpu-time.ts"

test("a model that fills the welcome with space keeps nobody waiting", () => {
  const welcome = "¡Hola! Bienvenidos a Lola."
  const spent = spending()
  const answer = `¡Hola!${" ".repeat(60_000)}Bienvenidos a Lola. A las nueve.`
  expect(greeted(answer, { name: "Lola", welcomemessage: welcome }, "es")).toBe(
    `${welcome}\n\nSoy un asistente virtual con IA.\n\nA las nueve.`,
  )
  expect(spent()).toBeLessThan(500)
})
