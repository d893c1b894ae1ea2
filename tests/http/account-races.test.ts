import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { Passwords } from "../../core/accounts/ports.ts"
import { until } from "../support/process.ts"
import { type Accounts, accountsOf, PASSWORD } from "./accounts-stage.ts"
import { openServer, type Server } from "./server-stage.ts"

type Held = { readonly reached: () => void; readonly released: Promise<void> }

let server: Server
let people: Accounts
/** The passwords whose hashing or comparing is held up when it is done. */
const held = new Map<string, Held>()
beforeAll(async () => {
  server = await openServer({}, (ports) => {
    const real = Context.get(ports, Passwords)
    const after = Effect.fnUntraced(function* <A, E>(password: string, work: Effect.Effect<A, E>) {
      const done = yield* work
      held.get(password)?.reached()
      yield* Effect.promise(async () => held.get(password)?.released)
      return done
    })
    return Context.add(ports, Passwords, {
      hash: (password) => after(password, real.hash(password)),
      matches: (password, hash) => after(password, real.matches(password, hash)),
    })
  })
  people = accountsOf(server)
})
afterAll(() => server.stop())

/** Does something between the hashing or comparing of a password and what follows from it. */
const during = async <A>(
  password: string,
  work: () => Promise<A>,
  meanwhile: () => Promise<void>,
) => {
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  held.set(password, { reached: reached.resolve, released: released.promise })
  const working = work()
  await reached.promise
  held.delete(password)
  await meanwhile()
  released.resolve()
  return working
}

const changeTo = (password: string, more: { token: string } | object) =>
  people.post("/update-password", { password, confirmation: password, ...more })

describe("under way when the password is replaced through the mail", () => {
  test("a sign-in with the old one is refused", async () => {
    const email = await people.hasAccount()
    const token = await people.resetTokenTo(email)
    const answer = await during(
      PASSWORD,
      () => people.signIn(email),
      async () => {
        expect((await changeTo("secret-2", { token })).status).toBe(200)
      },
    )
    expect(answer).toMatchObject({ status: 401, body: { error: "Invalid login credentials" } })
    expect((await people.signIn(email, "secret-2")).status).toBe(200)
  })

  test("another change by somebody who is signed out thereby is refused", async () => {
    const email = await people.hasAccount()
    const thief = await people.signIn(email)
    const token = await people.resetTokenTo(email)
    const answer = await during(
      "secret-thief",
      () =>
        people.post(
          "/update-password",
          { password: "secret-thief", confirmation: "secret-thief" },
          { token: thief.token },
        ),
      async () => {
        expect((await changeTo("secret-2", { token })).status).toBe(200)
      },
    )
    expect(answer.status).toBe(401)
    expect((await people.signIn(email, "secret-thief")).status).toBe(401)
    expect((await people.signIn(email, "secret-2")).status).toBe(200)
  })
})

/** Begins work that has to wait for locks which the statements hold until they are committed. */
const behind = async <A>(statements: readonly string[], work: () => Promise<A>) => {
  const { owner } = server.database
  await owner.query(`begin; ${statements.join("; ")}`)
  const working = work()
  await until("it waits", async () => {
    const { rows } = await owner.query("select 1 from pg_locks where not granted")
    return rows.length > 0
  })
  await owner.query("commit")
  return working
}

test("a sign-in waits for a password that is just being replaced, and is refused", async () => {
  const email = await people.hasAccount()
  const replaced = `update users set passwordhash = 'another' where email = '${email}'`
  const answer = await behind([replaced], () => people.signIn(email))
  expect(answer).toMatchObject({ status: 401, body: { error: "Invalid login credentials" } })
})

test("a change of password waits for a reset that is just signing its session out, and is refused", async () => {
  const email = await people.hasAccount()
  const thief = await people.signIn(email)
  const reset = [
    `update users set passwordhash = 'another' where email = '${email}'`,
    `update sessions set endedat = now() where userid = (select id from users where email = '${email}')`,
  ]
  const answer = await behind(reset, () =>
    people.post(
      "/update-password",
      { password: "secret-thief", confirmation: "secret-thief" },
      { token: thief.token },
    ),
  )
  expect(answer.status).toBe(401)
  expect((await people.signIn(email, "secret-thief")).status).toBe(401)
})

test("tabs that refresh at the same time get the same token", async () => {
  const { refresh } = await people.signIn(await people.hasAccount())
  const both = await behind(["select 1 from refresh_tokens for update"], () =>
    Promise.all([people.refreshWith(refresh), people.refreshWith(refresh)]),
  )
  const [one, other] = both.map((answer) => server.cookiesOf(answer).refresh?.value)
  expect(one).toBeDefined()
  expect(other).toBe(one ?? "")
})

test("a sign-in that is under way when the account is deleted is refused", async () => {
  const email = await people.hasAccount()
  const { user } = (await people.signIn(email)).body
  const answer = await during(
    PASSWORD,
    () => people.signIn(email),
    async () => {
      await server.database.owner.query(
        "update users set deletedat = now(), email = 'deleted:' || id, passwordhash = null where id = $1",
        [user.id],
      )
    },
  )
  expect(answer).toMatchObject({ status: 401, body: { error: "Invalid login credentials" } })
})
