import { expect, test } from "bun:test"
import { understandEach, understandWhen } from "../../../core/calendar/when.ts"

/*
 * Not among the phrases of tests/corpora/own/dates.jsonl: who wants no more messages is told from others by those, and "take me
 * off" of a day would count against "take me off the list".
 */

/** A Wednesday. */
const NOW = "2026-09-16T12:00:00Z"

test.each([
  ["Europe/Madrid", "ponme el viernes a las 18:00 y cancela el jueves", "2026-09-18T18:00"],
  ["Europe/Madrid", "anulad mañana a las 10 y dadme el viernes a las 18:00", "2026-09-18T18:00"],
  ["Europe/Madrid", "cancela el jueves", "2026-09-17"],
  ["Europe/Madrid", "cancela el jueves y el viernes", "ask several"],
  ["Europe/Madrid", "cancela el jueves y el viernes y ponme el lunes a las 17:00", "ask several"],
  [
    "Europe/Madrid",
    "cancela el viernes a las 17:00, puedo recuperar la señal?",
    "2026-09-18T17:00",
  ],
  ["America/Sao_Paulo", "cancela quinta e marca sexta às 18h", "2026-09-18T18:00"],
  ["America/Sao_Paulo", "tira-me de amanhã e mete-me na sexta às 17h", "2026-09-18T17:00"],
  ["America/Sao_Paulo", "marca sexta às 18h e cancela quinta", "2026-09-18T18:00"],
  ["America/Sao_Paulo", "cancela quinta e sexta", "ask several"],
  [
    "Europe/Paris",
    "annulez jeudi svp et mettez-moi ce vendredi 18h pour les ongles",
    "2026-09-18T18:00",
  ],
  ["Europe/Paris", "j'annule pour demain, vous auriez vendredi à 18h ?", "2026-09-18T18:00"],
  ["Europe/Paris", "annulez jeudi et vendredi", "ask several"],
  ["Europe/Paris", "annulez vendredi 10h, je peux être remboursé ?", "2026-09-18T10:00"],
  ["Europe/London", "cancel thursday please and put me in for friday 6pm", "2026-09-18T18:00"],
  ["Europe/London", "scrap tomorrow, can we do Monday 21st at 10am instead", "2026-09-21T10:00"],
  ["Europe/London", "put me in for friday 6pm and cancel thursday", "2026-09-18T18:00"],
  ["Europe/London", "cancel thursday 5pm and friday 6pm", "ask several"],
  ["Europe/London", "please cancel thursday and friday and book me monday 3pm", "ask several"],
  ["Europe/London", "cancel friday at 5pm, can i have a refund?", "2026-09-18T17:00"],
  [
    "Europe/Berlin",
    "bitte Donnerstag streichen und mich am Freitag um 18 Uhr eintragen",
    "2026-09-18T18:00",
  ],
  ["Europe/Berlin", "morgen absagen, dafür Montag 21. um 10 Uhr", "2026-09-21T10:00"],
  ["Europe/Berlin", "nehmt mich morgen raus und tragt mich Freitag 18 Uhr ein", "2026-09-18T18:00"],
  ["Europe/Berlin", "Donnerstag 10 Uhr stornieren und Freitag 18 Uhr buchen", "2026-09-18T18:00"],
  ["Europe/Berlin", "Morgen um 10 Uhr absagen, kann nicht kommen", "2026-09-17T10:00"],
  ["Europe/Berlin", "Donnerstag absagen und Freitag auch", "ask several"],
  // On a condition: nobody has given the first day up yet.
  [
    "Europe/Madrid",
    "si tenéis que cancelar el jueves, puedo el viernes a las 18:00",
    "ask several",
  ],
  ["Europe/Madrid", "si me cancelan el jueves, puedo ir el viernes a las 18:00", "ask several"],
  [
    "Europe/Madrid",
    "si puede ser cancela el jueves y ponme el viernes a las 18:00",
    "2026-09-18T18:00",
  ],
  ["America/Sao_Paulo", "se vocês fecham quinta, posso ir sexta às 18h", "ask several"],
  ["America/Sao_Paulo", "se possível cancela quinta e marca sexta às 18h", "2026-09-18T18:00"],
  ["Europe/Paris", "si vous devez annuler jeudi, je peux venir vendredi à 18h", "ask several"],
  ["Europe/Paris", "si possible annulez jeudi et mettez-moi vendredi 18h", "2026-09-18T18:00"],
  ["Europe/London", "if you're closed Thursday can I come Friday at 6pm", "ask several"],
  ["Europe/London", "you're closed Thursday, right? Friday at 6pm then", "2026-09-18T18:00"],
  ["Europe/London", "if I have to cancel Thursday, can we do Friday at 6pm?", "ask several"],
  ["Europe/London", "if possible cancel Thursday and put me in for Friday 6pm", "2026-09-18T18:00"],
])(
  "a client who cancels one day and asks for another means that one: in %s, %p is %p",
  (zone, text, understood) => {
    const when = understandWhen(text, { now: NOW, zone })
    const said =
      when &&
      ("local" in when
        ? when.local
        : "date" in when
          ? when.date
          : "ask" in when && `ask ${when.ask}`)
    expect(said).toBe(understood)
  },
)

test.each([
  ["es", "He cancelado el jueves a las 17:00 y reservado el viernes a las 18:00."],
  [
    "de",
    "Ich habe Donnerstag 17 Uhr storniert und Sie am Freitag um 18 Uhr eingetragen, geht das?",
  ],
  ["en", "I've cancelled Thursday 5pm and put you in for Friday 6pm."],
] as const)("who says that it is done speaks of both days: in %s, %p", (language, text) => {
  const each = understandEach(text, { now: NOW, zone: "Europe/Madrid", language })()
  expect(each).toHaveLength(2)
})
