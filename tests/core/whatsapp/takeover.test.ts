import { expect, test } from "bun:test"
import { answer } from "../../../core/reply/answer.ts"
import type { Model } from "../../../core/reply/ports.ts"
import { HOUR_MS } from "../../../core/shared/time-spans.ts"
import { type Through, world } from "../../support/world.ts"

test("when the owner writes in the phone app, the bot keeps silent; it comes back knowing what was said", async () => {
  const { run, hears, ownerWrites, later, texts, requests } = world({
    model: ["Abrimos a las nueve.", "Como te dijo Marta, el jueves a las diez."],
  })
  await run(answer(hears("¿A qué hora abrís?")))
  later(60_000)
  ownerWrites("Soy Marta. Te guardo mesa el jueves a las diez.")
  later(60_000)
  await run(answer(hears("¡Gracias!")))
  expect(texts()).toEqual(["Abrimos a las nueve."])

  later(13 * HOUR_MS)
  await run(answer(hears("¿Para cuándo era la mesa?")))
  expect(texts()).toHaveLength(2)
  const prompt = JSON.stringify(requests.at(-1))
  expect(prompt).toContain("business (a person)")
  expect(prompt).toContain("Soy Marta. Te guardo mesa el jueves a las diez.")
  expect(prompt).toContain("Gracias")
})

test("a message of the owner's while the bot writes stops that reply", async () => {
  let interrupt = () => {}
  const whileWriting: Through = (port, name) => {
    if (name !== "Model") return port
    const model = port as unknown as Model
    const interrupted: Model = {
      ...model,
      answer: (request) => {
        interrupt()
        return model.answer(request)
      },
    }
    return interrupted as unknown as typeof port
  }
  const { run, hears, ownerWrites, texts, state } = world(
    { model: ["Abrimos a las nueve."] },
    whileWriting,
  )
  interrupt = () => ownerWrites("Ya le contesto yo.")
  await run(answer(hears("¿A qué hora abrís?")))
  expect(texts()).toEqual([])
  expect(state.conversation.pausedBy).toBe("owner_app")
})
