import { describe, expect, test } from "bun:test"
import { shown } from "../../../support/shown.ts"

describe("characters that nobody can read and marks that mark nothing do not reach the client", () => {
  test.each([
    ["Abrimos a las nueve.\u001b[32m Hola\u001b[0m", "Abrimos a las nueve. Hola"],
    ["Oui.[0m", "Oui."],
    ["Sim�, temos ￼ pão.", "Sim, temos pão."],
    ["Ja.‎\r\nBis 18 Uhr\u0007.", "Ja.\nBis 18 Uhr."],
    ['Ja, \\"frisch\\" gebacken.', 'Ja, "frisch" gebacken.'],
    ["Hola.\nAbrimos:\\n\\n- Lunes\\n- Martes", "Hola.\nAbrimos:\n\n- Lunes\n- Martes"],
    ["Claro.\n\n**\n\n_\nA las 9", "Claro.\n\nA las 9"],
    ["Klar. ", "Klar."],
    ["\\u001b[1mSí\\u001b[0m", "Sí"],
    ["Siehe https:\\/\\/a.example\\/b", "Siehe https://a.example/b"],
    ["__**Precios**__: 15 €", "*Precios*: 15 €"],
    ["**__Hinweis__** für Gäste", "*Hinweis* für Gäste"],
    ["$\\frac{1}{2} \\cdot 12{,}50 = 6{,}25$ €", "1/2 · 12,50 = 6,25 €"],
    ["Total: $\\mathbf{20 + 5{.}5}$", "Total: 20 + 5.5"],
    ["Precio**importante", "Precioimportante"],
    ["**Importante", "Importante"],
    ["Hoy** cerrado", "Hoy cerrado"],
    ["__Horaire :__ 9 h", "*Horaire :* 9 h"],
    ["It is £40.\\r\\nSee you!", "It is £40.\nSee you!"],
    ["São 40 €.\\x1b[0m", "São 40 €."],
  ])("%p", (text, left) => {
    expect(shown(text)).toBe(left)
  })
})

describe("marks that are meant as they stand stay: lines to write on, passwords, footnotes", () => {
  test.each([
    "Firma:\n________",
    "Heure : __:__",
    "Fecha: __/__/____ Hora: __:__",
    "Contraseña: Mar**77x",
    "Clave: a**b",
    "Adultes 12 €*, enfants 8 €**\n* dès 12 ans\n** moins de 12 ans",
    "Corte* 20 €, Tinte** 40 €\n*lavado\n**con cita",
    "مرحبا‏ (أهلا)",
    "C:\\nuevo\nfin",
    "Piscina [25m] y [0m a 2m]",
    "Data: __ de ______ de 2026",
    "2 * 3 * 4 = 24",
    "Nombre: ______ DNI: ______",
    "Sala [30 min] 🎉 ❤️ 👨‍👩‍👧",
  ])("%p", (text) => {
    expect(shown(text)).toBe(text)
  })
})
