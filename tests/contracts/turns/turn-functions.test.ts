import { afterAll, afterEach, beforeEach, describe, expect, test } from "bun:test"
import { callsOf } from "../../../adapters/postgres/reply/turn-functions.ts"
import { openPool } from "../../../adapters/postgres/store/pool.ts"
import { postgresStore } from "../../../adapters/postgres/store/transaction.ts"
import type { ConversationRef } from "../../../core/reply/turn.ts"
import type { ConversationId } from "../../../core/shared/ids.ts"
import { openStore, STUCK_MS } from "../../support/database.ts"
import { connectedOwner } from "../../support/owners.ts"
import { until } from "../../support/process.ts"
import { vault } from "../../support/secret.ts"

/*
 * Steps of many turns of several owners at the same time. They share batches to the database, and nothing else.
 */

const CHATBOTS = 3
const CLIENTS = 20

const { database, store, rows, close } = await openStore()
afterAll(close)

type OpenedRow = {
  readonly fence: number
  readonly client: { readonly name: string }
  readonly turn: { readonly id: string }
  readonly fresh: readonly { readonly content: string }[]
}
type Case = ConversationRef & { readonly client: string; readonly said: string }

let cases: readonly Case[] = []
let lines = 0
beforeEach(async () => {
  const made: Case[] = []
  for (let bot = 0; bot < CHATBOTS; bot++) {
    const { chatbotId, userId } = await connectedOwner(database.owner, vault, {
      phoneNumberId: `60${lines++}`,
    })
    for (let client = 0; client < CLIENTS; client++) {
      const named = `Client ${client} of ${bot}`
      const said = `What ${client} asks ${bot}`
      const [found] = await rows(
        `with who as (insert into clients (chatbotid, phonenumber, name) values ($1, $2, $3) returning id),
         c as (insert into conversations (chatbotid, clientid, last_seq, lastinboundat) select $1, id, 1, now() from who returning id, clientid),
         m as (insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, seq, metadata)
           select $1, clientid, id, 'INBOUND', 'WHATSAPP', $4, now(), 'client', 1, '{"type":"text"}' from c)
         select id from c`,
        [chatbotId, `3460000${client}`, named, said],
      )
      const { id } = found as { id: ConversationId }
      made.push({ owner: userId, chatbot: chatbotId, conversation: id, client: named, said })
    }
  }
  // The owners by turns, as when many clients write at once.
  cases = made.toSorted((a, b) => a.said.localeCompare(b.said))
})
afterEach(() => rows("drop function if exists refuse cascade"))

const openOn = (steps: ReturnType<typeof callsOf>) => (of: Case) =>
  steps.call<OpenedRow>("open_turn", of, of.conversation)

describe("steps of many turns at once", () => {
  test("each finds its own owner's client and words", async () => {
    const opened = await Promise.all(cases.map(openOn(callsOf(store))))
    expect(
      opened.map((row) => [row?.client.name, row?.fresh.map(({ content }) => content)]),
    ).toEqual(cases.map(({ client, said }) => [client, [said]]))
  })

  test("each is done once", async () => {
    const steps = callsOf(store)
    const opened = await Promise.all(cases.map(openOn(steps)))
    const ended = await Promise.all(
      cases.map((of, at) =>
        steps.heldCall<boolean>(
          "finish_turn",
          { ...of, fence: opened[at]?.fence ?? 0 },
          opened[at]?.turn.id ?? "",
          { result: "stopped", reason: "test" },
        ),
      ),
    )
    expect(ended).toEqual(cases.map(() => false))
    expect(opened.map((row) => row?.fence)).toEqual(cases.map(() => 1))
    const [{ turns, open }] = (await rows(
      `select count(*)::int as turns, count(*) filter (where doneat is null)::int as open from turns
       where chatbotid = any($1)`,
      [cases.map(({ chatbot }) => chatbot)],
    )) as [{ turns: number; open: number }]
    expect({ turns, open }).toEqual({ turns: cases.length, open: 0 })
  })

  test("one that the database refuses fails alone", async () => {
    const bad = cases[25] as Case
    await rows(`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'refused'; end $$`)
    await rows(`create trigger refuse before insert on turns for each row
      when (new.conversationid = '${bad.conversation}') execute function refuse()`)
    const opened = await Promise.allSettled(cases.map(openOn(callsOf(store))))
    expect(opened.flatMap(({ status }, at) => (status === "rejected" ? [at] : []))).toEqual([25])
  })

  test("one whose conversation somebody holds for long keeps nobody else waiting for long", async () => {
    const open = openOn(callsOf(store))
    const stuck = cases[25] as Case
    await rows("begin")
    await rows("select 1 from conversations where id = $1 for update", [stuck.conversation])
    const began = performance.now()
    const all = cases.map(open)
    await Promise.all(all.filter((_, at) => at !== 25))
    const waited = performance.now() - began
    await rows("rollback")
    expect((await all[25])?.client.name).toBe(stuck.client)
    expect(waited).toBeLessThan(STUCK_MS)
  })

  test("after a lost connection none is done again unasked", async () => {
    const pool = openPool(
      database.url,
      { name: "lost steps", size: 2, statementTimeout: 5_000, connectTimeout: STUCK_MS },
      () => {},
    )
    const own = postgresStore(pool)
    // A sequence counts what is rolled back, too.
    await rows("create sequence tried")
    await rows(`create function refuse() returns trigger language plpgsql security definer as $$
      begin perform nextval('tried'), pg_terminate_backend(pg_backend_pid()); return new; end $$`)
    await rows(
      "create trigger refuse before insert on turns for each row execute function refuse()",
    )
    const opened = await Promise.allSettled(cases.slice(0, 10).map(openOn(callsOf(own))))
    await own.end()
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => "rejected"))
    // All ten were in the batch that ended with the first.
    expect(await rows("select last_value::int as n from tried")).toEqual([{ n: 1 }])
  })
})

describe("a message that is just being stored when its client's turn takes a step", () => {
  const of = () => cases[0] as Case
  const REPLY = {
    ...{ parts: ["Hola"], greeted: false, language: "es", paused: false, simulated: false },
    ...{ quotes: null, ending: { result: "replied" } },
  }
  const STEPS = [
    ["queue_reply", [1, REPLY], { outcome: "moved" }],
    ["finish_turn", [{ result: "stopped", reason: "test" }], true],
  ] as const

  test.each(STEPS)("is seen by that step, which waits for it: %s", async (name, args, answer) => {
    const steps = callsOf(store)
    const opened = await openOn(steps)(of())
    const held = { ...of(), fence: opened?.fence ?? 0 }
    await rows("begin")
    await rows("update conversations set last_seq = 2 where id = $1", [of().conversation])
    let over = false
    const ended = steps.heldCall(name, held, opened?.turn.id ?? "", ...args).finally(() => {
      over = true
    })
    await until(
      "the step waits, or is over",
      async () =>
        over ||
        (await rows("select from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))"))
          .length > 0,
    )
    await rows("commit")
    expect(await ended).toEqual(answer)
  })
})
