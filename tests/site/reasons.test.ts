import { describe, expect, test } from "bun:test"
import { answer } from "../../core/reply/answer.ts"
import { reasonsIn } from "../../site/dashboard/preview/reasons.ts"
import { type Wishes, world } from "../support/world.ts"

/* "Why this answer?" shows an owner what the bot was given of their own words, as they wrote them. */

const reasonsWith = async (state: Wishes["state"]) => {
  const all = world({ model: ["Abrimos a las nueve."], ...(state ? { state } : {}) })
  await all.run(answer(all.hears("¿Cuándo abrís?")))
  const request = JSON.stringify({ messages: all.requests[0]?.messages })
  return Object.fromEntries(reasonsIn(request, "en").map(({ title, text }) => [title, text]))
}
const knows = (content: string) => ({ sources: [{ type: "text", content, url: null }] })

describe("Why this answer?", () => {
  test("shows what is remembered as the Memory screen does, not as it is stored", async () => {
    const memory = "0001[Precios [IVA incluido\\]]\n0002[Lunes cerrado.\\nMartes abierto.]"
    expect(await reasonsWith({ memory })).toMatchObject({
      Memory: "Precios [IVA incluido]\nLunes cerrado.\nMartes abierto.",
    })
  })

  test("shows all of a source that has headings of its own", async () => {
    const text =
      "# Horario\nDe 9 a 14.\n\n# Memory\nVieja.\n\n# Calendar\nFiestas: 6 de enero.\nFin."
    const reasons = await reasonsWith({ ...knows(text), memory: "0001[Cerramos los lunes.]" })
    expect(reasons.Knowledge).toBe(`Source 1:\n${text}`)
    expect(reasons.Memory).toBe("Cerramos los lunes.")
    expect(reasons.Calendar).toStartWith("Not connected")
  })

  test("shows what was stored with line breaks of other kinds, as other programs write them", async () => {
    const reasons = await reasonsWith({
      ...knows("De 9 a 14.\u2028De 16 a 20.\rLunes cerrado."),
      memory: "0001[Abrimos.\u2029Cerramos.]",
    })
    expect(reasons.Knowledge).toBe("Source 1:\nDe 9 a 14.\u2028De 16 a 20.\rLunes cerrado.")
    // As the Memory screen shows it.
    expect(reasons.Memory).toBe("Abrimos.\nCerramos.")
  })

  test("says what is still empty", async () => {
    expect(await reasonsWith({ sources: [], memory: "" })).toMatchObject({
      Knowledge: "(none)",
      Memory: "(empty)",
    })
  })

  test("knows nothing of a request of another form", () => {
    expect(reasonsIn("[stopped: paused]", "en")).toEqual([])
  })
})
