import { describe, expect, test } from "bun:test"
import { said } from "./asked.ts"

/** A question, the truth, and a time at which nothing stands. */
const ASKED = [
  ["a qué hora era mi cita?", "A las 10.", "A las 11."],
  ["k hora tengo lo mio?", "Jueves a las 10", "Jueves a las 12"],
  ["cuando me toca?", "El jueves", "El viernes"],
  ["para cuándo tengo la cita?", "Para el jueves 12.", "Para el martes 17."],
  ["when's my appointment again", "Thursday at ten.", "Friday at ten."],
  ["what time am I in on thursday?", "10:00, as always", "11:30"],
  ["when do i have my visit", "Thursday at 10, bring boots!", "Saturday at 10, bring boots!"],
  ["wann war noch mal mein termin?", "Donnerstag, 10 Uhr.", "Freitag, 14 Uhr."],
  ["wann bin ich denn dran?", "Übermorgen um zehn.", "Morgen um zehn."],
  ["mon rdv c quand", "Jeudi, 10h", "Vendredi 15h"],
  ["c'est à quelle heure mon rendez-vous ?", "À 10h, jeudi.", "À 11h."],
  ["que horas é a minha consulta?", "Quinta, às dez em ponto.", "Às 15h de sexta"],
] as const

describe("a client who asks when their appointment is", () => {
  test.each(ASKED)("is told when it is: %p %p", async (asked, right) => {
    expect(await said(asked, right, 10)).toEqual({ text: right, asked: 1 })
  })

  test.each(ASKED)(
    "is told so beside another time, which is asked for once more: %p (not %p) %p",
    async (asked, _, wrong) => {
      const { text, asked: times } = await said(asked, wrong, 10)
      expect(text).toStartWith(wrong)
      expect(text).toMatch(/12.*10:00/)
      expect(times).toBe(2)
    },
  )

  test.each(ASKED)("is told no time when they have none: %p %p", async (asked, right, wrong) => {
    for (const reply of [right, wrong]) {
      const { text, asked: times } = await said(asked, reply)
      expect(text).not.toContain(reply)
      expect(times).toBe(2)
    }
  })
})

test.each([
  ["a qué hora tengo que estar?", "A las 9:50, para rellenar los papeles."],
  ["a qué hora tengo que estar?", "Cuando quieras, abrimos a las 9."],
  ["when's my appointment?", "Moved from Monday to Thursday the 12th, 10:00."],
  ["when's my appointment?", "It's Thursday at 10, and we finish at 11."],
  ["a qué hora vamos a salir?", "A las 11."],
  ["wann soll ich kommen zum Abholen?", "Um elf."],
  ["a qué hora era lo mío", "A las 10:00. Si quieres antes, el miércoles tengo a las 12."],
])("hears beside it what else is true: %p %p", async (asked, reply) => {
  expect(await said(asked, reply, 10)).toEqual({ text: reply, asked: 1 })
})

test.each([
  ["a qué hora abrís el jueves?", "A las 10."],
  ["a qué hora es la clase de zumba?", "A las 19:00 los martes y jueves."],
  ["when is my order arriving?", "Thursday at ten."],
  ["wann beginnt mein Kurs?", "Montag um 18 Uhr."],
  ["cuando me toca pagar la cuota?", "El día 5."],
  ["wann bin ich dran mit der Zahlung?", "Am 15."],
  ["when's my car ready?", "Tomorrow at five."],
  ["a que hora era mi cita?", "No tienes ninguna cita. Abrimos de 9 a 14."],
  ["a que hora era mi cita?", "Abrimos mañana a las 9 y te lo miramos entonces."],
  ["a que hora era mi cita?", "¿Era el jueves a las 10?"],
])("who has none hears the times of anything else: %p %p", async (asked, reply) => {
  expect(await said(asked, reply)).toEqual({ text: reply, asked: 1 })
})

test.each([
  ["¿cuándo voy a recibir la factura?", "El viernes."],
  ["¿hasta cuándo tengo que estar sin comer?", "Hasta el viernes."],
  ["cuándo me toca venir otra vez?", "Dentro de un mes, el 12 de abril."],
  ["when should i come back?", "In six weeks, around 23 April."],
  ["quando vou receber o pedido?", "Na sexta."],
  ["quando ficou de chegar a encomenda?", "Sexta às 10h."],
  ["quand dois-je revenir ?", "Dans six semaines, vers le 23 avril."],
])("who has one hears the time of something else as it was said: %p %p", async (asked, reply) => {
  expect((await said(asked, reply, 10)).text).toBe(reply)
})
