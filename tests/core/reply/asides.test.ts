import { describe, expect, test } from "bun:test"
import { answer } from "../../../core/reply/answer.ts"
import { SENTENCES } from "../../../core/reply/failures.ts"
import { OBJECTIONS } from "../../../core/reply/objection.ts"
import { userText } from "../../fakes/model.ts"
import { world } from "../../support/world.ts"

const play = async (...model: string[]) => {
  const { run, hears, texts, requests } = world({ model })
  await run(answer(hears("¿A qué hora abrís?")))
  return { texts: texts(), requests }
}

describe("what a model says past the client", () => {
  test.each([
    "Abrimos a las nueve.\n\nNota para el dueño: el cliente parece enfadado.",
    "The user is asking about the opening hours, so I should answer in Spanish.\n\nAbrimos a las nueve.",
    "Aquí tienes una respuesta que podrías enviar al cliente:\n\nAbrimos a las nueve.",
  ])("is left out of what they get: %p", async (said) => {
    const { texts, requests } = await play(said)
    expect(texts).toEqual(["Abrimos a las nueve."])
    expect(requests).toHaveLength(1)
  })

  const THOUGHT = "The user is asking about the opening hours. I should answer in Spanish."

  test("is asked about where there is nothing else", async () => {
    const { texts, requests } = await play(THOUGHT, "Abrimos a las nueve.")
    expect(texts).toEqual(["Abrimos a las nueve."])
    expect(JSON.stringify(requests[1]?.messages)).toContain(OBJECTIONS.aside.slice(0, 40))
    expect(userText(requests[1])).toContain("¿A qué hora abrís?")
  })

  test("never leaves alone", async () => {
    const { texts } = await play(THOUGHT, THOUGHT)
    expect(texts).toEqual([SENTENCES.empty])
  })

  test.each([
    "Nota: los lunes cerramos.",
    "Let me know if you want to change anything.",
    "Soy el asistente automático de la clínica y no puedo ver fotos.",
    "Se lo pregunto a la dueña y te digo.",
    "Customers have 14 days to return what they bought.",
    "Hinweis: mittwochs geschlossen.",
    "Voici la liste des tarifs :\nCoupe 20 €",
  ])("is not taken for what is for them: %p", async (said) => {
    const { texts, requests } = await play(said)
    expect([texts, requests.length]).toEqual([[said], 1])
  })
})
