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
    [
      "Para reservar, indícame: [nombre], [fecha] y [hora].",
      "Para reservar, indícame: nombre, fecha y hora.",
    ],
    [
      "Necesito [nombre], [fecha] y [hora] para reservar.",
      "Necesito nombre, fecha y hora para reservar.",
    ],
    ["Please tell me: [name], [date], [time]", "Please tell me: name, date, time"],
    ["Indiquez-moi [nom], [date] et [heure].", "Indiquez-moi nom, date et heure."],
    ["Ich brauche [Name], [Datum] und [Uhrzeit].", "Ich brauche Name, Datum und Uhrzeit."],
    ["Me informe [nome], [data] e [hora].", "Me informe nome, data e hora."],
    [
      "Estos datos:\n• [Nombre]\n• [Fecha]\n• [Número de personas]",
      "Estos datos:\n• Nombre\n• Fecha\n• Número de personas",
    ],
    ["1. [Name]\n2. [Date]\n\nThank you", "1. Name\n2. Date\n\nThank you"],
  ])("is no list that the client is asked to write: %p", (text, said) => {
    expect([blankIn(text), withoutBlanks(text)]).toEqual([undefined, said])
  })

  test.each([
    "Write to us at [email].",
    "Saludos,\n[Nombre], [Empresa]",
    "Tu cita: [fecha], [hora]",
    "- [Nombre]: 20 €\n- [Fecha]: lunes",
  ])("is still one where nobody is asked for it: %p", (text) => {
    expect(blankIn(text)).toBeDefined()
  })

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
