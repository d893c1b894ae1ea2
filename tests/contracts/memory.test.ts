import { afterAll, describe, expect, test } from "bun:test"
import { Client } from "pg"
import { postgresNotebooks } from "../../adapters/postgres/notebooks.ts"
import { added } from "../../core/memory/history.ts"
import { parseNotifications } from "../../core/memory/notifications.ts"
import type { Notebooks } from "../../core/memory/ports.ts"
import {
  adding,
  notifying,
  type Revision,
  type Texts,
  withNotification,
} from "../../core/memory/revision.ts"
import { type ChatbotId, ClientId, HistoryId, type OwnerId } from "../../core/shared/ids.ts"
import { fakeNotebooks } from "../fakes/owner/notebooks.ts"
import { untilLocked } from "../support/until-locked.ts"
import { ALL, atOnce, fakeOwnerSide, openOwnerSide, refused, run } from "./owner-stage.ts"

const real = await openOwnerSide()
afterAll(real.close)

const hasClient = async (chatbot: ChatbotId) => {
  const [client] = await real.rows<{ id: string }>(
    "insert into clients (chatbotid, phonenumber) values ($1, '34600111222') returning id",
    [chatbot],
  )
  return ClientId.parse(client?.id)
}

const inMemory = () => {
  const ownerSide = fakeOwnerSide()
  const notebooks = fakeNotebooks(ownerSide.state)
  return { ...ownerSide, notebooks, hasClient: async () => CLIENT }
}
const inPostgres = () => ({ ...real, notebooks: postgresNotebooks(real.store), hasClient })

const ROOMY = 100_000
const OWNER = { by: "owner" } as const
const CLIENT = ClientId.parse("00000000-0000-4000-8000-0000000000aa")
const ABSENT = HistoryId.parse("00000000-0000-4000-8000-0000000000ff")

const actions = (notebooks: Notebooks, owner: OwnerId, chatbot: ChatbotId) => ({
  read: () => run(notebooks.read(owner, chatbot)),
  revise: <Outcome>(revise: (texts: Texts) => Revision<Outcome>) =>
    run(notebooks.revise(owner, chatbot, OWNER, revise)),
  add: (content: string) =>
    run(notebooks.revise(owner, chatbot, OWNER, (texts) => adding(texts, content, ROOMY))),
  notify: (text: string) =>
    run(notebooks.revise(owner, chatbot, OWNER, (texts) => notifying(texts, text))),
  history: (page = ALL) => run(notebooks.history(owner, chatbot, page)),
})

describe.each([
  ["the fake", inMemory],
  ["PostgreSQL", inPostgres],
] as const)("memory: %s", (_, begin) => {
  const player = async () => {
    const all = begin()
    const { owner, chatbot } = await all.hasBot()
    return { ...all, ids: { owner, chatbot }, ...actions(all.notebooks, owner, chatbot) }
  }

  test("a new bot remembers nothing", async () => {
    const { ids, read, history } = await player()
    const { created_at, updated_at, ...notebook } = await read()
    expect(notebook).toEqual({
      chatbot_id: ids.chatbot,
      user_id: ids.owner,
      globalmemory: "",
      notifymemory: "",
      notification_limit: 100,
      version: 0,
      notifiedat: {},
    })
    for (const time of [created_at, updated_at]) expect(new Date(time).toISOString()).toBe(time)
    expect(await history()).toEqual({ items: [], total: 0 })
  })

  test("a revision answers what was decided and what stands now", async () => {
    const { read, add } = await player()
    const { outcome, notebook } = await add("Cerramos los lunes")
    expect(outcome.kind).toBe("added")
    expect(notebook).toMatchObject({ globalmemory: "0001[Cerramos los lunes]", version: 1 })
    expect(await read()).toEqual(notebook)
  })

  test("a revision that changes nothing leaves version and history as they were", async () => {
    const { read, add, history } = await player()
    await add("Cerramos los lunes")
    const before = await read()
    const { outcome, notebook } = await add("Cerramos los lunes")
    expect(outcome.kind).toBe("same")
    expect(notebook).toEqual(before)
    expect(await read()).toEqual(before)
    expect((await history()).total).toBe(1)
  })

  test("of 50 that write at once, none is lost", async () => {
    const { read, add, history } = await player()
    const outcomes = await atOnce(50, (index) => add(`fact ${index}`))
    expect(outcomes.every(({ outcome }) => outcome.kind === "added")).toBe(true)
    const { globalmemory, version } = await read()
    const lines = globalmemory.split("\n")
    expect(lines.map((line) => line.slice(0, 4))).toEqual(
      Array.from({ length: 50 }, (_, index) => String(index + 1).padStart(4, "0")),
    )
    for (let index = 0; index < 50; index++) expect(globalmemory).toContain(`[fact ${index}]`)
    expect(version).toBe(50)
    expect((await history()).total).toBe(50)
  })

  test("of 20 that read the same version and write, one does", async () => {
    const { read, revise } = await player()
    const { version } = await read()
    const outcomes = await atOnce(20, (index) =>
      revise((texts) =>
        (texts as { version?: number }).version === version
          ? { outcome: "written", globalmemory: `0001[${index}]` }
          : { outcome: "stale" },
      ),
    )
    expect(outcomes.filter(({ outcome }) => outcome === "written")).toHaveLength(1)
    expect(await read()).toMatchObject({ version: version + 1 })
  })

  test("of 20 notifications at once at a limit of five, five are kept", async () => {
    const { chatbots, ids, read, notify } = await player()
    await run(chatbots.change(ids.owner, ids.chatbot, { notification_limit: 5 }))
    const outcomes = await atOnce(20, (index) => notify(`call ${index}`))
    expect(outcomes.filter(({ outcome }) => outcome === "full")).toHaveLength(15)
    const { notifymemory, notification_limit } = await read()
    expect(notifymemory.split("\n")).toHaveLength(5)
    expect(notification_limit).toBe(5)
  })

  test("what is remembered and what is notified change without each other", async () => {
    const { add, notify, read } = await player()
    await add("Cerramos los lunes")
    await notify("Ana pide que la llamen")
    expect(await read()).toMatchObject({
      globalmemory: "0001[Cerramos los lunes]",
      notifymemory: "<notify:Ana pide que la llamen>",
      version: 2,
    })
  })

  test("each notification has a time, which it keeps when another comes and loses when it goes", async () => {
    const { notify, revise, read } = await player()
    await notify("Ana > Luis")
    const { notifiedat } = await read()
    const entry = "<notify:Ana \\> Luis>"
    expect(notifiedat).toEqual({ [entry]: expect.stringMatching(/^\d{4}-.*Z$/) })
    await notify("Google Calendar se ha desconectado.")
    expect((await read()).notifiedat).toMatchObject(notifiedat)
    await revise(() => ({ outcome: null, notifymemory: entry }))
    expect((await read()).notifiedat).toEqual(notifiedat)
  })

  test("the history names who brought what, newest first, in the order of one revision", async () => {
    const { notebooks, ids, revise, history, hasClient } = await player()
    const clientid = await hasClient(ids.chatbot)
    await revise(() => ({
      outcome: null,
      globalmemory: "0001[a]\n0002[b]",
      changes: [added({ id: "0001", content: "a" }), added({ id: "0002", content: "b" })],
    }))
    const origin = { by: "model", clientid } as const
    await run(
      notebooks.revise(ids.owner, ids.chatbot, origin, () => ({
        outcome: null,
        globalmemory: "0001[a]\n0002[c]",
        changes: [{ action: "changed", fragment: { id: "0002", content: "c" }, before: "b" }],
      })),
    )
    const { items, total } = await history()
    expect(total).toBe(3)
    expect(items.map(({ id: _, at: __, ...line }) => line)).toEqual([
      {
        by: "model",
        clientid,
        action: "changed",
        fragment: { id: "0002", content: "c" },
        before: "b",
      },
      {
        by: "owner",
        clientid: null,
        action: "added",
        fragment: { id: "0002", content: "b" },
        before: null,
      },
      {
        by: "owner",
        clientid: null,
        action: "added",
        fragment: { id: "0001", content: "a" },
        before: null,
      },
    ])
    const page = await history({ limit: 1, offset: 1 })
    expect(page).toEqual({ items: items.slice(1, 2), total: 3 })
  })

  test("a line of the history is undone with the memory in hand, and the undoing is on record", async () => {
    const { notebooks, ids, add, history, read } = await player()
    await add("Todo es gratis")
    const [line] = (await history()).items
    if (!line) throw new Error("no history")
    const undone = await run(
      notebooks.undo(ids.owner, ids.chatbot, line.id, (notebook, entry) => ({
        outcome: [notebook.globalmemory, entry],
        globalmemory: "",
        changes: [{ ...entry, action: "removed" }],
      })),
    )
    expect(undone?.outcome).toEqual(["0001[Todo es gratis]", line])
    expect(await read()).toMatchObject({ globalmemory: "", version: 2 })
    expect((await history()).items).toMatchObject([{ action: "removed", by: "owner" }, line])
  })

  test("a line that is not there, or another bot's, is not undone", async () => {
    const { notebooks, ids, add, history, hasBot } = await player()
    await add("Cerramos los lunes")
    const [line] = (await history()).items
    const other = await hasBot()
    const wipe = () => ({ outcome: null, globalmemory: "" })
    expect(await run(notebooks.undo(ids.owner, ids.chatbot, ABSENT, wipe))).toBeNull()
    expect(
      await run(notebooks.undo(other.owner, other.chatbot, line?.id ?? ABSENT, wipe)),
    ).toBeNull()
  })

  test("the memory of another owner's bot cannot be read or changed", async () => {
    const { notebooks, ids, add, read, owner: newOwner } = await player()
    await add("Cerramos los lunes")
    const stranger = await newOwner()
    const wipe = () => ({ outcome: null, globalmemory: "" })
    const refusals = await Promise.all([
      refused(notebooks.read(stranger, ids.chatbot)),
      refused(notebooks.revise(stranger, ids.chatbot, OWNER, wipe)),
      refused(notebooks.history(stranger, ids.chatbot, ALL)),
      refused(notebooks.undo(stranger, ids.chatbot, ABSENT, wipe)),
    ])
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ _tag: "NotFound", code: "chatbot_not_found" })
    }
    expect(await read()).toMatchObject({ globalmemory: "0001[Cerramos los lunes]" })
  })
})

describe("memory in PostgreSQL", () => {
  const notebooks = postgresNotebooks(real.store)

  test("the bot's pages are told of a change, and what the owner is told", async () => {
    const { owner, chatbot } = await real.hasBot()
    const { add, notify } = actions(notebooks, owner, chatbot)
    await add("Cerramos los lunes")
    await add("Cerramos los lunes")
    await notify("Ana pide que la llamen")
    expect(await real.told(chatbot)).toEqual([
      { event: "memory.changed", data: {} },
      { event: "memory.changed", data: {} },
      {
        event: "notification.created",
        data: { notification: { id: expect.any(String), text: "Ana pide que la llamen" } },
      },
    ])
  })

  test("what a turn notifies and what the owner writes at once are both kept", async () => {
    const { owner, chatbot } = await real.hasBot()
    const { notify, read } = actions(notebooks, owner, chatbot)
    const fromTurns = atOnce(20, (index) =>
      real.store.once({ owner, chatbot }, "select add_notification($1, $2)", [
        chatbot,
        `turn ${index}`,
      ]),
    )
    await Promise.all([fromTurns, atOnce(20, (index) => notify(`owner ${index}`))])
    const { notifymemory, version } = await read()
    expect(notifymemory.split("\n")).toHaveLength(40)
    expect(version).toBe(40)
  })

  test("a notification has the same id whoever wrote it, and is not added by both", async () => {
    const { owner, chatbot } = await real.hasBot()
    const { notify } = actions(notebooks, owner, chatbot)
    const text = "Ana > Luis \\ mañana\nllamar"
    await notify(text)
    const [again] = await real.rows<{ outcome: string }>(
      "select add_notification($1, $2) as outcome",
      [chatbot, text],
    )
    expect(again).toEqual({ outcome: "same" })
    await real.rows("update memory set notifymemory = '' where chatbot_id = $1", [chatbot])
    await real.rows("select add_notification($1, $2)", [chatbot, text])
    const said = (await real.told(chatbot)).filter(({ event }) => event === "notification.created")
    expect(said).toHaveLength(2)
    expect(said[0]).toEqual(said[1] as (typeof said)[number])
  })

  const monthsPass = (chatbot: ChatbotId) =>
    real.rows(
      `update memory set notifiedat = (select jsonb_object_agg(key, to_jsonb(value::timestamptz - interval '60 days'))
         from jsonb_each_text(notifiedat)) where chatbot_id = $1`,
      [chatbot],
    )
  const toldToday = async (chatbot: ChatbotId) => {
    const [dated] = await real.rows<{ today: number }>(
      `select count(*)::int as today from memory, jsonb_each_text(notifiedat)
       where chatbot_id = $1 and value::timestamptz > now() - interval '1 minute'`,
      [chatbot],
    )
    return dated?.today
  }

  test("what happens again comes to the front of what the owner is told, and is there once", async () => {
    const { owner, chatbot } = await real.hasBot()
    const { read } = actions(notebooks, owner, chatbot)
    const tell = (text: string) => real.rows("select add_notification($1, $2)", [chatbot, text])
    const listed = async () => parseNotifications((await read()).notifymemory)
    await tell("Google Calendar se ha desconectado.")
    await tell("Ana pide que la llamen")
    await tell("Google Calendar se ha desconectado.")
    expect(await listed()).toEqual([
      "Google Calendar se ha desconectado.",
      "Ana pide que la llamen",
    ])

    await monthsPass(chatbot)
    await tell("Google Calendar se ha desconectado.")
    expect(await listed()).toEqual([
      "Ana pide que la llamen",
      "Google Calendar se ha desconectado.",
    ])
    expect(await toldToday(chatbot)).toBe(1)
  })

  test("a client who waits for a person again in the same words is news each time, however soon", async () => {
    const { owner, chatbot } = await real.hasBot()
    const { read } = actions(notebooks, owner, chatbot)
    const tell = (text: string, due: boolean) =>
      real.rows("select add_notification($1, $2, $3)", [chatbot, text, due])
    await tell("Conversación en pausa: Ana.", true)
    await tell("Ana ha enviado un audio que el bot no puede abrir.", false)
    await tell("Conversación en pausa: Ana.", true)
    expect(parseNotifications((await read()).notifymemory)).toEqual([
      "Ana ha enviado un audio que el bot no puede abrir.",
      "Conversación en pausa: Ana.",
    ])
    expect(await real.told(chatbot)).toHaveLength(3)
  })

  test("what is learnt again is news of today, too", async () => {
    const { owner, chatbot } = await real.hasBot()
    const { notify, revise } = actions(notebooks, owner, chatbot)
    const learns = () =>
      revise((texts) =>
        withNotification(texts, { outcome: "added", globalmemory: "" }, "Memoria (Ana): a"),
      )
    await learns()
    await notify("otra cosa")
    await monthsPass(chatbot)
    await learns()
    expect(await toldToday(chatbot)).toBe(1)
  })

  test("what a client taught whose record is gone by then is on record, of nobody", async () => {
    const { owner, chatbot } = await real.hasBot()
    const { history } = actions(notebooks, owner, chatbot)
    const clientid = await hasClient(chatbot)
    await real.rows("delete from clients where id = $1", [clientid])
    await run(
      notebooks.revise(owner, chatbot, { by: "model", clientid }, (texts) =>
        adding(texts, "Cerramos los lunes", ROOMY),
      ),
    )
    expect((await history()).items).toMatchObject([{ by: "model", clientid: null }])
  })

  test("what a client taught whose record has become one with another by then is on record as theirs", async () => {
    const { owner, chatbot } = await real.hasBot()
    const { history } = actions(notebooks, owner, chatbot)
    const kept = await hasClient(chatbot)
    const former = ClientId.parse(crypto.randomUUID())
    await real.rows("insert into former_clients (chatbotid, id, clientid) values ($1, $2, $3)", [
      ...[chatbot, former, kept],
    ])
    await run(
      notebooks.revise(owner, chatbot, { by: "model", clientid: former }, (texts) =>
        adding(texts, "Cerramos los lunes", ROOMY),
      ),
    )
    expect((await history()).items).toMatchObject([{ by: "model", clientid: kept }])
  })

  test("also when it becomes one in that very moment", async () => {
    const { owner, chatbot } = await real.hasBot()
    const { history } = actions(notebooks, owner, chatbot)
    const former = await hasClient(chatbot)
    const [kept] = await real.rows<{ id: string }>(
      "insert into clients (chatbotid, userid) values ($1, 'US.1') returning id",
      [chatbot],
    )
    const joining = new Client({ connectionString: real.url })
    await joining.connect()
    // As db/functions/join_clients.sql does.
    await joining.query("begin")
    await joining.query(
      "insert into former_clients (chatbotid, id, clientid) values ($1, $2, $3)",
      [...[chatbot, former, kept?.id]],
    )
    await joining.query("delete from clients where id = $1", [former])
    const learning = run(
      notebooks.revise(owner, chatbot, { by: "model", clientid: former }, (texts) =>
        adding(texts, "Cerramos los lunes", ROOMY),
      ),
    )
    await untilLocked(real.rows)
    await joining.query("commit")
    await joining.end()
    await learning
    expect((await history()).items).toMatchObject([{ by: "model", clientid: kept?.id }])
  })

  test("a bot that was made before it could remember does so now", async () => {
    const { owner, chatbot } = await real.hasBot()
    await real.rows("delete from memory where chatbot_id = $1", [chatbot])
    const { read, add } = actions(notebooks, owner, chatbot)
    expect(await read()).toMatchObject({ globalmemory: "", version: 0 })
    await add("Cerramos los lunes")
    expect(await read()).toMatchObject({ globalmemory: "0001[Cerramos los lunes]", version: 1 })
  })
})
