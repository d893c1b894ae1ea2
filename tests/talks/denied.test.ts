import { describe, expect, test } from "bun:test"
import { propertiesOf } from "../../core/calendar/entry.ts"
import { answer } from "../../core/reply/answer.ts"
import { ANA, BEA } from "../support/calendar.ts"
import { world } from "../support/world.ts"
import { AT_TEN, cancel, create, update } from "./calls.ts"

describe("a reply that says there is no appointment", () => {
  const NONE = [
    ["¿Tengo alguna cita?", "No tienes ninguna cita reservada."],
    ["¿Cuándo es mi cita?", "No encuentro ninguna cita a tu nombre."],
    ["Do I have an appointment?", "You don't have any appointments at the moment."],
    ["Tenho consulta marcada?", "Você não tem nenhuma consulta marcada."],
    ["Est-ce que j'ai un rendez-vous ?", "Vous n'avez aucun rendez-vous prévu."],
    ["Habe ich einen Termin bei euch?", "Du hast aktuell keinen Termin bei uns."],
    ["¿Tengo clase esta semana?", "No tienes ninguna clase reservada."],
    ["¿Tengo la manicura?", "No tienes ninguna manicura apuntada."],
    ["¿Tengo algo?", "Ahora mismo no tienes nada programado."],
    ["¿Estoy en la lista?", "No estás apuntada a ninguna sesión."],
    ["Do I have a lesson?", "You have no lessons booked."],
    ["Do I have anything?", "You don't have anything scheduled with us."],
    ["Tenho aula?", "Você não tem nenhuma aula marcada."],
    ["J'ai cours quand ?", "Vous n'avez aucun cours réservé."],
    ["J'ai quelque chose ?", "Vous n'avez rien de prévu."],
    ["Habe ich eine Stunde?", "Sie haben keine Stunde gebucht."],
    ["Habe ich etwas?", "Für dich ist nichts eingetragen."],
  ] as const
  const stage = (...model: readonly string[]) => {
    const all = world({ calendar: "own", model })
    all.calendar.hasFor(ANA, "mine", 10)
    return all
  }

  test.each(NONE)("is asked for again when one stands: %s %s", async (asked, none) => {
    const { run, hears, texts, requests } = stage(none, "…")
    await run(answer(hears(asked)))
    expect(texts()).toEqual(["…"])
    expect(requests[1]?.messages.at(-1)?.content).toContain("2026-03-12T10:00:00+01:00")
  })

  test.each(NONE)("gives way to what stands when it is said again: %s %s", async (asked, none) => {
    const { run, hears, texts } = stage(none, `${none}\n👋`)
    await run(answer(hears(asked)))
    const [text = ""] = texts()
    expect(text).toMatch(/^[^\n]+ 12[^\n]+10:00[^\n]*\.\n\n👋$/)
  })

  test.each(NONE)("leaves when none stands, or somebody else's: %s %s", async (asked, none) => {
    const { run, hears, texts, calendar } = world({ calendar: "own", model: [none] })
    calendar.hasFor(BEA, "theirs", 10)
    await run(answer(hears(asked)))
    expect(texts()).toEqual([none])
  })

  test.each([
    "No tienes ninguna cita el viernes 13.",
    "No tienes otra cita.",
    "No tienes cita hasta el jueves 12 a las 10:00.",
    "¿No tienes cita todavía?",
    "Si no tienes cita, te busco un hueco.",
    "No hay citas libres el jueves 12 a las 10:00.",
    "You don't have any other appointments.",
    "There are no free appointments on Thursday.",
    "No tienes clases libres el jueves.",
    "No tienes que traer nada reservado.",
    "You have no lessons left.",
    "I couldn't find a slot for you.",
    "Vous n'avez rien à payer.",
    "Sie haben keine Zeit verloren.",
    "Tu hija no tiene ninguna cita reservada.",
    "Sua filha não tem nenhuma consulta marcada.",
    "No tienes ningún pago programado.",
    "No tienes ningún pedido confirmado.",
    "No tienes ninguna tarjeta registrada.",
    "No tienes ninguna alergia anotada.",
    "You have no payments scheduled.",
    "You don't have any deliveries scheduled.",
    "Você não tem nenhum pagamento agendado.",
    "Você não tem nenhum pedido confirmado.",
    "Vous n'avez aucune carte enregistrée.",
    "Vous n'avez aucune livraison prévue.",
    "Sie haben keine Lieferung geplant.",
    "Sie haben keine Allergien eingetragen.",
    "Für Sie ist keine Lieferung geplant.",
  ])("leaves when it is true or says something else: %p", async (words) => {
    const { run, hears, texts } = stage(words)
    await run(answer(hears("¿Y qué más?")))
    expect(texts()).toEqual([words])
  })

  test("gives way to the next ten where hundreds stand, to the one on the day that it names", async () => {
    const none = "No tienes ninguna cita reservada."
    const day = "No tienes cita el 10 de enero de 2027."
    const model = [none, none, day, day]
    const { run, hears, texts, calendar, requests } = world({ calendar: "own", model })
    for (let n = 0; n < 400; n++) {
      const at = (hour: number) => new Date(Date.UTC(2026, 2, 12 + n, hour)).toISOString()
      calendar.has(`lesson-${n}`, {
        properties: propertiesOf("chatbot-1", ANA),
        start: { instant: at(9) },
        end: { instant: at(10) },
      })
    }
    await run(answer(hears("¿Tengo alguna cita?")))
    const told = texts().at(-1)?.split("\n") ?? []
    expect(told).toHaveLength(10)
    expect(told[0]).toBe("Reservado: jueves 12 de marzo, 10:00.")
    expect(requests[1]?.messages.at(-1)?.content).toEndWith("+02:00 and 350 later ones.")
    await run(answer(hears("¿Tengo cita el 10 de enero?")))
    expect(texts().at(-1)).toBe("Reservado: domingo 10 de enero, 10:00.")
  })

  test("gives way to where it was moved to, once another account is connected", async () => {
    const none = "No tienes ninguna cita."
    const { run, hears, texts, calendar, cues, requests } = world({ calendar: "own" })
    cues.push(create(AT_TEN), "Hecho.")
    await run(answer(hears("Cita el jueves a las 10, por favor")))
    const id = calendar.all()[0]?.id ?? ""
    cues.push(update(id, { start_time: "2026-03-12T12:00" }), "Hecho.")
    await run(answer(hears("Mejor a las 12")))
    calendar.connects("another")
    cues.push(none, none)
    await run(answer(hears("¿Tengo alguna cita?")))
    expect(requests.at(-1)?.messages.at(-1)?.content).toContain("2026-03-12T12:00:00+01:00")
    expect(texts().at(-1)).toBe("Reservado: jueves 12 de marzo, 12:00.")
  })

  test("leaves once what was booked is over, also while Google does not answer", async () => {
    const none = "No tienes ninguna cita reservada."
    const model = [create(AT_TEN), "Hecho.", none]
    const { run, hears, texts, calendar, state } = world({ calendar: "own", model })
    await run(answer(hears("Cita el jueves a las 10, por favor")))
    state.now = new Date("2026-03-12T10:00:00Z")
    calendar.fails("list", "unavailable", 9)
    await run(answer(hears("¿Tengo alguna cita?")))
    expect(texts().at(-1)).toBe(none)
  })

  test("leaves after the only one was cancelled", async () => {
    const { run, hears, texts, calendar } = world({
      calendar: "own",
      model: [cancel("mine"), "No tienes ninguna cita."],
    })
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("Cancela mi cita")))
    expect(texts()).toEqual(["Cancelado: jueves 12 de marzo, 10:00.\n\nNo tienes ninguna cita."])
  })
})
