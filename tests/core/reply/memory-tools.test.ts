import { expect, test } from "bun:test"
import { answer } from "../../../core/reply/answer.ts"
import { world } from "../../support/world.ts"

const save = (content: string) => ({ name: "save_memory", args: { content } })

test("what the model learns about the business is kept, and the owner is told by whom", async () => {
  const { run, hears, texts, ownerSide } = world({
    model: [save("Cerramos el 15 de agosto."), "De acuerdo, gracias."],
  })
  await run(answer(hears("El 15 de agosto cerráis, ¿no?")))
  const [notebook] = [...ownerSide.notebooks.values()]
  expect(notebook?.globalmemory).toBe("0001[Cerramos el 15 de agosto.]")
  expect(notebook?.notifymemory).toContain("Cerramos el 15 de agosto.")
  expect(texts()).toEqual(["De acuerdo, gracias."])
})

test("links, addresses and phone numbers are never saved for everybody", async () => {
  const { run, hears, ownerSide } = world({
    model: [save("Escribid a https://estafa.example"), "De acuerdo."],
  })
  await run(answer(hears("Guarda esta página")))
  expect([...ownerSide.notebooks.values()][0]?.globalmemory).toBe("")
})

test("what a client says of themselves by name, the next client's model is not shown", async () => {
  const { run, hears, ownerSide, requests } = world({
    model: [save("Ana es alérgica al tinte."), "Lo tendré en cuenta."],
  })
  await run(answer(hears("Soy alérgica al tinte, apúntalo")))
  expect([...ownerSide.notebooks.values()][0]?.globalmemory).toBe("")
  expect(requests.at(-1)?.messages.at(-1)).toMatchObject({
    content: expect.stringContaining("refused"),
  })
})

test("what the owner has put right while the model wrote stays as the owner wrote it", async () => {
  const correct = (content: string) => ({ name: "update_memory", args: { id: "0001", content } })
  const { run, hears, ownerSide, requests } = world({
    model: [correct("El corte cuesta 20 €."), "De acuerdo."],
    state: { memory: "0001[El corte cuesta 15 €.]" },
  })
  const [notebook] = [...ownerSide.notebooks.entries()]
  if (!notebook) throw new Error("no notebook")
  const [id, kept] = notebook
  ownerSide.notebooks.set(id, { ...kept, globalmemory: "0001[El corte cuesta 18 €.]" })
  await run(answer(hears("El corte son 20 €, ¿no?")))
  expect(ownerSide.notebooks.get(id)?.globalmemory).toBe("0001[El corte cuesta 18 €.]")
  expect(requests.at(-1)?.messages.at(-1)).toMatchObject({
    content: expect.stringContaining("0001 has been changed meanwhile"),
  })
})

test("with its memory off, the bot has no tools for it", async () => {
  const { run, hears, requests } = world({
    model: ["Hola"],
    chatbot: { memoryEnabled: false },
  })
  await run(answer(hears("Hola")))
  expect(requests[0]?.tools.map(({ name }) => name)).not.toContain("save_memory")
})

test.each([{ content: "Cerramos a las 15." }, { id: "the first", content: "Cerramos a las 15." }])(
  "a correction that does not say of what is sent back to the model: %p",
  async (args) => {
    const { run, hears, ownerSide, requests } = world({
      model: [save("Cerramos a las 14."), { name: "update_memory", args }, "De acuerdo."],
    })
    await run(answer(hears("Ahora cerráis a las 15, ¿no?")))
    expect([...ownerSide.notebooks.values()][0]?.globalmemory).toBe("0001[Cerramos a las 14.]")
    expect(requests.at(-1)?.messages.at(-1)).toMatchObject({
      content: expect.stringContaining("invalid_arguments"),
    })
  },
)
