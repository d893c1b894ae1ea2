import { afterAll, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { postgresTurns } from "../../adapters/postgres/reply/turns.ts"
import { parseNotifications } from "../../core/memory/notifications.ts"
import { quotaReached } from "../../core/reply/stop.ts"
import type { Ending, Held } from "../../core/reply/turn.ts"
import type { ChatbotId } from "../../core/shared/ids.ts"
import { DAY_MS } from "../../core/shared/time-spans.ts"
import { openStore } from "../support/database.ts"
import { connectedOwner } from "../support/owners.ts"
import { until } from "../support/process.ts"
import { vault } from "../support/secret.ts"

/** The counter of replies, with the turns of many clients at the same time. */

const { database, store, close } = await openStore(24)
const turns = postgresTurns(store)
afterAll(close)

const month = new Date(Date.now() - 3 * DAY_MS)
const nextMonth = new Date(Date.now() - DAY_MS)
let lines = 0

const owner = async (quota: number, used: number) => {
  lines += 1
  const line = await connectedOwner(database.owner, vault, { phoneNumberId: `70${lines}`, quota })
  const { chatbotId, userId } = line
  await database.owner.query(
    `insert into "subscriptionUsage" (userid, "messagesUsed", last_reset_date) values ($1, $2, $3)`,
    [userId, used, month],
  )
  let clients = 0
  return {
    /** A client has written and a turn is open. */
    turn: async () => {
      clients += 1
      const { rows } = await database.owner.query<{ conversation: string; turn: string }>(
        `with w as (insert into clients (chatbotid, phonenumber) values ($1, $2) returning id),
         c as (insert into conversations (chatbotid, clientid, last_seq, fence) select $1, id, 1, 1 from w returning id)
         insert into turns (chatbotid, conversationid, fromseq, toseq) select $1, id, 1, 1 from c
         returning conversationid as conversation, id as turn`,
        [chatbotId, `346${String(lines).padStart(3, "0")}${String(clients).padStart(5, "0")}`],
      )
      const [row] = rows
      if (!row) throw new Error("no turn")
      const held = {
        owner: userId,
        chatbot: chatbotId,
        conversation: row.conversation,
        fence: 1,
      } as Held
      return {
        reserve: (since = month) => Effect.runPromise(turns.reserve(held, row.turn, since, quota)),
        finish: (ending: Ending) => Effect.runPromise(turns.finish(held, row.turn, ending)),
        anchor: async () => {
          const opened = await Effect.runPromise(turns.open(held))
          return opened?.turn.state === "open" ? opened.turn.briefing.periodAnchor : null
        },
      }
    },
    /** Another chatbot of the same account. */
    second: async () => {
      const { rows } = await database.owner.query(
        "insert into chatbots (userid, name) values ($1, 'Second') returning id",
        [userId],
      )
      return (rows[0] as { id: ChatbotId }).id
    },
    paysFrom: (start: string, end: string | null) =>
      database.owner.query(
        `update subscriptions set "currentPeriodStart" = $2, "currentPeriodEnd" = $3 where userid = $1`,
        [userId, start, end],
      ),
    /** Makes it an account for which no reply has been counted yet. */
    isNew: () =>
      database.owner.query(`delete from "subscriptionUsage" where userid = $1`, [userId]),
    countsFrom: (start: Date, used: number) =>
      database.owner.query(
        `update "subscriptionUsage" set "messagesUsed" = $2, last_reset_date = $3 where userid = $1`,
        [userId, used, start],
      ),
    countsElsewhere: () =>
      database.owner.query(
        `insert into "subscriptionUsage" (userid, "messagesUsed", last_reset_date) values ($1, 1, $2)`,
        [userId, month],
      ),
    used: async () => {
      const { rows } = await database.owner.query(
        `select "messagesUsed" as used from "subscriptionUsage" where userid = $1`,
        [userId],
      )
      return (rows[0] as { used: number }).used
    },
    notices: async () => {
      const { rows } = await database.owner.query(
        "select notifymemory as text from memory where chatbot_id = $1",
        [chatbotId],
      )
      const text = (rows[0] as { text: string } | undefined)?.text ?? ""
      return parseNotifications(text)
    },
    /** The owner's list takes one notification, which is there already. */
    listIsFull: async () => {
      await database.owner.query("update chatbots set notification_limit = 1 where id = $1", [
        chatbotId,
      ])
      await database.owner.query("select add_notification($1, 'Ana pide que la llamen')", [
        chatbotId,
      ])
    },
    clearsList: () =>
      database.owner.query("update memory set notifymemory = '' where chatbot_id = $1", [
        chatbotId,
      ]),
    monthPasses: () =>
      database.owner.query(
        `update memory set notifiedat = (select jsonb_object_agg(key, to_jsonb(value::timestamptz - interval '30 days'))
           from jsonb_each_text(notifiedat)) where chatbot_id = $1`,
        [chatbotId],
      ),
    events: async (name: string, chatbot = chatbotId) => {
      const { rows } = await database.owner.query(
        "select data from live_events where chatbotid = $1 and event = $2 order by id",
        [chatbot, name],
      )
      return (rows as { data: object }[]).map(({ data }) => data)
    },
  }
}

const REACHED = "Límite mensual de mensajes alcanzado (100)."
const all = <T, R>(items: readonly T[], work: (item: T) => Promise<R>) =>
  Promise.all(items.map(work))

test("at 95 of 100, sixty turns at once make five replies, and the owner is told once", async () => {
  const o = await owner(100, 95)
  const sixty = await all(Array.from({ length: 60 }), () => o.turn())
  const outcomes = await all(sixty, async (turn) => {
    const may = await turn.reserve()
    await turn.finish(may ? { result: "replied" } : quotaReached(100))
    return may
  })
  expect(outcomes.filter(Boolean)).toHaveLength(5)
  expect(await o.used()).toBe(100)
  expect((await o.notices()).filter((text) => text === REACHED)).toHaveLength(1)
  expect(await o.events("notification.created")).toHaveLength((await o.notices()).length)
})

test("the same turn asked by two workers at once is counted once", async () => {
  const o = await owner(100, 0)
  const turn = await o.turn()
  expect(await all(Array.from({ length: 8 }), () => turn.reserve())).toEqual(Array(8).fill(true))
  expect(await o.used()).toBe(1)
})

test("two first replies of an account, in two processes, both count", async () => {
  const o = await owner(100, 0)
  const turn = await o.turn()
  await o.isNew()
  await database.owner.query("begin")
  await o.countsElsewhere()
  const reserved = turn.reserve()
  await until("it waits for the other", async () => {
    const [row] = await store.call<{ waits: boolean }>(
      "select exists (select 1 from pg_locks where not granted and locktype = 'transactionid') as waits",
    )
    return row?.waits ?? false
  })
  await database.owner.query("commit")
  expect(await reserved).toBe(true)
  expect(await o.used()).toBe(2)
})

test("the owner reads the limit as Spanish writes it, from whoever tells it", async () => {
  const o = await owner(20_000, 19_999)
  const reply = async () => {
    const turn = await o.turn()
    const may = await turn.reserve(month)
    await turn.finish(may ? { result: "replied" } : quotaReached(20_000))
  }
  await reply()
  await reply()
  expect(await o.notices()).toEqual(["Límite mensual de mensajes alcanzado (20.000)."])
})

test("the owner reads large numbers as Spanish writes them", async () => {
  const o = await owner(20_000, 15_999)
  const turn = await o.turn()
  await turn.reserve(month)
  await turn.finish({ result: "replied" })
  const eighty = "Has usado el 80 % de los mensajes de este mes (16.000 de 20.000)."
  expect(await o.notices()).toEqual([eighty])
})

test("the owner is told at 80 per cent and at the limit, each once a month, and the dashboard each time", async () => {
  const o = await owner(10, 6)
  const reply = async (since = month) => {
    const turn = await o.turn()
    const may = await turn.reserve(since)
    await turn.finish(may ? { result: "replied" } : quotaReached(10))
  }
  await reply()
  expect(await o.notices()).toEqual([])
  await reply()
  const eighty = "Has usado el 80 % de los mensajes de este mes (8 de 10)."
  expect(await o.notices()).toEqual([eighty])
  await reply()
  await reply()
  const reached = "Límite mensual de mensajes alcanzado (10)."
  expect(await o.notices()).toEqual([eighty, reached])
  await reply()
  await reply()
  expect(await o.notices()).toEqual([eighty, reached])
  expect(await o.events("usage.changed")).toEqual(
    [7, 8, 9, 10].map((messagesUsed) => ({ messagesUsed, messagesLimit: 10 })),
  )
  await o.monthPasses()
  for (let replies = 0; replies < 10; replies++) await reply(nextMonth)
  // Both are said again, in the place of last month's.
  expect(await o.notices()).toEqual([eighty, reached])
  expect(await o.events("notification.created")).toHaveLength(4)
})

test("what a full list has not taken is told once there is room: the month is not over, and customers wait", async () => {
  const o = await owner(10, 9)
  const reply = async () => {
    const turn = await o.turn()
    const may = await turn.reserve()
    await turn.finish(may ? { result: "replied" } : quotaReached(10))
  }
  await o.listIsFull()
  await reply()
  await reply()
  expect(await o.notices()).toEqual(["Ana pide que la llamen"])
  await o.clearsList()
  await reply()
  await o.clearsList()
  await reply()
  expect(await o.notices()).toEqual([])
  expect(await o.events("notification.created")).toHaveLength(2)
})

test("the notice of 80 per cent that comes late, as a list was full, says that it is more", async () => {
  const o = await owner(10, 7)
  const reply = async () => {
    const turn = await o.turn()
    await turn.reserve()
    await turn.finish({ result: "replied" })
  }
  await o.listIsFull()
  await reply()
  await o.clearsList()
  await reply()
  expect(await o.notices()).toEqual([
    "Has usado más del 80 % de los mensajes de este mes (9 de 10).",
  ])
})

test("a reply of one chatbot is heard on the pages of all chatbots of the account, and on no other's", async () => {
  const [o, stranger] = [await owner(100, 7), await owner(100, 0)]
  const second = await o.second()
  const turn = await o.turn()
  await turn.reserve()
  await turn.finish({ result: "replied" })
  const eight = [{ messagesUsed: 8, messagesLimit: 100 }]
  expect(await o.events("usage.changed")).toEqual(eight)
  expect(await o.events("usage.changed", second)).toEqual(eight)
  expect(await stranger.events("usage.changed")).toEqual([])
  // Only its own chatbot hears that the turn is done.
  expect(await o.events("turn.done")).toHaveLength(1)
})

test("what does not go out is given back, and nobody is told of a limit that is not reached", async () => {
  const o = await owner(100, 99)
  const turn = await o.turn()
  await turn.reserve()
  await turn.finish({ result: "apology", reason: "refused" })
  expect([await o.used(), await o.notices()]).toEqual([99, []])
})

test("a turn that began last month and is counted now does not begin the count of this month anew", async () => {
  const o = await owner(100, 40)
  for (const since of [nextMonth, month, nextMonth]) {
    expect(await (await o.turn()).reserve(since)).toBe(true)
  }
  expect(await o.used()).toBe(3)
})

test("a reply of last month that does not go out takes none from the count of this month", async () => {
  const o = await owner(100, 40)
  const turn = await o.turn()
  await turn.reserve()
  await o.countsFrom(new Date(Date.now() + DAY_MS), 7)
  await turn.finish({ result: "apology", reason: "refused" })
  expect(await o.used()).toBe(7)
})

test("each turn whose reply does not go out gives back its own, and once", async () => {
  const o = await owner(100, 0)
  const three = [await o.turn(), await o.turn(), await o.turn()] as const
  for (const turn of three) await turn.reserve()
  for (const turn of three.slice(0, 2)) {
    await turn.finish({ result: "apology", reason: "refused" })
    await turn.finish({ result: "apology", reason: "refused" })
  }
  await three[2].finish({ result: "replied" })
  expect(await o.used()).toBe(1)
})

test("a reply counts into the month that is paid for, the 31st's too, which began on a shorter month's last day", async () => {
  const o = await owner(100, 0)
  const turn = await o.turn()
  await o.paysFrom("2027-02-28T08:00:00Z", "2027-03-31T08:00:00Z")
  expect(await turn.anchor()).toEqual(new Date("2027-03-31T08:00:00Z"))
  await o.paysFrom("2027-02-28T08:00:00Z", null)
  expect(await turn.anchor()).toEqual(new Date("2027-02-28T08:00:00Z"))
})
