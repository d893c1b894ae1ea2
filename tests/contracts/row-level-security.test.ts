import { afterAll, describe, expect, test } from "bun:test"
import { openPool } from "../../adapters/postgres/store/pool.ts"
import { postgresStore } from "../../adapters/postgres/store/transaction.ts"
import { migrate } from "../../db/migrate.ts"
import { freshDatabase, STUCK_MS } from "../support/database.ts"
import { connectedOwner } from "../support/owners.ts"
import { vault } from "../support/secret.ts"

const database = await freshDatabase()
const mine = await connectedOwner(database.owner, vault, { phoneNumberId: "100000000000001" })
const theirs = await connectedOwner(database.owner, vault, { phoneNumberId: "100000000000002" })
// One connection, so that the next transaction would find what one leaves behind.
const pool = openPool(
  database.url,
  { name: "policies", size: 1, statementTimeout: 5_000, connectTimeout: STUCK_MS },
  () => {},
)
const store = postgresStore(pool)
afterAll(async () => {
  await store.end()
  await database.drop()
})

const catalogue = async <Row>(text: string) => (await database.owner.query(text)).rows as Row[]

/** Tables that are read before the tenant is known. They hold no content (db/schema). */
const DIRECTORY = [
  "contactMessages",
  "kept_letters",
  "one_time_tokens",
  "sessions",
  "whatsapp_lines",
]

const tenantTables = await catalogue<{
  name: string
  column: string
  forced: boolean
  policies: string[]
}>(
  `select c.relname as name, min(a.attname) as column, c.relrowsecurity and c.relforcerowsecurity as forced,
     array(select p.polname::text from pg_policy p where p.polrelid = c.oid and p.polpermissive
       and 'recado_app'::regrole = any(p.polroles)) as policies
   from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     and a.attname in ('chatbotid', 'chatbot_id', 'userid', 'user_id') and not a.attisdropped
   group by c.oid order by c.relname`,
)
const walled = tenantTables.filter(({ name }) => !DIRECTORY.includes(name))
const quoted = (name: string) => `"${name}"`

test("whatever stands behind the database's address, a connection has the policies' role and what else is asked for", async () => {
  const url = `${database.url}?options=-c%20timezone%3DAsia/Kolkata&application_name=mine&statement_timeout=0`
  const limits = { name: "policies", size: 1, statementTimeout: 5_000, connectTimeout: STUCK_MS }
  const asked = openPool(url, limits, () => {})
  const { rows } = await asked.query(
    `select current_user as role, current_setting('timezone') as zone, current_setting('application_name') as name,
       current_setting('statement_timeout') as most`,
  )
  await asked.end()
  expect(rows).toEqual([
    { role: "recado_app", zone: "Asia/Kolkata", name: "recado policies", most: "5s" },
  ])
})

describe("the catalogue", () => {
  test("knows the tables that hold what tenants own", () => {
    const names = tenantTables.map(({ name }) => name)
    for (const name of ["messages", "clients", "memory", "whatsappConnections", "audit_log"]) {
      expect(names).toContain(name)
    }
    for (const name of DIRECTORY) expect(names).toContain(name)
  })

  test.each(walled)(
    "$name is closed to everybody without a policy, its owner too",
    ({ forced, policies }) => {
      expect(forced).toBe(true)
      expect(policies).toEqual(["tenant"])
    },
  )

  test("chatbots, which carries its id alone, is closed too", async () => {
    expect(walled.map(({ name }) => name)).toContain("chatbots")
  })

  test("the application's role owns nothing and may pass no wall", async () => {
    const [role] = await catalogue<Record<string, boolean>>(
      "select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles where rolname = 'recado_app'",
    )
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
    })
    const owned = await catalogue(
      "select relname from pg_class where relowner = 'recado_app'::regrole union select proname from pg_proc where proowner = 'recado_app'::regrole",
    )
    expect(owned).toEqual([])
    const [may] = await catalogue<{ create: boolean }>(
      "select has_schema_privilege('recado_app', 'public', 'create') as create",
    )
    expect(may?.create).toBe(false)
  })

  test("functions with their owner's rights are these few, and fix their search path", async () => {
    const found = await catalogue<{ name: string; config: string[] | null }>(
      `select proname as name, proconfig as config from pg_proc
       where prosecdef and pronamespace = 'public'::regnamespace order by 1`,
    )
    expect(found.map(({ name }) => name)).toEqual([
      "audit_connection",
      "bots_sharing",
      "check_account_soon",
      "count_figures",
      "end_pauses",
      "first_chatbot",
      "forget_old",
      "forget_the_future",
      "is_of_chatbot_before",
      "is_shared",
      "recall_subscriptions",
      "refresh_statistics",
      "reseal",
      "sandbox_lines",
      "sealed_tokens",
      "shares_person",
      "sweep_conversations",
      "tend_lines",
      "unlock_lines",
      "unsealed_tokens",
      "usage_counters",
    ])
    for (const { config } of found) expect(config?.join()).toContain("search_path=")
  })

  test("nobody but the application may call them, also after one was put anew", async () => {
    await database.owner.query(
      "create function forgotten() returns int language sql security definer as 'select 1'",
    )
    await migrate(database.owner, async () => {})
    const open = await catalogue(
      `select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
         and (has_function_privilege('public', oid, 'execute')
           or not has_function_privilege('recado_app', oid, 'execute'))`,
    )
    await database.owner.query("drop function forgotten()")
    expect(open).toEqual([])
  })

  test("of tables and sequences nobody but the application may use any", async () => {
    const open = await catalogue(
      `select relname, privilege from pg_class, unnest(case relkind when 'S' then array['usage', 'select', 'update']
           else array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'] end) as privilege
       where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace, 'drizzle'::regnamespace)
         and case relkind when 'S' then has_sequence_privilege('public', oid, privilege)
           when 'r' then has_table_privilege('public', oid, privilege) end`,
    )
    expect(open).toEqual([])
  })

  test("the application may change every column, but not whose a chatbot is", async () => {
    const closed = await catalogue<{ column: string }>(
      `select relname || '.' || attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
         and relname not in ('audit_log', 'plans', 'applied_functions')
         and not has_column_privilege('recado_app', c.oid, attnum, 'update') order by 1`,
    )
    expect(closed.map(({ column }) => column)).toEqual(["chatbots.id", "chatbots.userid"])
  })

  test("no view looks past the policies: each sees what its reader sees", async () => {
    const past = await catalogue(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
         and not coalesce('security_invoker=true' = any(reloptions), false)`,
    )
    expect(past).toEqual([])
  })
})

describe("without a tenant", () => {
  test.each(walled)("$name shows no row and changes none", async ({ name, column }) => {
    const [seen] = await store.once<{ n: number }>(
      {},
      `select count(*)::int as n from ${quoted(name)}`,
    )
    expect(seen?.n).toBe(0)
    if (name === "audit_log") return
    const changed = name === "chatbots" ? "name" : column
    expect(
      await store.once({}, `update ${quoted(name)} set ${changed} = ${changed} returning 1`),
    ).toEqual([])
    expect(await store.once({}, `delete from ${quoted(name)} returning 1`)).toEqual([])
  })

  test("nothing was changed by trying", async () => {
    const [left] = await catalogue<{ n: number }>("select count(*)::int as n from chatbots")
    expect(left?.n).toBe(2)
  })
})

const FOREIGN = /row-level security/

describe("with a tenant", () => {
  const me = { owner: mine.userId, chatbot: mine.chatbotId }

  test("only its rows are there", async () => {
    const bots = await store.once<{ id: string }>(me, "select id from chatbots")
    expect(bots).toEqual([{ id: mine.chatbotId }])
    const lines = await store.once<{ chatbotid: string }>(
      me,
      'select chatbotid from "whatsappConnections"',
    )
    expect(lines).toEqual([{ chatbotid: mine.chatbotId }])
  })

  test("a row of somebody else's is neither changed nor deleted, by name or by all", async () => {
    const foreign = [theirs.chatbotId]
    const set = `update "whatsappConnections" set verified = false where chatbotid = $1 returning 1`
    expect(await store.once(me, set, foreign)).toEqual([])
    expect(await store.once(me, "delete from chatbots where id = $1 returning 1", foreign)).toEqual(
      [],
    )
    expect(
      await store.once(me, `update "whatsappConnections" set verified = true returning 1`),
    ).toHaveLength(1)
  })

  test("a row cannot be given to somebody else", async () => {
    for (const set of ["userid = $1", "id = $1"]) {
      const give = store.once(me, `update chatbots set ${set} where id = $2`, [
        theirs.userId,
        mine.chatbotId,
      ])
      await expect(give).rejects.toThrow("permission denied")
    }
    const moved = store.once(me, `update "whatsappConnections" set chatbotid = $1`, [
      theirs.chatbotId,
    ])
    await expect(moved).rejects.toThrow(FOREIGN)
  })

  test("a row cannot be put in somebody else's name", async () => {
    const put = store.once(
      me,
      "insert into clients (chatbotid, phonenumber) values ($1, '12025550111')",
      [theirs.chatbotId],
    )
    await expect(put).rejects.toThrow(FOREIGN)
  })

  test("the log of deeds can be written and never rewritten", async () => {
    const [columns] = await catalogue<{ required: string[] }>(
      `select array_agg(column_name::text) as required from information_schema.columns
       where table_name = 'audit_log' and is_nullable = 'NO' and column_default is null`,
    )
    const names = (columns?.required ?? []).filter((name) => name !== "userid")
    await store.once(
      me,
      `insert into audit_log (userid${names.map((name) => `, "${name}"`).join("")})
       values ($1${names.map(() => ", 'x'").join("")})`,
      [mine.userId],
    )
    const change = store.once(me, "update audit_log set userid = userid")
    await expect(change).rejects.toThrow("permission denied")
    await expect(store.once(me, "delete from audit_log")).rejects.toThrow("permission denied")
    await expect(store.once(me, "truncate audit_log")).rejects.toThrow("permission denied")
  })

  test("plans and the tables themselves are not the application's to change", async () => {
    for (const text of [
      "update plans set name = name",
      "alter table messages disable row level security",
      "drop policy tenant on messages",
      "create table x (id int)",
    ]) {
      await expect(store.once(me, text)).rejects.toThrow()
    }
  })
})

describe("after a transaction", () => {
  const context = async () => {
    const [now] = await store.call<{ chatbot: string | null; user: string | null }>(
      `select nullif(current_setting('app.chatbot', true), '') as chatbot,
         nullif(current_setting('app.user', true), '') as user`,
    )
    return now
  }
  const nobody = { chatbot: null, user: null }
  const me = { owner: mine.userId, chatbot: mine.chatbotId }

  test("that committed its tenant is gone", async () => {
    await store.transaction(me, async ({ query }) => query("select 1"))
    expect(await context()).toEqual(nobody)
    await store.once(me, "select 1")
    expect(await context()).toEqual(nobody)
  })

  test("that failed its tenant is gone", async () => {
    await store.transaction(me, async ({ query }) => query("select 1 / 0")).catch(() => {})
    expect(await context()).toEqual(nobody)
    await store.transaction(me, async () => Promise.reject(new Error("no"))).catch(() => {})
    expect(await context()).toEqual(nobody)
    await store.once(me, "select 1 / 0").catch(() => {})
    expect(await context()).toEqual(nobody)
  })

  test("of a webhook its tenants are gone", async () => {
    const batch = [
      { kind: "message", line: "100000000000001", id: "wamid.1", at: 1, from: { phone: "1" } },
    ]
    await store
      .call("select accept_messages($1)", [
        JSON.stringify([{ ...batch[0], name: "", type: "text", content: "hola", answer: "turn" }]),
      ])
      .catch(() => {})
    expect(await context()).toEqual(nobody)
  })

  test("of any function its tenants are gone: each is entered for the transaction alone", async () => {
    const functions = await catalogue<{ name: string; body: string }>(
      `select proname as name, prosrc as body from pg_proc
       where pronamespace = 'public'::regnamespace and prosrc like '%set_config(''app.%'`,
    )
    const times = (body: string, pattern: RegExp) => body.match(pattern)?.length ?? 0
    for (const { name, body } of functions) {
      const entered = times(body, /set_config\('app\./g)
      expect([name, times(body, /set_config\('app\.[^;|]*, true\)/g)]).toEqual([name, entered])
    }
    expect(functions.map(({ name }) => name)).toContain("enter")
  })

  test("of one tenant the next one sees only its own", async () => {
    const see = async (tenant: object) =>
      (await store.once<{ id: string }>(tenant, "select id from chatbots")).map(({ id }) => id)
    for (let round = 0; round < 20; round++) {
      const [a, b] = await Promise.all([
        see({ chatbot: mine.chatbotId }),
        see({ chatbot: theirs.chatbotId }),
      ])
      expect([a, b]).toEqual([[mine.chatbotId], [theirs.chatbotId]])
    }
  })

  test("a tenant that is no id is a fault, not a hole", async () => {
    await expect(
      store.once({ chatbot: "' or true --" }, "select id from chatbots"),
    ).rejects.toThrow()
  })
})
