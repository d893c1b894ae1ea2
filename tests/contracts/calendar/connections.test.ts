import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { postgresBookings } from "../../../adapters/postgres/calendar/bookings.ts"
import { postgresCalendarConnections } from "../../../adapters/postgres/calendar/calendar-connections.ts"
import {
  refreshTokenOf,
  refreshTokensOf,
} from "../../../adapters/postgres/calendar/calendar-tokens.ts"
import { openVault, SealedElsewhere } from "../../../adapters/secrets/vault.ts"
import { BROKEN_NOTICE, EXPIRED, type Grant } from "../../../core/calendar/connection/connection.ts"
import type { Bookings, CalendarConnections } from "../../../core/calendar/ports.ts"
import { receiptOf } from "../../../core/calendar/receipt.ts"
import type { Bot } from "../../../core/shared/bot.ts"
import { ChatbotId, ClientId, OwnerId } from "../../../core/shared/ids.ts"
import { fakeBookings } from "../../fakes/calendar/bookings.ts"
import { fakeCalendarConnections } from "../../fakes/calendar/connections.ts"
import { openStore } from "../../support/database.ts"
import { connectedOwner } from "../../support/owners.ts"
import { until } from "../../support/process.ts"
import { vault } from "../../support/secret.ts"

const { database, store, close } = await openStore(16)
afterAll(close)

const run = Effect.runPromise
const ANA = ClientId.parse("00000000-0000-4000-8000-0000000000a1")
const TURN = "00000000-0000-4000-8000-0000000000f1"
const NOW = new Date()
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

const GRANT: Grant & { refreshToken: string } = {
  accessToken: "access-1",
  refreshToken: "refresh-1",
  expiresAt: inMinutes(60),
  scope: "x",
  sub: "1",
  email: "owner@example.com",
}

type Stage = {
  readonly connections: CalendarConnections
  readonly bookings: Bookings
  readonly bot: Bot
  readonly notices: () => Promise<readonly string[]>
}

const theFakes = async (): Promise<Stage> => {
  const bot = {
    owner: OwnerId.parse(crypto.randomUUID()),
    chatbot: ChatbotId.parse(crypto.randomUUID()),
  }
  const { connections, notices } = fakeCalendarConnections([{ ...bot, zone: "Europe/Madrid" }])
  const { bookings } = fakeBookings(() => new Date())
  return { connections, bookings, bot, notices: async () => notices }
}

let lines = 0
const postgres = async (): Promise<Stage> => {
  const phoneNumberId = `1000000000001${String(++lines).padStart(2, "0")}`
  const line = await connectedOwner(database.owner, vault, { phoneNumberId })
  const bot = { owner: OwnerId.parse(line.userId), chatbot: ChatbotId.parse(line.chatbotId) }
  return {
    connections: postgresCalendarConnections(store, vault),
    bookings: postgresBookings(store),
    bot,
    notices: async () => {
      const { rows } = await database.owner.query(
        "select notifymemory from memory where chatbot_id = $1",
        [bot.chatbot],
      )
      const text: string = rows[0]?.notifymemory ?? ""
      return text === "" ? [] : text.split("\n").map((entry) => entry.slice(8, -1))
    },
  }
}

describe.each([
  ["the fakes", theFakes],
  ["PostgreSQL", postgres],
])("connections and bookings: %s", (_, open) => {
  let s: Stage
  beforeEach(async () => {
    s = await open()
  })
  const read = async () => (await run(s.connections.read(s.bot))).connection
  const stranger = (): Bot => ({ ...s.bot, owner: OwnerId.parse(crypto.randomUUID()) })

  test("a new consent is kept and read back, the setting stays through the next one", async () => {
    expect(await read()).toBeNull()
    await run(s.connections.keep(s.bot, GRANT))
    expect(await run(s.connections.allow(s.bot, true))).toBe(true)
    const first = await read()
    expect(first).toMatchObject({ accessToken: "access-1", allowModifyAnyEvent: true, error: null })
    expect(first?.account).toBe("1")
    expect(first?.expiresAt).toEqual(GRANT.expiresAt)
    await run(s.connections.keep(s.bot, { ...GRANT, accessToken: "access-2", sub: "2" }))
    expect(await read()).toMatchObject({
      id: first?.id,
      account: "2",
      accessToken: "access-2",
      allowModifyAnyEvent: true,
    })
  })

  test("nobody else sees it, changes it, or finds the bot by it", async () => {
    await run(s.connections.keep(s.bot, GRANT))
    const other = stranger()
    for (const attempt of [
      s.connections.read(other),
      s.connections.keep(other, GRANT),
      s.connections.remove(other),
      s.connections.allow(other, true),
    ]) {
      expect((await run(Effect.flip(attempt as Effect.Effect<unknown, Error>))).message).toBe(
        "Chatbot not found",
      )
    }
    const id = (await read())?.id ?? ""
    expect(await run(s.connections.botOf(other.owner, id))).toBeNull()
    expect(await run(s.connections.botOf(s.bot.owner, id))).toMatchObject(s.bot)
  })

  test("removed, it is gone, and there is nothing to set", async () => {
    await run(s.connections.keep(s.bot, GRANT))
    await run(s.connections.remove(s.bot))
    await run(s.connections.remove(s.bot))
    expect(await read()).toBeNull()
    expect(await run(s.connections.allow(s.bot, true))).toBe(false)
    expect(await run(s.connections.lease(s.bot, null))).toEqual({ kind: "broken" })
  })

  test("of twenty who want to renew at once one does, and all get what it got", async () => {
    await run(s.connections.keep(s.bot, GRANT))
    let renewals = 0
    const renew = async () => {
      const lease = await run(s.connections.lease(s.bot, "access-1"))
      if (lease.kind !== "renew") return lease.kind === "renewed" ? lease.accessToken : lease.kind
      renewals++
      expect(lease.refreshToken).toBe("refresh-1")
      await Bun.sleep(20)
      const tokens = { accessToken: "access-2", refreshToken: null, expiresAt: inMinutes(60) }
      await run(s.connections.endLease(s.bot, lease.id, tokens))
      return "access-2"
    }
    const got = await Promise.all(Array.from({ length: 20 }, renew))
    expect(new Set(got)).toEqual(new Set(["access-2"]))
    expect(renewals).toBe(1)
  })

  test("a lease that was overtaken by a new consent writes nothing", async () => {
    await run(s.connections.keep(s.bot, GRANT))
    const lease = await run(s.connections.lease(s.bot, "access-1"))
    await run(
      s.connections.keep(s.bot, { ...GRANT, accessToken: "new", refreshToken: "new refresh" }),
    )
    const id = lease.kind === "renew" ? lease.id : ""
    const old = { accessToken: "old", refreshToken: "old refresh", expiresAt: NOW }
    expect(await run(s.connections.endLease(s.bot, id, old))).toBe(false)
    expect(await run(s.connections.endLease(s.bot, id, EXPIRED))).toBe(false)
    expect(await read()).toMatchObject({ accessToken: "new", error: null })
    expect(await run(s.connections.lease(s.bot, "new"))).toMatchObject({
      refreshToken: "new refresh",
    })
  })

  test("a rotated refresh token is used from then on; none for now leaves all as it is", async () => {
    await run(s.connections.keep(s.bot, GRANT))
    const first = await run(s.connections.lease(s.bot, "access-1"))
    const tokens = { accessToken: "access-2", refreshToken: "refresh-2", expiresAt: inMinutes(60) }
    if (first.kind === "renew") await run(s.connections.endLease(s.bot, first.id, tokens))
    const second = await run(s.connections.lease(s.bot, "access-2"))
    expect(second).toMatchObject({ kind: "renew", refreshToken: "refresh-2" })
    if (second.kind === "renew") await run(s.connections.endLease(s.bot, second.id, null))
    expect(await read()).toMatchObject({ accessToken: "access-2", error: null })
  })

  test("a consent that was taken back ends the connection, and the owner is told once", async () => {
    await run(s.connections.keep(s.bot, GRANT))
    const lease = await run(s.connections.lease(s.bot, "access-1"))
    if (lease.kind === "renew") await run(s.connections.endLease(s.bot, lease.id, EXPIRED))
    expect((await read())?.error).toBe(EXPIRED)
    expect(await run(s.connections.lease(s.bot, "access-1"))).toEqual({ kind: "broken" })
    expect(await s.notices()).toEqual([BROKEN_NOTICE])
    await run(s.connections.keep(s.bot, GRANT))
    expect((await read())?.error).toBeNull()
  })

  const span = (from: number, to: number) => ({ start: inMinutes(from), end: inMinutes(to) })
  const hold = (key: string, from: number, to: number, instead: string | null = null) =>
    run(s.bookings.hold(s.bot, key, span(from, to), instead))

  test("of sixty who want overlapping times at once one gets it", async () => {
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, n) => hold(`turn:${n}`, 600 + (n % 20), 660 + (n % 20))),
    )
    expect(results.filter((result) => result === "held")).toHaveLength(1)
  })

  test("times that only touch are both held; the same booking finds its own", async () => {
    expect(await hold("a", 0, 60)).toBe("held")
    expect(await hold("b", 60, 120)).toBe("held")
    expect(await hold("a", 0, 60)).toBe("held")
    expect(await hold("c", 59, 61)).toBe("taken")
    expect(await run(s.bookings.held(s.bot, span(0, 60)))).toEqual([
      { ...span(0, 60), eventId: null, client: null },
    ])
  })

  test("what is released is free; an event that moves makes room for itself", async () => {
    await hold("a", 0, 60)
    await run(s.bookings.release(s.bot, "a"))
    expect(await hold("b", 30, 90)).toBe("held")
    const receipt = receiptOf("booked", "event-b", span(30, 90), { zone: "Europe/Madrid" })
    await run(s.bookings.settle(s.bot, { key: "b", receipt, told: null }))
    expect(await run(s.bookings.held(s.bot, span(30, 90)))).toEqual([
      { ...span(30, 90), eventId: "event-b", client: null },
    ])
    expect(await hold("c", 45, 105)).toBe("taken")
    expect(await hold("c", 45, 105, "event-b")).toBe("held")
    const out = receiptOf("cancelled", "event-c", span(45, 105), { zone: "Europe/Madrid" })
    await run(
      s.bookings.settle(s.bot, { key: "c", receipt: { ...out, kind: "moved" }, told: null }),
    )
    await run(s.bookings.settle(s.bot, { key: "d", receipt: out, told: null }))
    expect(await hold("e", 45, 105)).toBe("held")
  })

  test("what was done for a client is remembered once, the newest first", async () => {
    const told = { turnId: TURN, client: ANA }
    const booked = receiptOf("booked", "event-1", span(0, 60), {
      zone: "Europe/Madrid",
      clientZone: "Europe/London",
    })
    const cancelled = receiptOf("cancelled", "event-1", span(0, 60), { zone: "Europe/Madrid" })
    for (const receipt of [booked, booked, cancelled]) {
      await run(s.bookings.settle(s.bot, { key: "k", receipt, told }))
    }
    expect(await run(s.bookings.receipts(s.bot, ANA))).toMatchObject([
      { ...cancelled, turnId: TURN },
      { ...booked, turnId: TURN },
    ])
    const another = ClientId.parse("00000000-0000-4000-8000-0000000000a2")
    expect(await run(s.bookings.receipts(s.bot, another))).toEqual([])
  })

  test("of what a turn did twice to an appointment the last is remembered", async () => {
    const told = { turnId: TURN, client: ANA }
    const moved = (from: number) =>
      receiptOf("moved", "event-1", span(from, from + 60), { zone: "Europe/Madrid" })
    for (const receipt of [
      moved(60),
      receiptOf("changed", "event-1", span(60, 120), { zone: "Europe/Madrid" }),
      moved(120),
    ]) {
      await run(s.bookings.settle(s.bot, { key: "k", receipt, told }))
    }
    expect(await run(s.bookings.receipts(s.bot, ANA))).toMatchObject([
      { ...moved(120), turnId: TURN },
      { kind: "changed" },
    ])
  })
})

describe("two bots of one owner", () => {
  const both = async (subs: readonly [string | null, string | null]) => {
    const { connections, bookings, bot } = await postgres()
    const { rows } = await database.owner.query(
      "insert into chatbots (userid, name, welcomemessage, language) values ($1, 'Second', '', 'english') returning id",
      [bot.owner],
    )
    const bots = [bot, { ...bot, chatbot: ChatbotId.parse(rows[0].id) }]
    /** A Google account that no other test of this file uses. */
    const accountOf = (sub: string) => `${sub} of ${bot.owner}`
    for (const [n, each] of bots.entries()) {
      const sub = subs[n]
      await run(connections.keep(each, { ...GRANT, sub: sub ? accountOf(sub) : null }))
    }
    return { bots, bookings }
  }
  const hour = { start: inMinutes(600), end: inMinutes(660) }

  test("with one calendar give an hour of it away once, however many ask both at once", async () => {
    const { bots, bookings } = await both(["one", "one"])
    for (let round = 0; round < 10; round++) {
      const from = 600 + 120 * round
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, n) => {
          const bot = bots[n % 2] as Bot
          const span = { start: inMinutes(from + n), end: inMinutes(from + 60 + n) }
          return run(bookings.hold(bot, `${round}:${n}`, span, null))
        }),
      )
      expect(results.filter((result) => result === "held")).toHaveLength(1)
    }
  })

  test("with one calendar wait for each other: what the first is just writing down, the second sees", async () => {
    const { bots, bookings } = await both(["one", "one"])
    const [first, second] = bots as [Bot, Bot]
    const { owner } = database
    await owner.query("begin")
    await owner.query("select hold_slot($1, $2, 'a', tstzrange($3, $4), null, '2 minutes')", [
      ...[first.chatbot, first.owner, hour.start, hour.end],
    ])
    let over = false
    const holding = run(bookings.hold(second, "b", hour, null)).finally(() => {
      over = true
    })
    const blocked = "select from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))"
    await until(
      "the second waits, or is over",
      async () => over || (await owner.query(blocked)).rowCount !== 0,
    )
    await owner.query("commit")
    expect(await holding).toBe("taken")
  })

  test.each([
    ["with a calendar each", ["one", "two"]],
    ["whose calendars nobody can tell apart", [null, null]],
  ] as const)("%s do not stand in each other's way", async (_, subs) => {
    const { bots, bookings } = await both(subs)
    for (const [n, bot] of bots.entries())
      expect(await run(bookings.hold(bot, `${n}`, hour, null))).toBe("held")
  })

  test("with one calendar have an hour again when the other lets go of it", async () => {
    const { bots, bookings } = await both(["one", "one"])
    const [first, second] = bots as [Bot, Bot]
    expect(await run(bookings.hold(first, "a", hour, null))).toBe("held")
    expect(await run(bookings.hold(second, "b", hour, null))).toBe("taken")
    await run(bookings.release(first, "a"))
    expect(await run(bookings.hold(second, "b", hour, null))).toBe("held")
  })

  test("with one calendar know what the other holds, and make room for the event that it made", async () => {
    const { bots, bookings } = await both(["one", "one"])
    const [first, second] = bots as [Bot, Bot]
    await run(bookings.hold(first, "a", hour, null))
    const receipt = receiptOf("booked", "event-a", hour, { zone: "Europe/Madrid" })
    await run(bookings.settle(first, { key: "a", receipt, told: null }))
    expect(await run(bookings.held(second, hour))).toMatchObject([{ ...hour, eventId: "event-a" }])
    expect(await run(bookings.hold(second, "b", hour, "event-a"))).toBe("held")
    expect(await run(bookings.hold(first, "c", hour, null))).toBe("taken")
  })

  test("with a calendar each know nothing of what the other holds", async () => {
    const { bots, bookings } = await both(["one", "two"])
    const [first, second] = bots as [Bot, Bot]
    await run(bookings.hold(first, "a", hour, null))
    expect(await run(bookings.held(second, hour))).toEqual([])
  })
})

test("a time that was being booked by a process that died is free again once its hold has ended", async () => {
  const { bookings, bot } = await postgres()
  const hour = { start: inMinutes(600), end: inMinutes(660) }
  expect(await run(bookings.hold(bot, "dead", hour, null))).toBe("held")
  expect(await run(bookings.hold(bot, "next", hour, null))).toBe("taken")
  await database.owner.query(
    "update slot_holds set expiresat = now() - interval '1 second' where chatbotid = $1",
    [bot.chatbot],
  )
  expect(await run(bookings.held(bot, hour))).toEqual([])
  expect(await run(bookings.hold(bot, "next", hour, null))).toBe("held")
})

test("bookings that clear away the same old holds do not wait for each other", async () => {
  const { bookings, bot } = await postgres()
  const hour = (from: number) => ({ start: inMinutes(from), end: inMinutes(from + 60) })
  for (const [n, key] of ["first", "second"].entries()) {
    await run(bookings.hold(bot, key, hour(600 + 60 * n), null))
    const receipt = receiptOf("booked", `event-${key}`, hour(600 + 60 * n), {
      zone: "Europe/Madrid",
    })
    await run(bookings.settle(bot, { key, receipt, told: null }))
  }
  const { owner } = database
  await owner.query(
    "update slot_holds set expiresat = now() - interval '1 hour' where chatbotid = $1",
    [bot.chatbot],
  )
  // Slowly, so that both are under way at the same time.
  await owner.query(`
    create function slowly() returns trigger language plpgsql as
      'begin perform pg_sleep(0.1); return old; end';
    create trigger slowly before delete on slot_holds for each row execute function slowly()`)
  const deadlocks = async () => {
    const { rows } = await owner.query(
      "select deadlocks from pg_stat_database where datname = current_database()",
    )
    return rows[0].deadlocks
  }
  const before = await deadlocks()
  const results = await Promise.all([
    run(bookings.hold(bot, "moved", hour(720), "event-second")),
    run(bookings.hold(bot, "new", hour(780), null)),
  ])
  await owner.query("drop trigger slowly on slot_holds; drop function slowly()")
  expect(results).toEqual(["held", "held"])
  expect(await deadlocks()).toBe(before)
})

test("a bot that is deleted while a time is asked for holds none, and nothing goes wrong", async () => {
  const { bookings, bot } = await postgres()
  await database.owner.query("delete from chatbots where id = $1", [bot.chatbot])
  const hour = { start: inMinutes(600), end: inMinutes(660) }
  expect(await run(bookings.hold(bot, "late", hour, null))).toBe("taken")
})

describe("tokens in the database", () => {
  test("lie sealed, open in their own row alone, and are found to be given back", async () => {
    const { connections, bot } = await postgres()
    await run(connections.keep(bot, { ...GRANT, sub: "of one owner alone" }))
    const { rows } = await database.owner.query(
      "select accesstoken, refreshtoken from googlecalendarconnections where chatbotid = $1",
      [bot.chatbot],
    )
    expect(JSON.stringify(rows)).not.toMatch(/access-1|refresh-1/)
    expect(await refreshTokenOf(store, vault, bot.chatbot)).toBe("refresh-1")
    expect(await refreshTokensOf(store, vault, bot.owner)).toEqual(["refresh-1"])

    const other = await postgres()
    await run(other.connections.keep(other.bot, GRANT))
    await database.owner.query(
      "update googlecalendarconnections set accesstoken = $2, refreshtoken = $3 where chatbotid = $1",
      [other.bot.chatbot, rows[0].accesstoken, rows[0].refreshtoken],
    )
    expect((await run(other.connections.read(other.bot))).connection?.accessToken).toBeNull()
    expect(await run(other.connections.lease(other.bot, null))).toEqual({ kind: "broken" })
    expect((await run(other.connections.read(other.bot))).connection?.error).toBe("Invalid tokens")
    const { rows: trail } = await database.owner.query(
      "select action, subject from audit_log where userid = $1",
      [other.bot.owner],
    )
    expect(trail).toEqual([{ action: "calendar_unreadable", subject: other.bot.chatbot }])
  })

  test("whose key was removed are left as they are, which the owner's audit trail says once, until they open again", async () => {
    const { connections, bot } = await postgres()
    await run(connections.keep(bot, GRANT))
    const without = postgresCalendarConnections(store, openVault("another secret ".repeat(3), []))
    const trail = async () => {
      const { rows } = await database.owner.query(
        "select action from audit_log where userid = $1 and subject = $2 order by id",
        [bot.owner, bot.chatbot],
      )
      return rows.map(({ action }) => action)
    }
    const lock = async () => {
      for (let tries = 0; tries < 3; tries++)
        expect(await run(without.lease(bot, null))).toEqual({ kind: "broken" })
    }
    await lock()
    expect(await trail()).toEqual(["calendar_locked"])
    expect((await run(connections.read(bot))).connection?.error).toBeNull()
    const lease = await run(connections.lease(bot, GRANT.accessToken))
    if (lease.kind !== "renew") throw new Error(lease.kind)
    await run(connections.endLease(bot, lease.id, GRANT))
    await lock()
    expect(await trail()).toEqual(["calendar_locked", "calendar_locked"])
  })

  test("are not given back while another owner's bot uses the same Google account: Google ends all its consents at once", async () => {
    const [one, other] = [await postgres(), await postgres()]
    for (const { connections, bot } of [one, other])
      await run(connections.keep(bot, { ...GRANT, sub: "of two owners" }))
    expect(await refreshTokensOf(store, vault, one.bot.owner)).toEqual([])
    await run(other.connections.remove(other.bot))
    expect(await refreshTokensOf(store, vault, one.bot.owner)).toEqual(["refresh-1"])
  })

  test("that no secret here opens end nothing: the owner is told, and with the secret the connection works again", async () => {
    const { connections, bot } = await postgres()
    await run(connections.keep(bot, GRANT))
    const other = postgresCalendarConnections(
      store,
      openVault("of another installation, for sure", []),
    )
    expect(await run(other.lease(bot, null))).toEqual({ kind: "broken" })
    const { rows } = await database.owner.query(
      "select notifymemory from memory where chatbot_id = $1",
      [bot.chatbot],
    )
    expect(rows[0].notifymemory).toContain("Google Calendar se ha desconectado.")
    expect(await run(connections.lease(bot, null))).toMatchObject({ accessToken: "access-1" })
  })

  test("that a newer process has sealed are left to it by an older one: the connection stands", async () => {
    const { connections, bot } = await postgres()
    await run(connections.keep(bot, { ...GRANT, sub: "of another owner alone" }))
    const before = openVault("a secret of last year, 32 characters", [], async () => true)
    const older = postgresCalendarConnections(store, before)
    expect(await run(older.lease(bot, null))).toEqual({ kind: "busy" })
    expect((await run(connections.read(bot))).connection?.error).toBeNull()
    // They do not count as lost when they are to be revoked, either.
    await expect(refreshTokensOf(store, before, bot.owner)).rejects.toThrow(SealedElsewhere)
    expect(await run(connections.lease(bot, null))).toMatchObject({ accessToken: "access-1" })
  })
})
