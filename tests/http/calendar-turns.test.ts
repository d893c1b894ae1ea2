import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { DAY_MS } from "../../core/shared/time-spans.ts"
import { goesToGoogle } from "../support/google-consent.ts"
import { openProduct, type Product } from "./product-stage.ts"

const API = "/api/google-calendar"

let product: Product
let owner: Awaited<ReturnType<Product["hasChatbot"]>>
beforeAll(async () => {
  product = await openProduct()
  owner = await product.hasChatbot()
  await goesToGoogle(product.url, owner)
})
afterAll(() => product.stop())

const says = async (message: string, { token, chatbotid } = owner) => {
  const answer = await product.call("/api/whatsapp/send-simulated", {
    method: "POST",
    token,
    body: { chatbotId: chatbotid, message, wait: true },
  })
  const { items } = (await product.call(`/api/chatbots/${chatbotid}/messages?limit=1`, { token }))
    .body
  return { status: answer.status, text: String(items[0]?.content) }
}
const listed = async () =>
  (await product.call(`${API}/list-events?chatbotId=${owner.chatbotid}`, { token: owner.token }))
    .body.data.events as { eventid: string; starttime: string; clientid: string | null }[]

const date = new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10)

describe("a client who talks to the bot, all the way to Google and back", () => {
  test("books, moves and cancels, and is told each time from what was done", async () => {
    const booked = await says(`Quiero una cita el ${date} a las 10:30`)
    expect(booked.text).toMatch(/Reservado: \p{L}+ \d+ de \p{L}+, 10:30\./u)
    const [event] = await listed()
    expect(event?.starttime).toStartWith(`${date}T10:30`)
    expect(event?.clientid).not.toBeNull()

    const moved = await says(`¿Puedes cambiarla al ${date} a las 12:00?`)
    expect(moved.text).toMatch(/^Cambiado: .*, 12:00\./)
    expect((await listed()).map(({ starttime }) => starttime.slice(0, 16))).toEqual([
      `${date}T12:00`,
    ])

    const cancelled = await says(`Cancela la cita del ${date} a las 12:00`)
    expect(cancelled.text).toMatch(/^Cancelado: .*, 12:00\./)
    expect(await listed()).toEqual([])
  })

  test("is told that it is not confirmed when the model only says so", async () => {
    const claim = { content: "Te he reservado el viernes a las 10:00." }
    await product.control("/llm/script", { answers: [claim, claim] })
    expect((await says("Quiero cita el viernes a las 10")).text).toBe(
      "Aún no he podido confirmar la cita. Te aviso en cuanto esté reservada.",
    )
  })
})

test("an appointment that stands in the calendar connected before is not told as cancelled", async () => {
  const changed = await product.hasChatbot()
  const speak = (message: string) => says(message, changed)
  await goesToGoogle(product.url, changed, { email: "old@example.com" })
  await speak(`Quiero una cita el ${date} a las 18:00`)
  const { items } = (await product.call("/sandbox/api/google/events?email=old@example.com")).body
  await goesToGoogle(product.url, changed, { email: "new@example.com" })
  const cancel = { name: "cancel_calendar_event", arguments: { event_id: items[0].id } }
  const claim = { content: "Tu cita está cancelada." }
  await product.control("/llm/script", { answers: [{ tool_calls: [cancel] }, claim, claim] })
  expect((await speak("Cancela mi cita")).text).toStartWith("Aún no he podido confirmar")
})

test("of a series one day may be changed where the setting allows it, the series itself never", async () => {
  const at = (hour: number) => ({ dateTime: `${date}T${hour}:00:00`, timeZone: "Europe/Madrid" })
  const series = await product.control("/google/events", {
    ...{ chatbotid: owner.chatbotid, summary: "Terapia", start: at(16), end: at(17) },
    recurrence: ["RRULE:FREQ=DAILY;COUNT=3"],
  })
  await product.database.owner.query(
    "update googlecalendarconnections set allowmodifyanyevent = true",
  )
  const cancel = (eventId: unknown) =>
    product.call(`${API}/cancel-event`, {
      method: "DELETE",
      token: owner.token,
      body: { chatbotId: owner.chatbotid, eventId },
    })
  const days = await listed()
  expect(days).toHaveLength(3)
  expect(await cancel(series.id)).toMatchObject({
    status: 404,
    body: { error: "Event not found." },
  })
  expect(await listed()).toEqual(days)
  expect((await cancel(days[1]?.eventid)).status).toBe(200)
  expect(await listed()).toEqual(days.filter((_, day) => day !== 1))
})
