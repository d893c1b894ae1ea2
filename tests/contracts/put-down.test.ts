import { afterAll, expect, test } from "bun:test"
import { callsOf } from "../../adapters/postgres/reply/turn-functions.ts"
import { putDownWhenLost } from "../../adapters/queue/put-down.ts"
import { ConversationId } from "../../core/shared/ids.ts"
import { storeOn } from "../support/database.ts"
import { openInbox, text } from "./inbox/inbox-stage.ts"

/* Whose fault it is that a turn did not come to its end: three of its own, and it is given up (core/reply/stop.ts). */

const stage = await openInbox()
const store = storeOn(stage.database.url, 1)
afterAll(() => store.end())

const begin = async () => {
  await stage.post(text("hola"))
  const [row] = await stage.query<{ id: string }>("select id from conversations")
  const conversation = {
    owner: stage.one.userId,
    chatbot: stage.one.chatbotId,
    conversation: ConversationId.parse(row?.id),
    attempt: "job 0",
  }
  const open = (attempt = conversation.attempt) =>
    callsOf(store).call<{ deaths: number }>(
      "open_turn",
      conversation,
      conversation.conversation,
      attempt,
    )
  await open()
  return { conversation, open }
}

const failWith = async (error: object, tries = 0) => {
  const { conversation, open } = await begin()
  const work = putDownWhenLost(store, conversation, tries, () => Promise.reject(error))
  await expect(work).rejects.toBe(error)
  return (await open())?.deaths
}

test.each([
  ["a lost connection", "Connection terminated unexpectedly", undefined],
  ["a disk that is full", "could not extend file", "53100"],
  ["a statement that took too long", "canceling statement due to statement timeout", "57014"],
  ["a lock that nobody let go", "canceling statement due to lock timeout", "55P03"],
  ["two that waited for each other", "deadlock detected", "40P01"],
  ["a standby that takes no writes", "cannot execute UPDATE in a read-only transaction", "25006"],
  ["a function that another version has taken away", "function does not exist", "42883"],
  ["a machine that cannot read its disk", "could not read block", "58030"],
])("%s is no fault of the turn", async (_, message, code) => {
  expect(await failWith(Object.assign(new Error(message), { code }))).toBe(0)
})

test.each([
  ["what the database refuses", "invalid byte sequence", "22021"],
  ["a mistake of ours", "x is not a function", undefined],
])("%s is a fault of the turn", async (_, message, code) => {
  expect(await failWith(Object.assign(new Error(message), { code }))).toBe(1)
})

test.each([
  ["what takes too long again and again is a fault of the turn", "57014", 1],
  ["what finds no database for as long is not", "57P01", 0],
])("%s", async (_, code, deaths) => {
  expect(await failWith(Object.assign(new Error("canceled"), { code }), 20)).toBe(deaths)
})

test("a try that fails after another has taken its job leaves the hold to that one, whose death counts", async () => {
  const { conversation, open } = await begin()
  const next = await open("job 1")
  const gone = Object.assign(new Error("Connection terminated unexpectedly"))
  const late = putDownWhenLost(store, conversation, 0, () => Promise.reject(gone))
  await expect(late).rejects.toBe(gone)
  expect(await open("job 2")).toMatchObject({ deaths: (next?.deaths ?? 0) + 1 })
})
