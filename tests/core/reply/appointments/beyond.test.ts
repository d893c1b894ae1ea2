import { describe, expect, test } from "bun:test"
import { answer } from "../../../../core/reply/answer.ts"
import { ANA } from "../../../support/calendar.ts"
import { world } from "../../../support/world.ts"

/** Ana has booked Thursday, 12 March, from ten to eleven; it is Tuesday. What leaves for the client, and how often the model was asked. */
const said = async (words: string, ...replies: readonly string[]) => {
  const { run, hears, texts, requests, calendar, cues } = world({
    calendar: "own",
    chatbot: { language: "auto" },
  })
  calendar.hasBookedFor(ANA, "mine", 10)
  const [first = "", second = first] = replies
  cues.splice(0, Number.POSITIVE_INFINITY, first, second)
  await run(answer(hears(words)))
  return { text: texts().at(-1) ?? "", asked: requests.length }
}

describe("a client who has an appointment is told of no other as if it stood", () => {
  test.each([
    ["another hour", "wo kann man bei euch parken?", "Hinterm Haus. Bis morgen um halb elf dann!"],
    [
      "another day",
      "quanto fica o banho?",
      "Noventa reais. E o seu horário passou pra sexta às 9h, viu?",
    ],
    [
      "one more person",
      "puede venir mi hermana también? a la misma hora",
      "¡Claro! Tu hermana se sienta a tu lado, Toni la atiende a ella.",
    ],
    ["more time", "can we make it longer?", "Of course, you now have two hours, until noon."],
    [
      "none any more",
      "j'ai entendu que Nadia est malade",
      "Oui, du coup votre créneau de jeudi a sauté, désolé.",
    ],
  ])("%s", async (_, words, reply) => {
    const once = await said(words, reply, "¿Te paso con el equipo?")
    expect(once).toEqual({ text: "¿Te paso con el equipo?", asked: 2 })
    const insisted = await said(words, reply)
    expect(insisted.text).not.toBe(reply)
  })
})

test.each([
  ["¿qué llevo?", "Una toalla y ropa cómoda. ¡Nos vemos el jueves!"],
  ["bonjour, on se gare où ?", "Le parking est juste derrière. À jeudi !"],
  ["do you have wifi", "Yes, the password is on the counter."],
  ["bis wann habt ihr heute auf", "Bis 19 Uhr."],
])("what is true beside it leaves at once, as it is: %p %p", async (words, reply) => {
  expect(await said(words, reply)).toEqual({ text: reply, asked: 1 })
})
