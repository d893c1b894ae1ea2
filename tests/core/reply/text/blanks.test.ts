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

  test.each([
    ["Cerramos a las XX:XX. Te esperamos.", "XX:XX", "Te esperamos."],
    ["We open at XX.XX.", "XX.XX", "We open at."],
    [
      "La nuit coûte %PRIX% euros. Le petit déjeuner est compris.",
      "%PRIX%",
      "Le petit déjeuner est compris.",
    ],
    ["Bonjour #{prenom}, oui.\nOuvert dès 9 h.", "#{prenom}", "Ouvert dès 9 h."],
    ["Der Eintritt kostet XX €. Kinder zahlen nichts.", "XX", "Kinder zahlen nichts."],
    ["O corte custa R$ XX. Aceitamos Pix.", "XX", "Aceitamos Pix."],
    ["Llama al XXX XXX XXX. Abrimos a las 9.", "XXX XXX XXX", "Abrimos a las 9."],
    ["Hallo <%= name %>! Wir haben offen.", "<%= name %>", "Wir haben offen."],
    ["Hi [[name]], yes.", "[[name]]", "Hi, yes."],
    ["Hola <tu-nombre>, sí.", "<tu-nombre>", "Hola, sí."],
    ["El corte cuesta XX,XX €. Aceptamos tarjeta.", "XX,XX", "Aceptamos tarjeta."],
    ["Le soin coûte xx euros. Carte acceptée.", "xx", "Carte acceptée."],
    ["It costs $[amount].", "[amount]", "It costs $."],
    ["Viele Grüße\n[Praxisname]", "[Praxisname]", "Viele Grüße"],
    [
      "Datos de tu cita:\nFecha: [fecha]\nHora: [hora]",
      "[fecha]",
      "Datos de tu cita:\nFecha:\nHora:",
    ],
    ["Te envío los datos:\nFecha: [fecha]", "[fecha]", "Te envío los datos:\nFecha:"],
  ])(
    "is found in other spellings, and the sentence left out that says nothing without it: %p",
    (text, blank, left) => {
      expect([blankIn(text), withoutBlanks(text)]).toEqual([blank, left])
    },
  )

  test.each([
    "Kisses xx",
    "Total [importe exacto] 5 €",
    "Talla XXL o XXXL",
    "Del siglo XX al XXI",
    "Tarjeta XXXX XXXX XXXX 1234",
    "Escríbeme la hora así: XX:XX",
    "Formato: DD/MM/AAAA",
    "Format: XX-XX-XXXX",
    "Mándame el pedido así:\nNombre: [tu nombre]\nFecha: __/__/____\nSabor: [chocolate o limón]",
    "Please send us:\nName: [your name]\nDate: [date]",
    "Schick uns bitte:\nName: [Name]\nDatum: [Datum]",
    "100%natural% y más",
    "https://a.example/?q=%nombre%20b",
    "Descuento 20% o 30% hoy",
    "Menü [Sonderpreis] 9 €",
    "Product [product of Spain] 5 €",
    "Cuesta $15 {IVA incluido}",
    "Elevador tipo XX",
    "El plan XX de la casa",
    "3 % oder 5 %",
    "Nous fêtons nos XX ans",
    "R$ 50 e R$ 60",
  ])("is no size, century, card, share, or form for the client: %p", (text) => {
    expect([blankIn(text), withoutBlanks(text)]).toEqual([undefined, text])
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
