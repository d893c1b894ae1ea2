import { afterAll, afterEach, expect, setSystemTime, test } from "bun:test"
import { forgetOld } from "../../adapters/postgres/upkeep.ts"
import { openStoreWithLine } from "../support/store-with-line.ts"

const CANARY = "the canary sings"

const { database, store, line, close } = await openStoreWithLine("5001")
afterAll(close)
afterEach(() => void setSystemTime())

const accept = (id: string) =>
  store.call("select accept_messages($1)", [
    JSON.stringify([
      {
        kind: "message",
        line: "5001",
        id,
        at: Math.floor(Date.now() / 1000),
        from: { phone: `34600${id.length}`, userId: null },
        name: "Ana",
        type: "text",
        content: `${CANARY} ${id}`,
        answer: "turn",
        ghost: false,
        word: null,
        confirmation: null,
        secret: null,
      },
    ]),
  ])

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

const contents = async () => {
  const { rows } = await database.owner.query(
    "select content from messages where chatbotid = $1 order by arrival",
    [line.chatbotId],
  )
  return rows.map(({ content }) => content)
}

test("what a client wrote is kept for 90 days and forgotten on the day after", async () => {
  await accept("wamid.kept")
  await forgetOld(store, inDays(89))
  expect(await contents()).toEqual([`${CANARY} wamid.kept`])
  await forgetOld(store, inDays(91))
  expect(await contents()).toEqual([""])
})

test("a repeat of a forgotten message is still known, until day 98", async () => {
  await accept("wamid.kept")
  expect(await contents()).toEqual([""])
  await forgetOld(store, inDays(99))
  expect(await contents()).toEqual([])
})

test("nor does an id with a backslash in it keep what was written, anybody's, from being forgotten", async () => {
  const id = String.raw`wamid.\odd`
  await accept(id)
  await forgetOld(store, inDays(91))
  expect(await contents()).toEqual([""])
  await accept(id)
  expect(await contents()).toEqual([""])
  await forgetOld(store, inDays(99))
  expect(await contents()).toEqual([])
})

test("an edit whose message never came is forgotten after a week", async () => {
  const change = { kind: "edited", line: "5001", id: "wamid.never", by: "client" }
  const edit = { ...change, content: `${CANARY} anew` }
  await store.call("select accept_messages($1)", [JSON.stringify([edit])])
  const words = async () =>
    (await database.owner.query("select subject from provider_events where type = 'edited'")).rows
  await forgetOld(store, inDays(6))
  expect(await words()).toEqual([{ subject: edit.content }])
  await forgetOld(store, inDays(8))
  expect(await words()).toEqual([])
})

test("which number a client had before is forgotten a week after they moved", async () => {
  const to = { phone: "34600999", userId: null }
  const [{ from }] = (
    await database.owner.query(
      "select jsonb_build_object('phone', phonenumber) as from from clients where chatbotid = $1",
      [line.chatbotId],
    )
  ).rows
  const move = { kind: "moved", line: "5001", from, to }
  await store.call("select accept_messages($1)", [JSON.stringify([move])])
  const known = async () =>
    (await database.owner.query("select 1 from provider_events where type in ('moved', 'left')"))
      .rows.length
  await forgetOld(store, inDays(6))
  expect(await known()).toBe(2)
  await forgetOld(store, inDays(8))
  expect(await known()).toBe(0)
})

test("a letter that no mail server takes is given up after four days", async () => {
  const { owner } = database
  await owner.query(
    `with u as (insert into users (email) values ('nowhere@example.com') returning id)
     insert into kept_letters (userid, kind, language) select id, 'password_changed', 'es' from u`,
  )
  const kept = async () => (await owner.query("select 1 from kept_letters")).rowCount
  await forgetOld(store, inDays(3))
  expect(await kept()).toBe(1)
  await forgetOld(store, inDays(5))
  expect(await kept()).toBe(0)
})

test("what the model asked for in a turn is forgotten a week after it is done, and not before", async () => {
  const { owner } = database
  await owner.query(
    `with t as (insert into turns (chatbotid, conversationid, fromseq, toseq, doneat)
       select chatbotid, id, 8, 8, case when done then now() end
       from conversations cross join (values (true), (false)) as each(done) where chatbotid = $1
       returning chatbotid, id, doneat)
     insert into turn_steps (chatbotid, turnid, n, kind, data)
     select chatbotid, id, 1, 'model', jsonb_build_object('text', $2::text) from t`,
    [line.chatbotId, CANARY],
  )
  const kept = async () =>
    (await owner.query("select 1 from turn_steps where chatbotid = $1", [line.chatbotId])).rowCount
  await forgetOld(store, inDays(6))
  expect(await kept()).toBe(2)
  await forgetOld(store, inDays(8))
  expect(await kept()).toBe(1)
  await owner.query("delete from turns where chatbotid = $1", [line.chatbotId])
})

test("no column of any table holds a word of it afterwards", async () => {
  const { rows } = await database.owner.query(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb')`,
  )
  for (const { table_name, column_name } of rows) {
    const found = await database.owner.query(
      `select 1 from "${table_name}" where "${column_name}"::text like $1`,
      [`%${CANARY}%`],
    )
    expect(`${table_name}.${column_name}: ${found.rowCount}`).toBe(
      `${table_name}.${column_name}: 0`,
    )
  }
})

test("an owner's notifications are kept for 90 days each, whatever comes and goes beside them", async () => {
  const { owner } = database
  const tell = (text: string) =>
    owner.query("select add_notification($1, $2)", [line.chatbotId, text])
  const told = async () => {
    const { rows } = await owner.query("select notifymemory from memory where chatbot_id = $1", [
      line.chatbotId,
    ])
    return rows[0]?.notifymemory as string
  }
  await owner.query("delete from memory where chatbot_id = $1", [line.chatbotId])
  await tell("Ana pide que la llamen")
  await owner.query(
    `update memory set notifiedat = (select jsonb_object_agg(key, to_jsonb(value::timestamptz - interval '30 days'))
       from jsonb_each_text(notifiedat)) where chatbot_id = $1`,
    [line.chatbotId],
  )
  await tell("Bea espera presupuesto")
  await forgetOld(store, inDays(59))
  expect(await told()).toBe("<notify:Ana pide que la llamen>\n<notify:Bea espera presupuesto>")
  await forgetOld(store, inDays(61))
  expect(await told()).toBe("<notify:Bea espera presupuesto>")
  await forgetOld(store, inDays(91))
  expect(await told()).toBe("")
})

test("what a visitor wrote to us is kept for 90 days, with an account or without", async () => {
  const { owner } = database
  const letters = async () => {
    const { rows } = await owner.query(`select count(*)::int as n from "contactMessages"`)
    return rows[0]?.n
  }
  await owner.query(
    `insert into "contactMessages" (userid, name, subject, message)
     values (null, 'Ana', 'Precio', 'Hola'), ($1, 'Bea', 'Ayuda', 'Hola')`,
    [line.userId],
  )
  await forgetOld(store, inDays(89))
  expect(await letters()).toBe(2)
  await forgetOld(store, inDays(91))
  expect(await letters()).toBe(0)
})

test("a sign-in that goes on for ever keeps what it lives on, and the used tokens of a month", async () => {
  const { owner } = database
  await owner.query(
    `with s as (insert into sessions (userid, expiresat) values ($1, now() + interval '1 year') returning id)
     insert into refresh_tokens (hash, sessionid, usedat)
     select token, id, used from s, (values ('used', now()), ('never used', null)) each (token, used)`,
    [line.userId],
  )
  const tokens = async () => {
    const { rows } = await owner.query("select hash from refresh_tokens order by hash")
    return rows.map(({ hash }) => hash)
  }
  await forgetOld(store, inDays(29))
  expect(await tokens()).toEqual(["never used", "used"])
  await forgetOld(store, inDays(31))
  expect(await tokens()).toEqual(["never used"])
})

test("nothing young is touched, whatever the clock of the machine says that forgets", async () => {
  await accept("wamid.young")
  setSystemTime(inDays(400))
  expect(await forgetOld(store)).toMatchObject({ contents: 0, messages: 0 })
  expect(await contents()).toEqual([`${CANARY} wamid.young`])
})

test("however much lies forgotten until its ids go too, only what is not is looked at", async () => {
  const ask = (text: string) => database.owner.query(text)
  await accept("wamid.another")
  await ask("set session_replication_role = replica")
  await ask(
    `insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, metadata)
     select chatbotid, clientid, conversationid, direction, messagetype, '', now() - interval '91 days' - n * interval '1 second',
       origin, '{"forgotten": true}' from messages, generate_series(1, 20000) n where content <> '' limit 20000`,
  )
  await ask("set session_replication_role = default; analyze messages; begin")
  await ask("select forget_old(now(), 1000)")
  const { rows } = await ask(
    "select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'messages'",
  )
  await ask("rollback")
  expect(Number(rows[0].read)).toBeLessThan(100)
})
