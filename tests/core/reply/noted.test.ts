import { describe, expect, test } from "bun:test"
import { answer } from "../../../core/reply/answer.ts"
import { world } from "../../support/world.ts"

const save = (content: string) => ({ name: "save_memory", args: { content } })
const notify = (message: string) => ({ name: "notify_owner", args: { message } })

/** What leaves when the model does this and then answers so, and how often it is asked. */
const said = async (
  words: string,
  call: ReturnType<typeof save | typeof notify>,
  reply: string,
) => {
  const { run, hears, texts, requests } = world({
    calendar: "own",
    model: [call, reply, reply],
    chatbot: { language: "auto" },
  })
  await run(answer(hears(words)))
  return { text: texts().at(-1), asked: requests.length }
}

describe("a client who tells something is not told of the calendar when it was noted", () => {
  test.each([
    ["El lunes cerráis, apúntalo", save("El lunes cerramos"), "Hecho."],
    ["prueba", save("Cerramos los domingos"), "Apuntado."],
    ["remember we close on Monday", save("Closed on Mondays"), "Done, saved."],
    ["merk dir bitte: samstags habt ihr zu", save("Samstags zu"), "Erledigt, ist gespeichert."],
    ["anota aí: o estacionamento fecha às 20h", save("Fecha às 20h"), "Anotado!"],
    ["dile a Toni que traigo yo la pieza", notify("Trae la pieza"), "Hecho, ya lo sabe."],
    ["prueba", notify("Espera una llamada"), "Hecho."],
    ["apúntalo: soy alérgica a las nueces", notify("Alérgica a las nueces"), "Apuntado."],
  ] as const)("%p", async (words, call, reply) => {
    expect(await said(words, call, reply)).toEqual({ text: reply, asked: 2 })
  })
})

describe("a client who wants an appointment is, as a note is none", () => {
  test.each([
    ["Resérvame el jueves a las 10", notify("Quiere el jueves a las 10"), "Hecho."],
    ["Resérvame el jueves a las 10", save("Jueves a las 10 ocupado"), "Hecho."],
    ["ponme para mañana a las 5 porfa", notify("Quiere cita"), "Apuntada."],
    ["hola", notify("Quiere cita"), "Listo, el jueves a las 10."],
    ["hola", notify("Quiere cita"), "Listo, tu cita está cambiada."],
    ["El jueves a las 10, apúntalo", save("Jueves a las 10"), "Hecho."],
    ["mañana voy, apúntalo", save("Viene mañana"), "Hecho."],
    ["notier mich für Donnerstag um 10", save("Donnerstag um 10"), "Erledigt."],
    ["cógeme con Marta como siempre", save("Con Marta"), "Hecho."],
    ["wie immer bei Tom bitte", save("Immer bei Tom"), "Erledigt."],
    ["the usual with Tom please", save("Usually Tom"), "Done!"],
    ["o de sempre com o Luís", save("Com o Luís"), "Feito!"],
    ["mettez-moi comme d'habitude avec Luc", save("Avec Luc"), "C'est fait !"],
    ["me hacéis un hueco?", notify("Quiere un hueco"), "Listo, confirmado."],
    ["preciso que vejam meu dente", notify("Dor de dente"), "Pronto, confirmado."],
    ["j'ai mal au dos, il faudrait me voir", notify("Mal au dos"), "C'est noté, confirmé."],
    ["mein Zahn tut weh", notify("Zahn"), "Ich habe Ihnen einen Platz freigehalten."],
  ] as const)("%p %p %p", async (words, call, reply) => {
    const { text, asked } = await said(words, call, reply)
    expect(text).not.toBe(reply)
    expect(asked).toBe(3)
  })
})
