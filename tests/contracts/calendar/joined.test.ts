import { afterAll, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { cancelAsOwner } from "../../../core/calendar/keep-appointments.ts"
import { listEvents, ownAppointments } from "../../../core/calendar/list-events.ts"
import { ClientId } from "../../../core/shared/ids.ts"
import { calendarStage, type Line } from "./calendar-stage.ts"

/* Two records of clients, both with appointments, that turn out to be one person. */

const s = await calendarStage()
afterAll(s.stop)

const wish = (hour: number, summary: string) => ({ summary, start_time: `2099-03-12T${hour}:00` })
const idOf = ({ seen }: Awaited<ReturnType<typeof s.create>>) => seen.event?.event_id ?? ""
const client = async ({ bot }: Line, name: string) => {
  const [row] = await s.sql(
    "insert into clients (chatbotid, phonenumber, name) values ($1, $2, $3) returning id",
    [bot.chatbot, `+${Math.random()}`, name],
  )
  return ClientId.parse(row.id)
}
/** Joins two records, as accept_message does when a message names both. Answers the one that is left. */
const join = async ({ bot }: Line, one: ClientId, other: ClientId) => {
  const [row] = await s.sql(
    `select (join_clients(one, other)).id from clients one, clients other
     where one.chatbotid = $1 and one.id = $2 and other.chatbotid = $1 and other.id = $3`,
    [bot.chatbot, one, other],
  )
  return ClientId.parse(row.id)
}
/** Ana, who was stored as two clients with an appointment each and is one now, and Bea, who has one of her own. */
const joined = async () => {
  const line = await s.line()
  const [one, other, bea] = [
    await client(line, "Ana"),
    await client(line, "Ana"),
    await client(line, "Bea"),
  ]
  const ids = [
    idOf(await s.create(line, one, wish(12, "Corte"))),
    idOf(await s.create(line, other, wish(10, "Color"))),
  ] as const
  await s.create(line, bea, wish(16, "Barba"))
  const ana = await join(line, one, other)
  return { line, ana, bea, former: ana === one ? other : one, ids }
}
const names = ({ seen }: Awaited<ReturnType<typeof s.list>>) =>
  seen.events?.map(({ summary }) => summary)
const DAY = { time_min: "2099-03-12", time_max: "2099-03-13" }

test("the one who is left sees both appointments, moves one and cancels the other", async () => {
  const { line, ana, ids } = await joined()
  expect(names(await s.list(line, ana, DAY))).toEqual(["Color", "Corte"])
  const moved = { summary: "Tinte", start_time: "2099-03-12T18:00" }
  for (const event_id of ids) {
    const { seen } = await s.update(line, ana, { event_id, ...moved })
    expect(seen).toMatchObject({ ok: true, event: { summary: "Tinte" } })
    expect((await s.cancel(line, ana, { event_id })).seen.ok).toBe(true)
  }
  expect(s.standing(line.email).map(({ summary }) => summary)).toEqual(["Barba"])
})

test("a reply knows of both, in their order", async () => {
  const { line, ana } = await joined()
  const day = { start: new Date("2099-03-12T00:00:00Z"), end: new Date("2099-03-13T00:00:00Z") }
  const { spans, all } = await s.run(ownAppointments(line.bot, ana, day, 10_000))
  expect(spans.map(({ start }) => start.getUTCHours())).toEqual([9, 11])
  expect(all).toBe(true)
})

test("a client who asks for a time that they have taken under the other id hears that it is theirs", async () => {
  const { line, ana } = await joined()
  for (const hour of [10, 12]) {
    const { seen } = await s.create(line, ana, wish(hour, "Otra"))
    expect(seen).toMatchObject({ error: "unavailable", own: [{}] })
  }
})

test("nobody else sees or cancels any of them", async () => {
  const { line, bea, ids } = await joined()
  const elsewhere = await s.sibling(line)
  for (const [bot, who] of [
    [line, bea],
    [elsewhere, await client(elsewhere, "Ana")],
  ] as const) {
    expect(names(await s.list(bot, who, DAY))).toEqual(bot === line ? ["Barba"] : [])
    for (const event_id of ids) {
      expect((await s.cancel(bot, who, { event_id })).seen.error).toBe("not_found")
    }
  }
  // A former id of hers leads to nothing in another bot.
  const { former } = await joined()
  expect(names(await s.list(line, former, DAY))).toEqual([])
})

test("the owner is shown both as of the one who is left, by either id, and cancels either for them", async () => {
  const { line, ana, bea, former, ids } = await joined()
  const { events } = await s.run(listEvents(line.bot, { maxResults: 5 }))
  expect(events.map(({ clientid }) => clientid)).toEqual([ana, ana, bea])
  for (const clientId of [ana, former]) {
    const own = await s.run(listEvents(line.bot, { maxResults: 5, clientId }))
    expect(own.events.map(({ summary }) => summary)).toEqual(["Color", "Corte"])
    const first = await s.run(listEvents(line.bot, { maxResults: 1, clientId }))
    expect(first.events.map(({ summary }) => summary)).toEqual(["Color"])
  }
  const forBea = cancelAsOwner(line.bot, ids[0], bea, s.newKey())
  expect(await s.run(Effect.flip(forBea))).toMatchObject({ code: "event_not_found" })
  for (const id of ids) await s.run(cancelAsOwner(line.bot, id, ana, s.newKey()))
  expect(s.standing(line.email)).toHaveLength(1)
})

test("a client who turns out to be a third one, too, keeps the ids of all; with the client they are forgotten", async () => {
  const { line, ana, former } = await joined()
  const third = await client(line, "Ana")
  await s.create(line, third, wish(18, "Mechas"))
  const left = await join(line, ana, third)
  const gone = [ana, former, third].filter((id) => id !== left)
  const [person] = await s.run(s.connections.people(line.bot, [left]))
  expect(person).toEqual({ id: left, former: expect.arrayContaining(gone) })
  expect(names(await s.list(line, left, DAY))).toEqual(["Color", "Corte", "Mechas"])
  await s.sql("delete from clients where chatbotid = $1 and id = $2", [line.bot.chatbot, left])
  expect(
    await s.sql("select 1 from former_clients where chatbotid = $1", [line.bot.chatbot]),
  ).toEqual([])
  expect(await s.run(s.connections.people(line.bot, [left, ...gone]))).toEqual([])
})
