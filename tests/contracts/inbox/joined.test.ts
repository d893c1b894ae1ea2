import { afterEach, describe, expect, test } from "bun:test"
import { Client } from "pg"
import { NOTICES } from "../../../core/reply/notices.ts"
import { SAID_BY_DATABASE } from "../../fakes/said-by-database.ts"
import { untilLocked } from "../../support/until-locked.ts"
import { ANA, echo, envelope, epoch, openInbox } from "./inbox-stage.ts"

/* One person who is known by number here and by user id there, until a message names both. */

const stage = await openInbox()
const { chatbotId, userId: owner } = stage.one

const ID = "US.10000000000000000111"
type Keys = { readonly phone?: string; readonly id?: string }
const BY_NUMBER = { phone: ANA }
const BY_ID = { id: ID }
const BY_BOTH = { phone: ANA, id: ID }

let made = 0
const says = (body: string, { phone, id }: Keys, at = epoch()) =>
  stage.post(
    envelope({
      contacts: [{ profile: { name: "Ana" }, wa_id: phone, user_id: id }],
      messages: [
        {
          ...{ from: phone, from_user_id: id, id: `wamid.${made++}`, timestamp: String(at) },
          ...{ type: "text", text: { body } },
        },
      ],
    }),
  )
const isOne = async () => {
  expect(await stage.clients()).toMatchObject([{ phone: ANA, userId: ID, name: "Ana" }])
  expect(await stage.conversations()).toHaveLength(1)
}
const contents = async () => (await stage.messages()).map(({ content }) => content)
const conversationOf = async ({ phone, id }: Keys) => {
  const [row] = await stage.query<{ id: string; client: string }>(
    `select v.id, c.id as client from conversations v join clients c on c.id = v.clientid
     where c.phonenumber = $1 or c.userid = $2`,
    [phone ?? null, id ?? null],
  )
  if (!row) throw new Error("no such conversation")
  return row
}
type Opened = { fence: number; turn: { id: string }; fresh: { content: string }[] }
const opened = async (conversation: string) => {
  const [row] = await stage.query<{ turn: Opened | null }>("select open_turn($1, $2, $3) as turn", [
    chatbotId,
    owner,
    conversation,
  ])
  return row?.turn ?? null
}
/** The turn of a conversation, in which something has been booked. */
const books = async (keys: Keys, time: string) => {
  const { id, client } = await conversationOf(keys)
  const turn = (await opened(id))?.turn.id
  await stage.query(
    `insert into receipts (chatbotid, turnid, clientid, kind, eventid, event)
     values ($1, $2, $3, 'booked', $4, '{}')`,
    [chatbotId, turn, client, time],
  )
  await stage.query(
    "insert into turn_steps (chatbotid, turnid, n, kind, data) values ($1, $2, 1, 'result', $3)",
    [chatbotId, turn, { receipt: `Reservado: ${time}.` }],
  )
  return turn
}
const notified = async () =>
  (await stage.query<{ told: string }>("select notifymemory as told from memory"))
    .map(({ told }) => told)
    .join("\n")
const settled = () =>
  stage.query(
    `update turns set doneat = now(), result = 'replied';
     update conversations set done_seq = last_seq, scheduledat = null; delete from pgboss.job`,
  )

describe.each([
  ["by number, then by user id", BY_NUMBER, BY_ID],
  ["by user id, then by number", BY_ID, BY_NUMBER],
])("a client who wrote %s, then under both", (_, first, second) => {
  test("is one client with one history, and nothing is left unanswered", async () => {
    await says("uno", first)
    await settled()
    await says("dos", second)
    await says("tres", BY_BOTH)
    await isOne()
    expect(await contents()).toEqual(["uno", "dos", "tres"])
    const turn = await opened((await conversationOf(BY_BOTH)).id)
    expect(turn?.fresh.map(({ content }) => content)).toEqual(["dos", "tres"])
  })

  test("has the real message of a ghost where it came, with the number that its turn looks for", async () => {
    const keys = ({ phone, id }: Keys) => ({ from: phone, from_user_id: id })
    const posts = (message: object) =>
      stage.post(
        envelope({ messages: [{ id: "wamid.g", timestamp: String(epoch()), ...message }] }),
      )
    await posts({ ...keys(first), type: "unsupported", errors: [{ code: 131060 }] })
    await posts({ ...keys(second), type: "text", text: { body: "¿Abrís hoy?" } })
    const turn = await opened((await conversationOf(second)).id)
    expect(turn?.fresh.map(({ content }) => content)).toEqual(["¿Abrís hoy?"])
    expect(await stage.messages()).toHaveLength(1)
  })

  test("is known by either from then on", async () => {
    for (const keys of [first, second, BY_BOTH, first, second]) await says(`soy ${made}`, keys)
    await isOne()
    expect(await stage.messages()).toHaveLength(5)
  })

  test.each([
    ["first", first],
    ["then", second],
  ])("hears nothing any more that they did not want to hear: STOP came %s", async (__, by) => {
    for (const keys of [first, second]) await says(keys === by ? "STOP" : "hola", keys)
    await says("¿hola?", BY_BOTH)
    expect(await stage.clients()).toMatchObject([{ phone: ANA, userId: ID, opted_out: true }])
  })

  test("hears more where the START that was written last came under the other", async () => {
    await says("STOP", first)
    await says("START", second, epoch() + 1)
    await says("¿hola?", BY_BOTH)
    expect(await stage.clients()).toMatchObject([{ phone: ANA, userId: ID, opted_out: false }])
  })

  test.each([
    ["the first alone", [[first, null]]],
    ["the second alone", [[second, null]]],
    [
      "the first, and the second until tomorrow",
      [
        [first, null],
        [second, "tomorrow"],
      ],
    ],
    [
      "the second, and the first until tomorrow",
      [
        [first, "tomorrow"],
        [second, null],
      ],
    ],
  ] as const)("stays paused for good where somebody had paused %s", async (__, pauses) => {
    for (const keys of [first, second]) await says("hola", keys)
    for (const [keys, until] of pauses) {
      await stage.query(
        "update conversations set pausedat = now(), pausedby = 'bot', pauseduntil = $2 where id = $1",
        [(await conversationOf(keys)).id, until],
      )
    }
    await says("¿hola?", BY_BOTH)
    expect(await stage.conversations()).toMatchObject([{ paused: "bot", until: null }])
  })

  const TOMORROW = "tomorrow"
  const YESTERDAY = "yesterday"
  test.each([
    ["the bot and the owner", ["bot", null], ["owner_app", TOMORROW], "owner_app"],
    [
      "the bot until tomorrow and somebody with the secret",
      ["bot", TOMORROW],
      ["secret", null],
      "secret",
    ],
    ["somebody with the secret, and the bot", ["secret", null], ["bot", null], "secret"],
    ["the owner until yesterday, and the bot", ["owner_app", YESTERDAY], ["bot", null], "bot"],
    ["the bot, and the owner until yesterday", ["bot", null], ["owner_app", YESTERDAY], "bot"],
  ] as const)(
    "is paused by whoever else than the bot wants silence: %s",
    async (__, one, other, by) => {
      for (const keys of [first, second]) await says("hola", keys)
      for (const [keys, [who, until]] of [
        [first, one],
        [second, other],
      ] as const) {
        await stage.query(
          "update conversations set pausedat = now(), pausedby = $3, pauseduntil = $2 where id = $1",
          [(await conversationOf(keys)).id, until, who],
        )
      }
      await says("¿hola?", BY_BOTH)
      expect(await stage.conversations()).toMatchObject([{ paused: by, until: null }])
    },
  )

  test.each([
    ["the first", first, second],
    ["the second", second, first],
  ] as const)(
    "is paused since the pause that holds, not since one of %s's that is over",
    async (_, over, holds) => {
      for (const keys of [first, second]) await says("hola", keys)
      for (const [keys, since, until] of [
        [over, "3 days", YESTERDAY],
        [holds, "1 second", null],
      ] as const) {
        await stage.query(
          `update conversations set pausedat = now() - $2::interval, pausedby = 'secret', pauseduntil = $3 where id = $1`,
          [(await conversationOf(keys)).id, since, until],
        )
      }
      await says("¿hola?", BY_BOTH)
      const fresh = "select pausedat > now() - interval '1 minute' as fresh from conversations"
      expect(await stage.query(fresh)).toEqual([{ fresh: true }])
    },
  )

  test("is told of as paused in the conversation that stays, where only the one that goes was", async () => {
    for (const keys of [first, second]) await says("hola", keys)
    await stage.query(
      "update conversations set pausedat = now(), pausedby = 'secret' where id = $1",
      [(await conversationOf(second)).id],
    )
    await says("¿hola?", BY_BOTH)
    const told = await stage.query(
      "select data->>'conversationId' as id, data->>'by' as by from live_events where event = 'conversation.paused'",
    )
    expect(told).toEqual([{ id: (await conversationOf(BY_BOTH)).id, by: "secret" }])
  })

  test("is told of as paused no more where a pause has just ended, in whichever of the two", async () => {
    for (const keys of [first, second]) await says("hola", keys)
    await stage.query(
      "update conversations set pausedat = now(), pausedby = 'owner_app', pauseduntil = now() - interval '1 second'",
    )
    const over = await Promise.all(
      [first, second].map(async (keys) => (await conversationOf(keys)).id),
    )
    await says("¿hola?", BY_BOTH)
    const told = await stage.query<{ id: string }>(
      "select data->>'conversationId' as id from live_events where event = 'conversation.resumed' and data->>'by' = 'time'",
    )
    expect(told.map(({ id }) => id).sort()).toEqual(over.sort())
    expect(await stage.conversations()).toMatchObject([{ paused: null, until: null }])
  })

  test.each([
    ["first", first],
    ["second", second],
  ] as const)(
    "is not paused by what the owner wrote before they let the bot speak again in the %s",
    async (_, resumed) => {
      for (const keys of [first, second]) await says("hola", keys)
      await stage.query("update conversations set resumedat = now() where id = $1", [
        (await conversationOf(resumed)).id,
      ])
      await says("¿hola?", BY_BOTH)
      await stage.post(echo("le sigue el bot", "wamid.owner", epoch() - 9))
      expect(await stage.conversations()).toMatchObject([{ paused: null }])
    },
  )

  test("is answered with all that they wrote, and the worker that was answering has lost the conversation", async () => {
    await says("uno", first)
    await says("dos", second)
    const before = await Promise.all([first, second].map(conversationOf))
    for (const { id } of before) await opened(id)
    await says("tres", BY_BOTH)
    const { id: kept } = await conversationOf(BY_BOTH)
    for (const { id } of before) if (id !== kept) expect(await opened(id)).toBeNull()
    const turn = await opened(kept)
    expect(turn?.fresh.map(({ content }) => content).sort()).toEqual(["dos", "tres", "uno"])
  })

  test("hears from the owner what was booked in the conversation that is left: the other one may never be answered", async () => {
    await says("Resérvame a las diez", first)
    await says("Resérvame a las once", second)
    const left = await books(first, "10:00")
    await books(second, "11:00")
    await says("tres", BY_BOTH)
    expect(await stage.query("select reason from turns where id = $1", [left])).toEqual([
      { reason: "joined" },
    ])
    expect(await notified()).toContain(SAID_BY_DATABASE.untold("Ana", "Reservado: 10:00."))
    expect(await notified()).not.toContain("11:00")
    await stage.query("delete from receipts")
  })

  test("leaves the owner to confirm what was booked if the reply that tells it still waits: it may be cancelled", async () => {
    for (const [status, isTold] of [
      ["queued", true],
      ["sent", false],
    ] as const) {
      await stage.clear()
      await stage.query("update memory set notifymemory = ''")
      for (const [keys, time] of [
        [first, "10:00"],
        [second, "11:00"],
      ] as const) {
        await says("Resérvame una hora", keys)
        const turn = await books(keys, time)
        await stage.query(
          `insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, turnid, part, status)
           select v.chatbotid, v.clientid, v.id, 'OUTBOUND', 'CHATBOT', 'Reservado', now(), 'bot', t.id, 1, $2
           from turns t join conversations v on v.id = t.conversationid where t.id = $1`,
          [turn, status],
        )
      }
      await says("tres", BY_BOTH)
      const notes = await notified()
      const confirm = (time: string) => SAID_BY_DATABASE.maybeUntold("Ana", `Reservado: ${time}.`)
      expect(["10:00", "11:00"].filter((time) => notes.includes(confirm(time)))).toHaveLength(
        isTold ? 1 : 0,
      )
      await stage.query("delete from receipts")
    }
  })

  test("leaves the owner to look what became of a change that was being made in the conversation that is left", async () => {
    for (const keys of [first, second]) {
      await says("Anula mi cita", keys)
      const { id } = await conversationOf(keys)
      await opened(id)
      await stage.query(
        `insert into turn_steps (chatbotid, turnid, n, kind, data)
         select chatbotid, id, 1, 'model', '{"toolCalls": [{"id": "1", "name": "cancel_calendar_event"}]}' from turns where conversationid = $1`,
        [id],
      )
    }
    await says("tres", BY_BOTH)
    const doubt = NOTICES.unsettled("Ana")
    expect((await notified()).split(doubt)).toHaveLength(2)
  })

  test("keeps what was on its way to them, and what the owner's figures count", async () => {
    await says("uno", first)
    await opened((await conversationOf(first)).id)
    await settled()
    await says("dos", second)
    await opened((await conversationOf(second)).id)
    await settled()
    const out = await stage.query(
      `insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, status)
       select chatbotid, clientid, id, 'OUTBOUND', 'CHATBOT', 'Hola', now(), 'bot', 'queued' from conversations returning id`,
    )
    await says("tres", BY_BOTH)
    const { id } = await conversationOf(BY_BOTH)
    expect(out).toHaveLength(2)
    expect(await stage.query("select 1 from messages where conversationid <> $1", [id])).toEqual([])
    expect(await stage.query("select sum(replied)::int as n from turn_figures")).toEqual([{ n: 2 }])
  })

  test("does not wait any longer for a reply once its worker records that it was sent", async () => {
    await says("uno", first)
    await says("dos", second)
    const { id: gone } = await conversationOf(first)
    const turn = await opened(gone)
    const { id: kept } = await conversationOf(second)
    await opened(kept)
    const [out] = await stage.query<{ id: string }>(
      `insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, status)
       select chatbotid, clientid, id, 'OUTBOUND', 'CHATBOT', 'Hola', now(), 'bot', 'sending' from conversations
       where id = $1 returning id`,
      [gone],
    )
    await says("tres", BY_BOTH)
    // The other worker takes the send for one whose worker has died, and comes back to it later.
    const held = [chatbotId, owner, kept, (await opened(kept))?.fence]
    const [claimed] = await stage.query<{ claim: { wait: string } }>(
      "select claim_send($1, $2, $3, $5, $4) as claim",
      [...held, out?.id],
    )
    await stage.query("select let_go($1, $2, $3, $4, $5)", [...held, claimed?.claim.wait])
    await stage.query("select settle_send($1, $2, $3, $4, $5, $6, null)", [
      ...[chatbotId, owner, gone, out?.id, turn?.fence],
      '{"kind": "sent", "id": "wamid.out"}',
    ])
    expect(await stage.query("select wakeat <= now() as due from conversations")).toEqual([
      { due: true },
    ])
  })

  test("is the one who is being answered, whose worker goes on", async () => {
    await says("uno", first)
    await says("dos", second)
    const { id } = await conversationOf(second)
    await opened(id)
    await says("tres", BY_BOTH)
    expect(await conversationOf(BY_BOTH)).toMatchObject({ id })
  })

  test("is the one whom the calendar names", async () => {
    await says("uno", first)
    await says("dos", second)
    const { client } = await conversationOf(second)
    const history = "memory_history (chatbotid, by, clientid, action, fragmentid) values"
    await stage.query(
      `insert into receipts (chatbotid, turnid, clientid, kind, eventid, event)
       values ($1, gen_random_uuid(), $2, 'booked', 'e', '{}')`,
      [chatbotId, client],
    )
    const { client: other } = await conversationOf(first)
    await stage.query(`insert into ${history} ($1, 'model', $2, 'added', '0001')`, [
      chatbotId,
      other,
    ])
    await says("tres", BY_BOTH)
    expect(await conversationOf(BY_BOTH)).toMatchObject({ client })
    const learnt = "delete from memory_history returning clientid as client"
    expect(await stage.query(learnt)).toEqual([{ client }])
    await stage.query("delete from receipts")
  })
})

test("what is being learned from a client whose two records become one stays theirs", async () => {
  await says("uno", BY_NUMBER)
  await says("cerráis los lunes, ¿no?", BY_ID)
  const { client } = await conversationOf(BY_ID)
  const learning = new Client({ connectionString: stage.database.url })
  await learning.connect()
  // As adapters/postgres/notebooks.ts does.
  await learning.query("begin")
  await learning.query(
    `insert into memory_history (chatbotid, by, clientid, action, fragmentid)
     select chatbotid, 'model', id, 'added', '0001' from clients where id = $1 for key share`,
    [client],
  )
  const joining = says("tres", BY_BOTH)
  await untilLocked(stage.query)
  await learning.query("commit")
  await learning.end()
  await joining
  const learnt = "delete from memory_history returning clientid as client"
  expect(await stage.query(learnt)).toEqual([{ client: (await conversationOf(BY_BOTH)).client }])
})

/** The times of a client's turn that are being booked, on days of their own. */
const TIMES = (day: number) =>
  `tstzrange(now() + interval '${day} days', now() + interval '${day} days 1 hour')`
/** A turn of these keys' conversation in which a time is held, and what ends it with the appointment made. */
const holds = async (keys: Keys, day: number) => {
  const { id, client } = await conversationOf(keys)
  const turn = (await opened(id))?.turn.id
  const key = `${turn}:1`
  const hold = `select hold_slot($1, $2, $3, ${TIMES(day)}, null, interval '2 minutes')`
  await stage.query(hold, [chatbotId, owner, key])
  return {
    id,
    client,
    settle: () =>
      stage.query("select settle_slot($1, $2, $3, $4, $5)", [
        ...[chatbotId, owner, key, { kind: "booked", eventId: key }],
        { turnId: turn, client },
      ]),
  }
}
const whose = () =>
  stage.query<{ client: string }>(
    "select clientid as client from receipts where event->>'eventId' like '%:1'",
  )

describe("a client who is just being booked for", () => {
  afterEach(() => stage.query("delete from slot_holds; delete from receipts"))

  const NEW = { phone: "12025550119" }
  const moved = { type: "user_changed_number", wa_id: NEW.phone }
  const tells = (at: number) => {
    const told = { from: ANA, id: `wamid.${made++}`, timestamp: String(at), type: "system" }
    return stage.post(envelope({ messages: [{ ...told, system: moved }] }))
  }
  const cases = [
    ["number", BY_NUMBER, BY_ID],
    ["user id", BY_ID, BY_NUMBER],
  ] as const
  test.each(cases)(
    "by their %s becomes one at once with their other record, and the appointment is theirs",
    async (_, booked, other) => {
      await says("uno", other)
      await books(other, "an earlier one")
      await says("resérvame a las 5", booked)
      const { id, client, settle } = await holds(booked, 1)
      await says("a nombre de Ana", BY_BOTH)
      await isOne()
      expect(await conversationOf(booked)).toMatchObject({ id, client })
      await settle()
      expect(await whose()).toEqual([{ client }])
      expect(await contents()).toHaveLength(3)
    },
  )

  test("by both at the same time stays two until that is done: one of the appointments would be nobody's", async () => {
    await says("a las 4", BY_ID)
    await says("a las 5", BY_NUMBER)
    const both = [await holds(BY_ID, 1), await holds(BY_NUMBER, 2)]
    await says("a nombre de Ana", BY_BOTH)
    expect(await stage.clients()).toHaveLength(2)
    for (const { settle } of both) await settle()
    await says("¿está?", BY_BOTH)
    await isOne()
    expect(await contents()).toHaveLength(4)
  })

  test.each([
    ["number", { from: ANA, system: moved }, NEW],
    [
      "user id",
      { system: { type: "user_changed_user_id", user_id: "US.NEW", previous_user_id: ID } },
      { id: "US.NEW" },
    ],
  ])(
    "by both when Meta tells of the new %s is one as soon as Meta tells it again, and costs nobody else their words",
    async (_, told, after) => {
      await says("antes", BY_BOTH, epoch() - 90)
      await says("después", after, epoch() - 30)
      const both = [await holds(BY_BOTH, 1), await holds(after, 2)]
      const message = { ...told, id: "wamid.told", timestamp: String(epoch() - 60), type: "system" }
      const bobs = {
        ...message,
        from: "12025550144",
        id: "wamid.bob",
        type: "text",
        system: undefined,
      }
      const posted = () =>
        stage.post(envelope({ messages: [message, { ...bobs, text: { body: "soy Bob" } }] }))
      expect(await posted()).toEqual({ move_waits: 1, stored: 1 })
      expect(await stage.clients()).toHaveLength(3)
      for (const { settle } of both) await settle()
      expect(await posted()).toEqual({ moved: 1, duplicate: 1 })
      expect(await stage.conversations()).toHaveLength(2)
      const [one, other] = (await whose()).map(({ client }) => client)
      expect([one, other]).toEqual([one, one])
    },
  )

  test.each([
    ["old", BY_NUMBER],
    ["new", NEW],
  ])(
    "under the %s number when Meta tells of the change stays one, and the appointment is theirs",
    async (_, booked) => {
      await says("antes", BY_NUMBER, epoch() - 90)
      await says("después", NEW, epoch() - 30)
      const { id, client, settle } = await holds(booked, 1)
      expect(await tells(epoch() - 60)).toEqual({ moved: 1 })
      expect(await stage.clients()).toMatchObject([{ phone: NEW.phone }])
      expect(await conversationOf(NEW)).toMatchObject({ id, client })
      await settle()
      expect(await whose()).toEqual([{ client }])
      expect(await contents()).toEqual(["antes", "después"])
    },
  )
})

test("a client who writes under a new id before Meta says that it is theirs stays one client", async () => {
  await says("antes", BY_BOTH)
  await says("después", { phone: "12025550119", id: "US.NEW" })
  const system = { type: "user_changed_user_id", user_id: "US.NEW", previous_user_id: ID }
  const told = { id: "wamid.told", timestamp: String(epoch()), type: "system", system }
  expect(await stage.post(envelope({ messages: [told] }))).toEqual({ moved: 1 })
  expect(await stage.clients()).toMatchObject([{ phone: "12025550119", userId: "US.NEW" }])
  expect(await contents()).toEqual(["antes", "después"])
})

test("a client who has moved is reached under the number that Meta names, not under the one they have left", async () => {
  await says("antes", { phone: ANA, id: "US.OLD" })
  await says("después", { id: "US.NEW" })
  const system = { wa_id: "12025550119", user_id: "US.NEW", previous_user_id: "US.OLD" }
  const told = { from: ANA, id: "wamid.told", timestamp: String(epoch()), type: "system", system }
  expect(await stage.post(envelope({ messages: [told] }))).toEqual({ moved: 1 })
  expect(await stage.clients()).toMatchObject([{ phone: "12025550119", userId: "US.NEW" }])
  expect(await contents()).toEqual(["antes", "después"])
})

test("a number that comes with the id of somebody known is theirs, not whose it was under another id", async () => {
  await says("de Bob", { phone: ANA, id: "US.BOB" })
  await says("uno", BY_ID)
  await says("dos", BY_BOTH)
  expect(await stage.clients()).toMatchObject([
    { phone: ANA, userId: ID },
    { phone: null, userId: "US.BOB" },
  ])
  expect(await stage.conversations()).toHaveLength(2)
})

test("messages of one person under all their names at once make one client, and none is lost", async () => {
  const names = [BY_NUMBER, BY_ID, BY_BOTH]
  await Promise.all(Array.from({ length: 30 }, (_, i) => says(`n ${i}`, names[i % 3] ?? BY_BOTH)))
  await says("al final", BY_BOTH)
  await isOne()
  expect(await stage.messages()).toHaveLength(31)
  const turn = await opened((await conversationOf(BY_BOTH)).id)
  expect(turn?.fresh).toHaveLength(31)
})
