import { describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { TestClock } from "effect/testing"
import type { GoogleCalendar } from "../../core/calendar/ports.ts"
import { answer } from "../../core/reply/answer.ts"
import { OBJECTIONS } from "../../core/reply/objection.ts"
import { ANA } from "../support/calendar.ts"
import { world } from "../support/world.ts"

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
  const told = requests[1]?.messages.at(-1)?.content
  const lookedUp = calendar.calls.length
  return { text: texts().at(-1) ?? "", asked: requests.length, told, lookedUp }
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
    ["another day, in a farewell", "ok cool", "See you at 10 on Friday 👋"],
    [
      "another hour, beside what was asked",
      "solo las llaves el jueves?",
      "Solo las llaves. Te esperamos el jueves a las 9:00 en el taller.",
    ],
    [
      "another length, beside what was asked",
      "teneis wifi?",
      "Sí, y después del tinte te hacemos también la manicura el jueves, de 10:00 a 13:00.",
    ],
    [
      "none any more",
      "j'ai entendu que Nadia est malade",
      "Oui, du coup votre créneau de jeudi a sauté, désolé.",
    ],
  ])("%s", async (_, words, reply) => {
    const once = await said(words, reply, "¿Te paso con el equipo?")
    expect(once).toMatchObject({ text: "¿Te paso con el equipo?", asked: 2 })
    const insisted = await said(words, reply)
    expect(insisted.text).not.toBe(reply)
  })
})

test.each([
  [
    "another hour",
    "wo parken?",
    "Hinterm Haus. Bis morgen um halb elf dann!",
    OBJECTIONS.nothingDone,
  ],
  [
    "that somebody comes",
    "¿a qué hora llega?",
    "El técnico ya va en camino y te espera.",
    OBJECTIONS.nobodySent,
  ],
])(
  "a model that tells of %s is told what stands as well: it may have to name that",
  async (_, words, reply, objection) => {
    const { told } = await said(words, reply)
    expect(told).toBe(
      `${objection} The calendar shows the client's appointments at 2026-03-12T10:00:00+01:00.`,
    )
  },
)

test.each([
  ["¿qué llevo?", "Una toalla y ropa cómoda. ¡Nos vemos el jueves!"],
  ["bonjour, on se gare où ?", "Le parking est juste derrière. À jeudi !"],
  ["do you have wifi", "Yes, the password is on the counter."],
  ["bis wann habt ihr heute auf", "Bis 19 Uhr."],
])("what is true beside it leaves at once, as it is: %p %p", async (words, reply) => {
  expect(await said(words, reply)).toMatchObject({ text: reply, asked: 1 })
})

test.each([
  [
    "can you move it",
    "Your Thursday appointment has been moved. Between 3 and 5 pm on Friday we're fully booked.",
  ],
  [
    "¿me la cambias?",
    "Tu cita del jueves ya está cambiada. El viernes entre las 3 y las 5 está completo.",
  ],
])(
  "that it was moved is no truer for another time that is refused: %p %p",
  async (words, reply) => {
    const { asked, text } = await said(words, reply)
    expect(asked).toBe(2)
    expect(text).toStartWith(`${reply}\n\n`)
  },
)

test("the calendar is looked at once for an answer, since a slow one keeps the client waiting, and anew for another", async () => {
  expect(await said("¿qué llevo?", "Una toalla.")).toMatchObject({ asked: 1, lookedUp: 1 })
  const again = await said(
    "wo parken?",
    "Hinterm Haus. Bis morgen um halb elf dann!",
    "Hinterm Haus.",
  )
  expect(again).toMatchObject({ text: "Hinterm Haus.", asked: 2, lookedUp: 2 })
})

test("while Google does not answer, a reply to who has an appointment leaves as it is", async () => {
  const { run, hears, texts, requests, calendar } = world({
    calendar: "own",
    model: ["Una toalla."],
  })
  calendar.hasBookedFor(ANA, "mine", 10)
  calendar.fails("list", "unavailable", 9)
  await run(answer(hears("¿qué llevo?")))
  expect(texts()).toEqual(["Una toalla."])
  expect(requests).toHaveLength(1)
  expect(calendar.calls).toHaveLength(1)
})

test("while Google is slow, such a reply does not wait for long, and one that claims something does", async () => {
  const afterSeconds = async (seconds: number, ...replies: readonly string[]) => {
    const stage = world({ calendar: "own", model: replies }, (port, name) =>
      name === "GoogleCalendar" ? { ...port, list: () => Effect.never } : port,
    )
    stage.calendar.hasBookedFor(ANA, "mine", 10)
    const answered = Effect.gen(function* () {
      yield* Effect.forkChild(answer(stage.hears("¿qué llevo?")))
      yield* TestClock.adjust(`${seconds} seconds`)
      return stage.texts()
    })
    return await stage.run(answered.pipe(Effect.provide(TestClock.layer())))
  }
  expect(await afterSeconds(3, "Una toalla.")).toEqual([])
  expect(await afterSeconds(4, "Una toalla.")).toEqual(["Una toalla."])
  expect(await afterSeconds(19, "Te he reservado el viernes a las 10.")).toEqual([])
})

test("Google is asked anew, and waited for, when the first look for an answer was given up and its words claim something", async () => {
  let calls = 0
  const slow = <Port extends object>(port: Port, name: string): Port => {
    if (name !== "GoogleCalendar") return port
    const { list } = port as unknown as GoogleCalendar
    const late: GoogleCalendar["list"] = (...asked) =>
      Effect.delay(list(...asked), calls++ === 0 ? "0 seconds" : "6 seconds")
    return { ...port, list: late }
  }
  const insisted = "Avec plaisir. Vous avez aussi rendez-vous jeudi à 16h."
  const model = ["Avec plaisir, à vendredi !", insisted]
  const stage = world({ calendar: "own", model }, slow)
  stage.calendar.hasBookedFor(ANA, "mine", 10)
  const answered = Effect.gen(function* () {
    yield* Effect.forkChild(answer(stage.hears("merci bcp, à jeudi")))
    for (let second = 0; second < 30; second++) yield* TestClock.adjust("1 second")
    return stage.texts()
  })
  const texts = await stage.run(answered.pipe(Effect.provide(TestClock.layer())))
  expect(calls).toBe(3)
  expect(texts).toHaveLength(1)
  expect(texts).not.toContain(insisted)
})
