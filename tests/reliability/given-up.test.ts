import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { SENTENCES } from "../../core/reply/failures.ts"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { LONG_REPLY } from "../support/long-reply.ts"
import { postUntilTaken, textPayload } from "../support/meta-posts.ts"
import { connectedOwner } from "../support/owners.ts"
import { type Child, spawnReady, until } from "../support/process.ts"
import { startProviders } from "../support/providers.ts"
import { SECRET, vault } from "../support/secret.ts"

/*
 * What can never work is not tried for ever. It is given up, the owner is told once, and so is a client who got no reply at all.
 * The client's next message is answered.
 */

/** A reply of two parts. */

/** How the database refuses: a value that it cannot store, a statement that takes too long. */
const NOT_TAKEN = "22021"
const TOO_LONG = "57014"

let database: TestDatabase
let providers: ReturnType<typeof startProviders>
let child: Child
let lines = 0

beforeAll(async () => {
  database = await freshDatabase()
  providers = startProviders({
    say: (words) => (words.join().includes("todo") ? LONG_REPLY : `ok ${words.join()}`),
  })
  child = await spawnReady("adapters/cli/serve.ts", {
    ...providers.env,
    DATABASE_URL: database.url,
    APP_SECRET: SECRET,
    PORT: "0",
  })
  const { owner } = database
  await owner.query(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused' using errcode = tg_argv[0]; end $$`)
})
afterAll(async () => {
  child?.kill("SIGKILL")
  await child?.exited
  providers?.stop()
  await database?.drop()
})

describe.each([
  [
    "the second part of a reply cannot be sent",
    "¿Me lo cuentas todo?",
    ["Primero."],
    `before update on messages for each row when (new.content like 'Segundo.%' and new.status = 'sending')`,
  ],
  [
    "a confirmation cannot be sent",
    "STOP",
    [],
    `before update on messages for each row when (new.reason = 'keyword' and new.status = 'sending')`,
  ],
  [
    "a turn cannot be opened",
    "Hola",
    [SENTENCES.configurationUnreadable],
    `before insert on turns for each row when (new.fromseq = 1)`,
  ],
  [
    "the quota cannot be counted",
    "Hola",
    [],
    `before insert or update on "subscriptionUsage" for each row when (new.userid is not null)`,
  ],
  [
    "a turn cannot be ended",
    "Hola",
    ["ok Hola"],
    `before update on turns for each row when (new.fromseq = 1 and new.doneat is not null and new.result = 'replied')`,
  ],
  [
    "a turn takes too long to open",
    "Hola",
    [SENTENCES.configurationUnreadable],
    `before insert on turns for each row when (new.fromseq = 1)`,
    TOO_LONG,
  ],
  [
    "a turn takes too long to end",
    "Hola",
    ["ok Hola"],
    `before update on turns for each row when (new.fromseq = 1 and new.doneat is not null and new.result = 'replied')`,
    TOO_LONG,
  ],
])("%s", (_, said, heard, when, code = NOT_TAKEN) => {
  test("is given up, told once, and the next message is answered", async () => {
    const { owner } = database
    const line = await connectedOwner(owner, vault, {
      phoneNumberId: `40${++lines}`,
      quota: 100,
    })
    const from = `3461100000${lines}`
    const write = (text: string) => {
      const id = `given-up-${lines}-${text}`
      const body = textPayload({ line: line.phoneNumberId, from, id, text })
      return postUntilTaken(child, body)
    }
    const one = async <Row>(question: string) =>
      (await owner.query(question, [line.chatbotId])).rows[0] as Row
    await owner.query(
      `create or replace trigger refused ${when} execute function refuse('${code}')`,
    )
    try {
      await write(said)
      // Shortens the pauses between tries, and the many tries that a slow database is given.
      const hurry = () =>
        owner.query(
          "update pgboss.job set start_after = now(), retry_count = greatest(retry_count, 20) where state = 'retry'",
        )
      await until("the owner to be told", async () => {
        await hurry()
        const told = await one<{ notifymemory: string } | undefined>(
          "select notifymemory from memory where chatbot_id = $1",
        )
        return told?.notifymemory.includes("No se pudo terminar de responder a Ana") ?? false
      })
      const rest = `select bool_and(scheduledat is null and heldsince is null and last_seq = done_seq)
          and not exists (select 1 from pgboss.job where data->>'chatbotid' = $1::text and state in ('created', 'retry', 'active')) as is
        from conversations where chatbotid = $1::uuid`
      await until("rest", async () => {
        await hurry()
        return (await one<{ is: boolean }>(rest)).is
      })
      expect(providers.sends.filter(({ to }) => to === from).map(({ text }) => text)).toEqual(
        heard.map((text) => expect.stringContaining(text)),
      )
    } finally {
      for (const table of ["messages", "turns", '"subscriptionUsage"']) {
        await owner.query(`drop trigger refused on ${table}`).catch(() => {})
      }
    }
    if (said === "STOP") await write("ALTA")
    await write("¿Seguís ahí?")
    await until("the answer", () =>
      providers.sends.some(({ to, text }) => to === from && text.includes("¿Seguís ahí?")),
    )
  })
})
