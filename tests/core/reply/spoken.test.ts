import { expect, test } from "bun:test"
import { answer } from "../../../core/reply/answer.ts"
import { world } from "../../support/world.ts"

test("an emoji decides no language: the first words do", async () => {
  const { run, hears, requests } = world({ model: ["¡Hola!", "Hello!"] })
  await run(answer(hears("👋")))
  await run(answer(hears("Hi, do you have a table for tonight?")))
  const asked = requests.map(
    ({ messages }) => /Reply in (\w+)/.exec(String(messages[1]?.content))?.[1],
  )
  expect(asked).toEqual(["Spanish", "English"])
})

test("an ok after a Spanish question is answered in Spanish", async () => {
  const { run, hears, requests } = world({ model: ["A las nueve.", "¡Hasta luego!"] })
  await run(answer(hears("¿A qué hora abrís mañana por la mañana?")))
  await run(answer(hears("ok thanks")))
  expect(String(requests[1]?.messages[1]?.content)).toContain("Reply in Spanish")
})
