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

test.each([
  ["a photo", null, "image"],
  ["a sticker", null, "sticker"],
  ["a place, in words of ours", "[Ubicación: 40.41,-3.70 Gran Vía 1]", "location"],
])("%s says nothing of a language: the words beside it do", async (_, text, type) => {
  const { run, hears, requests } = world({ model: ["Hello!"] })
  hears(text, { type })
  await run(answer(hears("Hello")))
  expect(String(requests[0]?.messages[1]?.content)).toContain("Reply in English")
})
