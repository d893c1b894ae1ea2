import { describe, expect, test } from "bun:test"
import { withWhatsAppMarks } from "../../../../core/reply/text/marks.ts"

describe("a reply in Markdown is shown as WhatsApp shows it", () => {
  test.each([
    ["bold", "Abrimos a las **9:00**.", "Abrimos a las *9:00*."],
    ["bold of one letter", "**A** o **B**", "*A* o *B*"],
    ["bold in its other spelling", "__Precios__: 15 €", "*Precios*: 15 €"],
    ["bold and slanted", "***Hoy*** cerrado", "*Hoy* cerrado"],
    ["struck out", "~~20 €~~ 15 €", "~20 €~ 15 €"],
    ["a heading", "## Precios\nCorte 15 €", "*Precios*\nCorte 15 €"],
    ["a first heading", "# Horario\n9 a 14", "*Horario*\n9 a 14"],
    ["a heading that is bold", "### **Precios** ###\nCorte", "*Precios*\nCorte"],
    [
      "a link",
      "Mira [la carta](https://a.example/carta).",
      "Mira la carta: https://a.example/carta.",
    ],
    ["a link that names itself", "[https://a.example](https://a.example)", "https://a.example"],
    ["a link without its scheme", "[a.example](https://a.example/)", "https://a.example/"],
    ["a link with a title", '[Web](https://a.example "La web")', "Web: https://a.example"],
    [
      "a link with brackets in it",
      "[Sol](https://a.example/sol_(bar))",
      "Sol: https://a.example/sol_(bar)",
    ],
    ["a number to call", "[Llámanos](tel:+34600111222)", "Llámanos: +34600111222"],
    ["an address to write to", "[hola@a.example](mailto:hola@a.example)", "hola@a.example"],
    ["a picture", "![Carta](https://a.example/c.png)", "Carta: https://a.example/c.png"],
    ["a bold link", "**[Web](https://a.example)**", "*Web: https://a.example*"],
    ["an address in angle brackets", "<https://a.example>", "https://a.example"],
    [
      "a table",
      "Precios:\n\n| Servicio | Precio |\n|:---|---:|\n| Corte | 15 € |\n| **Tinte** | 40 € |\n\n¿Algo más?",
      "Precios:\n\nServicio · Precio\nCorte · 15 €\n*Tinte* · 40 €\n\n¿Algo más?",
    ],
    ["a line that is broken", "Lunes<br>Martes<br />Jueves", "Lunes\nMartes\nJueves"],
    ["letters that were escaped twice", "Adi\\u00f3s \\ud83d\\ude00", "Adiós 😀"],
    ["such letters that no database can hold", "Adi\\u0000ós\\ud83d", "Adiós"],
    [
      "letters that HTML has names for",
      "&iquest;Ma&ntilde;ana a &Aacute;vila? Cr&egrave;me, Gr&uuml;&szlig;e, n&ordm; 1&hellip; &qacute; &nada;",
      "¿Mañana a Ávila? Crème, Grüße, nº 1… &qacute; &nada;",
    ],
    ["a row that is broken", "|Día|Hora|\n|--|--|\n|L|9<br>16|", "Día · Hora\nL · 9, 16"],
    [
      "a table of three columns, whose cells say which they are in",
      "| | Corte | Tinte |\n|---|---|---|\n| Mujer | 25 € | 40 € |\n| Niño | | 30 € |",
      "Mujer · Corte: 25 € · Tinte: 40 €\nNiño · Tinte: 30 €",
    ],
    ["a table of one column", "| Servicio |\n|-|\n| Corte |", "Servicio\nCorte"],
    ["a table with a bar in a cell", "|A|B|\n|-|-|\n|a \\| b|c|", "A · B\na | b · c"],
    [
      "a table drawn with crosses",
      "+---+---+\n| A | B |\n+---+---+\n| 1 | 2 |\n+---+---+",
      "A · B\n1 · 2",
    ],
    ["a table without its sides", "Día | Hora\n--- | ---\nLunes | 9", "Día · Hora\nLunes · 9"],
  ])("%s", (_, markdown, shown) => {
    expect(withWhatsAppMarks(markdown)).toBe(shown)
  })
})

test.each([
  "Abrimos a las *9:00*, _siempre_, ~nunca~ cerrado.",
  "- uno\n- dos\n* tres\n1. cuatro\n> cita",
  "2 ** 3 ** 4",
  "Reserva # 12",
  "# 1 en la ciudad",
  "#peluqueria #valencia",
  "Escribe [1] para sí o [2] para no (o llama)",
  "[Ubicación](calle Mayor 3)",
  "mi_nombre__de__usuario",
  "```\n**código** | x\n--- | ---\n```",
  "A | B",
  "Cuesta $15 o $20, entre $15 y $20",
  "15 €\n+ IVA",
  "Precio < 20 € y > 10 €",
  "A&B & C",
  "Usa el código `VERANO20`",
  "10:00 --- 12:00 | 15 €",
  "****",
  "**",
  "¿5 **** estrellas?",
  "مرحبا *أهلا*",
])("what WhatsApp shows as it is meant stays: %p", (text) => {
  expect(withWhatsAppMarks(text)).toBe(text)
})
