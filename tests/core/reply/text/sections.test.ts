import { describe, expect, test } from "bun:test"
import { answer } from "../../../../core/reply/answer.ts"
import { shown } from "../../../support/shown.ts"
import { world } from "../../../support/world.ts"

describe("what a model repeats of the prompt, its sections, memory and ids, never reaches the client", () => {
  test.each([
    [
      "# Knowledge\nSource 1:\nCorte 18 €\n\nSource 2:\nTinte 35 €\n\nEl tinte cuesta 35 €.",
      "El tinte cuesta 35 €.",
    ],
    ["## Knowledge\nAbrimos de 9 a 14.", "Abrimos de 9 a 14."],
    [
      "**Rules:**\n- Speak only of this business.\n- No links.\n\nDesolé, seulement le salon.",
      "Desolé, seulement le salon.",
    ],
    [
      "# Calendar\nNot connected: appointments cannot be made here.\nWir haben bis 18 Uhr auf.",
      "Wir haben bis 18 Uhr auf.",
    ],
    [
      '# Now\n2026-03-10 10:31, Tuesday, Europe/Lisbon\nReply in Portuguese.\n\n# Client\nName: "Ana"\nA returning client.\n\n# Conversation\n(nothing yet)\n\n# New messages\nclient: "oi"\n\nOlá!',
      "Olá!",
    ],
    ["# Memory\n(empty)\n\nYes.", "Yes."],
    ["# Memory\n0001[Ana llega tarde]\n\nSí.", "Sí."],
    ["<memory>Cliente difícil</memory>\nSim.", "Sim."],
    ["<New_Messages>\nbonjour\n</New_Messages>Oui.", "Oui."],
    ['Ja.\n\n# Dates\n"morgen": 2026-03-11 (Wednesday)', "Ja."],
    ["Claro. (chatbot_id: 12ab-44, event_id=ev1)", "Claro."],
    ["Oui [mémoire 0003 : client pressé].", "Oui."],
    ["Klar (Fragment 0012: mag keinen Käse).", "Klar."],
    [
      "# Knowledge\n\n- Corte: 18 €\n- Tinte: 35 €\n\nEl tinte cuesta 35 €.",
      "El tinte cuesta 35 €.",
    ],
    ['# Client\n\n"Jonas", first conversation: no\n\nKlar.', "Klar."],
    ["[Knowledge]\nCorte 18 €\n\nEl corte cuesta 18 €.", "El corte cuesta 18 €."],
    ["=== Knowledge ===\nMaske 40 €\n\nDie Maske kostet 40 €.", "Die Maske kostet 40 €."],
  ])("%p", (text, left) => {
    expect(shown(text)).toBe(left)
  })
})

describe("what a house has of the same names stays", () => {
  test.each([
    "*Rules*\n- Dogs on a lead\n- No smoking",
    "Our rooms:\n*Calendar*\nMonday yoga",
    "RAM (Memory 3200 MHz) 40 €",
    "Tu número de cliente ID: 4432",
    "[memory foam] 90 €",
    "Business: Flug 200 €",
    "Conversation : 20 € l'heure\nDates : 12 et 13 mars",
    "Fragmento (120 ml) 15 €",
    "Your client ID: A-441, keep it",
    "*Now*: 20 % off",
    "(Erinnerung: bitte Ausweis mitbringen)",
    "Memory\nMemory-Karten ab 8 €",
    "*Client*\nName: Ana\nDate: 12 March",
    "*Knowledge*\n- Excel\n- German\n\n*Skills*\n- Patience",
    "*Business*\nName: Luna Nails\nPhone: 600 100 200",
  ])("%p", (text) => {
    expect(shown(text)).toBe(text)
  })
})

test("headings of a house's own are no sections of the prompt", () => {
  expect(shown("# Rules\n- Dogs on a lead\n- Customers check out at 11")).toBe(
    "*Rules*\n- Dogs on a lead\n- Customers check out at 11",
  )
  expect(shown("## Dates\n12 mars : atelier\n13 mars : fermé")).toBe(
    "*Dates*\n12 mars : atelier\n13 mars : fermé",
  )
  expect(shown("## Memory\n16 GB\n\n## Business\nFrom 900 €")).toBe(
    "*Memory*\n16 GB\n\n*Business*\nFrom 900 €",
  )
})

test("every section of a prompt is recognised as it is written", async () => {
  const { run, hears, texts } = world({
    calendar: "own",
    model: [({ messages }) => `${messages[1]?.content}\n\nClaro.`],
  })
  await run(answer(hears("¿Mañana a las 10?")))
  expect(texts()).toEqual([expect.stringMatching(/^[^#*"]*Claro\.$/)])
})
