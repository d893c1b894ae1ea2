import { afterAll, beforeAll, describe, test } from "bun:test"
import { openVault } from "../../adapters/secrets/vault.ts"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { connectedOwner } from "../support/owners.ts"
import { type Child, postUntilTaken, spawnReady, until } from "../support/process.ts"
import { signed, startProviders, textPayload } from "../support/providers.ts"

/* What can never work is not tried for ever: it is given up, the owner is told once, and the client's next message is answered. */

const SECRET = "a secret of the tests, long enough to be one"
/** A reply of two parts. */
const LONG = `${"Primero. ".repeat(400)}\n\n${"Segundo. ".repeat(400)}`

let database: TestDatabase
let providers: ReturnType<typeof startProviders>
let child: Child
let lines = 0

beforeAll(async () => {
  database = await freshDatabase()
  providers = startProviders({
    say: (words) => (words.join().includes("todo") ? LONG : `ok ${words.join()}`),
  })
  child = await spawnReady("adapters/cli/serve.ts", {
    ...providers.env,
    DATABASE_URL: database.url,
    APP_SECRET: SECRET,
    PORT: "0",
  })
  const { owner } = database
  await owner.query(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'a value that it does not take' using errcode = '22021'; end $$`)
}, 60_000)
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
    `before update on messages for each row when (new.content like 'Segundo.%' and new.status = 'sending')`,
  ],
  [
    "a confirmation cannot be sent",
    "STOP",
    `before update on messages for each row when (new.reason = 'keyword' and new.status = 'sending')`,
  ],
  ["a turn cannot be opened", "Hola", `before insert on turns for each row when (new.fromseq = 1)`],
  [
    "a turn cannot be ended",
    "Hola",
    `before update on turns for each row when (new.fromseq = 1 and new.doneat is not null and new.result = 'replied')`,
  ],
])("%s", (_, said, when) => {
  test("is given up, told once, and the next message is answered", async () => {
    const { owner } = database
    const line = await connectedOwner(owner, openVault(SECRET, []), {
      phoneNumberId: `40${++lines}`,
      quota: 100,
    })
    const from = `3461100000${lines}`
    const write = (text: string) => {
      const id = `given-up-${lines}-${text}`
      const body = textPayload({ line: line.phoneNumberId, from, id, text })
      return postUntilTaken(child, "/webhooks/whatsapp", body, signed(body))
    }
    const one = async <Row>(question: string) =>
      (await owner.query(question, [line.chatbotId])).rows[0] as Row
    await owner.query(`create or replace trigger refused ${when} execute function refuse()`)
    try {
      await write(said)
      await until(
        "the owner to be told",
        async () => {
          // Nobody waits for the pauses between tries.
          await owner.query("update pgboss.job set start_after = now() where state = 'retry'")
          const told = await one<{ notifymemory: string } | undefined>(
            "select notifymemory from memory where chatbot_id = $1",
          )
          return told?.notifymemory.includes("No se pudo terminar de responder a Ana") ?? false
        },
        30_000,
      )
      const rest = `select bool_and(scheduledat is null and heldsince is null and last_seq = done_seq) as is
        from conversations where chatbotid = $1`
      await until("rest", async () => (await one<{ is: boolean }>(rest)).is)
    } finally {
      await owner.query("drop trigger refused on messages").catch(() => {})
      await owner.query("drop trigger refused on turns").catch(() => {})
    }
    if (said === "STOP") await write("ALTA")
    await write("¿Seguís ahí?")
    await until("the answer", () =>
      providers.sends.some(({ to, text }) => to === from && text.includes("¿Seguís ahí?")),
    )
  }, 60_000)
})
