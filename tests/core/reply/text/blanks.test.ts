import { describe, expect, test } from "bun:test"
import { answer } from "../../../../core/reply/answer.ts"
import { blankIn, withoutBlanks } from "../../../../core/reply/text/blanks.ts"
import { world } from "../../../support/world.ts"

describe("what a model leaves to be filled in", () => {
  test.each([
    ["Hola [Tu nombre], abrimos.", "[Tu nombre]", "Hola, abrimos."],
    ["Hola {{name}}!", "{{name}}", "Hola!"],
    ["Hola <nombre>.", "<nombre>", "Hola."],
    ["Hola {nombre_cliente}.", "{nombre_cliente}", "Hola."],
    ["Best,\n[Your Name]\n[Business]", "[Your Name]", "Best,"],
    ["Bonjour [Prénom], oui.", "[Prénom]", "Bonjour, oui."],
    ["Olá [número de telefone]", "[número de telefone]", "Olá"],
  ])("is found and left out: %p", (text, blank, left) => {
    expect([blankIn(text), withoutBlanks(text)]).toEqual([blank, left])
  })

  test.each(["Talla [M] o [L]", "Pizza [vegana] 12 €", "[Carta](https://x.example)", "a < b > c"])(
    "is not every bracket: %p",
    (text) => {
      expect([blankIn(text), withoutBlanks(text)]).toEqual([undefined, text])
    },
  )

  test.each([
    ["Escríbeme: [nombre], [día], [hora]", "Escríbeme: nombre, día, hora"],
    ["Send me [name] and [day].", "Send me name and day."],
    ["Schreib mir <Name>, <Datum>.", "Schreib mir Name, Datum."],
    ["Envie-nos {nome} / {data}!", "Envie-nos nome / data!"],
  ])("is no list that the client is asked to write: %p", (text, said) => {
    expect([blankIn(text), withoutBlanks(text)]).toEqual([undefined, said])
  })

  test.each(["Write to us at [email].", "Saludos,\n[Nombre], [Empresa]"])(
    "is still one where nobody is asked for it: %p",
    (text) => {
      expect(blankIn(text)).toBeDefined()
    },
  )

  test("is named to the model, which answers again, and never leaves", async () => {
    const { run, hears, texts, requests } = world({
      model: ["Hola [Tu nombre], abrimos a las nueve.", "Hola [Nombre], abrimos a las nueve."],
    })
    await run(answer(hears("¿A qué hora abrís?")))
    expect(texts()).toEqual(["Hola, abrimos a las nueve."])
    expect(requests[1]?.messages.at(-1)).toMatchObject({
      role: "user",
      content: expect.stringContaining("[Tu nombre]"),
    })
  })
})
