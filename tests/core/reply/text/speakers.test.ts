import { describe, expect, test } from "bun:test"
import { shown } from "../../../support/shown.ts"

describe("of a transcript the client gets what the one who answers says, and no turn that was made up", () => {
  test.each([
    ["Cliente: ¿abrís hoy?\nLuna Nails: Sí, a las 9.", "Luna Nails: Sí, a las 9."],
    ["👤: habt ihr offen?\n🤖: Ja, bis 18 Uhr.", "Ja, bis 18 Uhr."],
    [
      "User: hi\nAssistant: Hello! We open at nine.\nUser: and Sunday?\nAssistant:",
      "Hello! We open at nine.",
    ],
    ["[2026-11-24T10:31:02] Bot: Sim.", "Sim."],
    ["Sí, abrimos.\n\nCliente: Gracias\nAsistente: De nada", "Sí, abrimos."],
    ["Oui, bien sûr.\nUtilisateur : Et le prix ?\nAssistant : 15 €", "Oui, bien sûr."],
    ["Sim.\n\n**Cliente:** Ótimo!\n**Assistente:** Até já!", "Sim."],
    ["[10:31] Kunde: Habt ihr offen?\n[10:32] Assistent: Ja, bis 18 Uhr.", "Ja, bis 18 Uhr."],
    ["10:31 - Customer: Are you open?\n10:32 - Assistant: Yes, until six.", "Yes, until six."],
    ["[10:31] Asistente: Abrimos a las 9.", "Abrimos a las 9."],
    ["Kunde: Hallo\nAssistent: Hallo!\nKunde: Wann offen?\n\nBis 18 Uhr.", "Bis 18 Uhr."],
    ["Nutzer: Was kostet es?\n\nEs kostet 5 €.", "Es kostet 5 €."],
    ["## Antwort:\nJa, klar.", "Ja, klar."],
    ["**Resposta:** Sim.", "Sim."],
    ["Asistente: Sí, a las 9.\nCliente: ¿Y el sábado?", "Sí, a las 9."],
    ['client: "hola"\nbusiness: "Claro."', "Claro."],
    [
      'client, 2026-03-09 Monday: "hola"\nbusiness, 2026-03-09 Monday: "Hola"\nclient: "¿precio?"\nbusiness: "15 €"',
      "15 €",
    ],
    ["> **Cliente:** hola\n> **Bot:** Abrimos a las 9", "Abrimos a las 9"],
    ["(10:31) Cliente: Qual o preço?\n(10:32) Atendente: São 40 €.", "São 40 €."],
    ["Gast: Was kostet das?\nKI-Assistent: 40 €.", "40 €."],
    ["It is £40.\nHuman: ok, thanks", "It is £40."],
  ])("%p", (text, left) => {
    expect(shown(text)).toBe(left)
  })
})

describe("what only has a name before it, as a form or a list of prices, stays", () => {
  test.each([
    "Pon en el concepto:\nCliente: Ana López\nPedido: 0042",
    "Reservado.\nCliente: Ana\nFecha: lunes",
    "Cliente: Ana López\n\nPedido: 0042",
    "Usuario: lola\nContraseña: 1234",
    "Kunde: Weber\nAuftrag: 12",
    "So läuft es bei uns:\nKunde: „Habt ihr offen?“\nBot: „Ja“",
    "Preise\nKunde: 10 €\nMitglied: 8 €",
    "Client : Jean Dupont\nMontant : 15 €",
    "10:30 Yoga\n11:30 Pilates",
    "Mañana: 9:00 a 14:00\nTarde: 16:00 a 20:00",
    "Horário:\n10:00 – 12:00: aula de inglês\n12:00: almoço",
    "Customer parking: behind the house\nStaff: in front",
    "Kundin: Frau Weber, Termin am Montag",
    "Q: Are you open on Sunday?\nA: No, Monday to Saturday.",
    "Assistant social : 04 78 00 00 00",
    "Cliente: Ana\nAgente: Luis",
  ])("%p", (text) => {
    expect(shown(text)).toBe(text)
  })
})
