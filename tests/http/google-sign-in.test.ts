import { afterAll, beforeAll, beforeEach, describe, expect, spyOn, test } from "bun:test"
import { createHash } from "node:crypto"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { GoogleSignIn } from "../../core/accounts/ports.ts"
import { until } from "../support/process.ts"
import { type Accounts, accountsOf, counted, PASSWORD, times } from "./accounts-stage.ts"
import { openServer, type Server } from "./server-stage.ts"

const LOGIN = "/api/auth/google/login"
const FAILED = "/login?error=google_failed"
const NO_CODE = "Authentication failed. Please try again."

let server: Server
let people: Accounts
/** Whether Google says that the address is the person's. */
let verified = true
let broken = false
beforeAll(async () => {
  server = await openServer({ LOG_LEVEL: "error" }, (ports) => {
    const google = Context.get(ports, GoogleSignIn)
    return Context.add(ports, GoogleSignIn, {
      ...google,
      identify: (...asked) =>
        broken
          ? Effect.die(new Error("a fault of ours"))
          : Effect.map(google.identify(...asked), (identity) => ({
              ...identity,
              emailVerified: identity.emailVerified && verified,
            })),
    })
  })
  people = accountsOf(server)
})
afterAll(() => server.stop())
beforeEach(() => {
  verified = true
  broken = false
})

/** A browser that sets out for Google. */
const setsOut = async (query = "") => {
  const answer = await server.call(`${LOGIN}${query}`)
  const cookie = answer.headers.getSetCookie().map((each) => each.split(";")[0] ?? "")
  return { answer, cookie: cookie.join("; "), to: new URL(answer.headers.get("location") ?? "") }
}
type Trip = Awaited<ReturnType<typeof setsOut>>

/** Agrees at Google. Answers the address that leads back to us. */
const allows = async ({ to }: Pick<Trip, "to">, email: string) => {
  const answer = await fetch(to.origin + to.pathname, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ ...Object.fromEntries(to.searchParams), email, decision: "allow" }),
  })
  const { pathname, search } = new URL(answer.headers.get("location") ?? "")
  return pathname + search
}
const comesBack = async (path: string, cookie: string) =>
  (await server.call(path, { headers: { cookie } })).headers.get("location") ?? ""
const codeOf = (address: string) => new URL(address, server.url).searchParams.get("code") ?? ""
const exchange = (code: string, cookie: string, more: object = {}) =>
  people.post("/exchange", { code, ...more }, { headers: { cookie, origin: server.url } })

/** The whole sign-in, up to the one-time code. */
const through = async (email: string, query = "") => {
  const trip = await setsOut(query)
  const back = await comesBack(await allows(trip, email), trip.cookie)
  return { ...trip, back, code: codeOf(back) }
}
const signsIn = async (email: string) => {
  const { code, cookie } = await through(email)
  return exchange(code, cookie)
}
const audited = async (id: string) => {
  const { rows } = await server.database.owner.query(
    "select action, subject from audit_log where userid = $1 order by id",
    [id],
  )
  return (rows as { action: string; subject: string }[]).map(
    (row) => `${row.action} ${row.subject}`,
  )
}

describe("setting out", () => {
  test("leads to Google with state, nonce and PKCE, and binds the browser by a cookie of its own", async () => {
    const { answer, to } = await setsOut()
    expect(answer.status).toBe(302)
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      ...{ scope: "openid email profile", access_type: "offline", prompt: "consent" },
      ...{ response_type: "code", code_challenge_method: "S256" },
      redirect_uri: `${server.url}/api/auth/google/callback`,
    })
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(to.searchParams.get(name)?.length).toBeGreaterThanOrEqual(22)
    }
    const [cookie = ""] = answer.headers.getSetCookie()
    expect(cookie).toMatch(
      /^flow-[\w-]+=[\w-]{22,}; Max-Age=600; HttpOnly; SameSite=Lax; Path=\/api$/,
    )
  })

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/auth/callback/../../login",
    "\t//evil.example",
    "",
  ])("with redirectTo %j leads back to our page and nowhere else", async (redirectTo) => {
    const email = people.newAddress()
    const { to, back } = await through(email, `?redirectTo=${encodeURIComponent(redirectTo)}`)
    expect(to.searchParams.get("redirect_uri")).toBe(`${server.url}/api/auth/google/callback`)
    expect(back).toMatch(/^\/auth\/callback\?code=[\w-]+$/)
  })

  test.each(["short", "a".repeat(42), "a".repeat(44), "=".repeat(43)])(
    "with a challenge that is none (%s) ends at the sign-in page",
    async (challenge) => {
      const answer = await server.call(`${LOGIN}?codeChallenge=${challenge}`)
      expect([answer.status, answer.headers.get("location")]).toEqual([
        ...[302, "/login?error=google_start"],
      ])
    },
  )
})

describe("coming back", () => {
  test("to a fault of ours ends at the sign-in page, and the log says which", async () => {
    const written = spyOn(process.stderr, "write").mockImplementation(() => true)
    try {
      const trip = await setsOut()
      const back = await allows(trip, people.newAddress())
      broken = true
      expect(await comesBack(back, trip.cookie)).toBe(FAILED)
      expect(await comesBack(back, trip.cookie)).toBe(FAILED)
      const told = written.mock.calls
        .map(([line]) => String(line))
        .filter((line) => line.includes("request_failed"))
      // The second call comes with a flow that is used up, which is no fault of ours.
      expect(told.map((line) => JSON.parse(line))).toMatchObject([
        { event: "request_failed", path: "/api/auth/google/callback" },
      ])
    } finally {
      written.mockRestore()
    }
  })

  test("makes an account, confirmed, and finds it again", async () => {
    const email = people.newAddress()
    const first = await signsIn(email)
    expect(first).toMatchObject({ status: 200, body: { user: { email, emailConfirmed: true } } })
    expect((await signsIn(email)).body.user.id).toBe(first.body.user.id)
    expect(await server.mails(email)).toEqual([])
  })

  test("with a state that was used, made up or left out ends at the sign-in page", async () => {
    const trip = await setsOut()
    const path = await allows(trip, people.newAddress())
    expect(await comesBack(path, trip.cookie)).toStartWith("/auth/callback?code=")
    const callback = "/api/auth/google/callback"
    for (const again of [
      path,
      callback,
      `${callback}?code=x`,
      `${callback}?code=x&state=made-up`,
    ]) {
      expect(await comesBack(again, trip.cookie)).toBe(FAILED)
    }
  })

  test("in another browser ends there too, and burns the state", async () => {
    const mine = await setsOut()
    const path = await allows(mine, people.newAddress())
    const other = await setsOut()
    expect(await comesBack(path, other.cookie)).toBe(FAILED)
    expect(await comesBack(path, mine.cookie)).toBe(FAILED)
  })

  test("after more than ten minutes, too", async () => {
    const trip = await setsOut()
    const path = await allows(trip, people.newAddress())
    await server.database.owner.query("update oauth_flows set expiresat = now()")
    expect(await comesBack(path, trip.cookie)).toBe(FAILED)
  })

  test("of three tabs in any order signs all of them in", async () => {
    const trips = [await setsOut(), await setsOut(), await setsOut()]
    const cookie = trips.map((trip) => trip.cookie).join("; ")
    for (const trip of trips.toReversed()) {
      const back = await comesBack(await allows(trip, people.newAddress()), cookie)
      expect((await exchange(codeOf(back), cookie)).status).toBe(200)
    }
  })

  test("with an address that Google has not verified signs nobody in, and joins nothing", async () => {
    const email = await people.hasAccount()
    verified = false
    for (const address of [email, people.newAddress()]) {
      expect((await through(address)).back).toBe(FAILED)
    }
    const { rows } = await server.database.owner.query(
      "select googlesub from users where email = $1",
      [email],
    )
    expect(rows).toEqual([{ googlesub: null }])
  })
})

describe("the code that Google's way back ends in", () => {
  test("works once among twenty at once", async () => {
    const { code, cookie } = await through(people.newAddress())
    const answers = await times(20, () => exchange(code, cookie))
    expect(counted(answers)).toEqual({ 200: 1, 400: 19 })
  })

  test("is good for the browser that set out, for a minute", async () => {
    const email = people.newAddress()
    const one = await through(email)
    const other = await setsOut()
    expect((await exchange(one.code, other.cookie)).body.error).toBe(NO_CODE)
    expect((await exchange(one.code, one.cookie)).status).toBe(400)
    const late = await through(email)
    await server.database.owner.query("update one_time_tokens set expiresat = now()")
    expect((await exchange(late.code, late.cookie)).body.error).toBe(NO_CODE)
  })

  const verifier = "v".repeat(43)
  const challenge = createHash("sha256").update(verifier).digest("base64url")
  test.each([
    ["none", {}],
    ["a wrong one", { codeVerifier: "w".repeat(43) }],
    ["one of 42 characters", { codeVerifier: "v".repeat(42) }],
    ["the challenge itself (method plain)", { codeVerifier: challenge }],
  ])("given a challenge is burnt with %s for a verifier", async (_, more) => {
    const { code, cookie } = await through(people.newAddress(), `?codeChallenge=${challenge}`)
    expect((await exchange(code, cookie, more)).body.error).toBe(NO_CODE)
    expect((await exchange(code, cookie, { codeVerifier: verifier })).status).toBe(400)
  })

  test("given a challenge works with its verifier", async () => {
    const { code, cookie } = await through(people.newAddress(), `?codeChallenge=${challenge}`)
    expect((await exchange(code, cookie, { codeVerifier: verifier })).status).toBe(200)
  })
})

describe("an address that has an account already", () => {
  test("confirmed, is joined: the owner is told, and the password stays", async () => {
    const email = await people.hasAccount()
    const { id } = (await people.signIn(email)).body.user
    const joined = await signsIn(email)
    expect(joined.body.user.id).toBe(id)
    expect((await people.signIn(email)).status).toBe(200)
    expect(await audited(id)).toContain("google_linked linked")
    await until("the owner is told", async () => (await server.mails(email)).length === 2)
  })

  test("unconfirmed, is taken over: whoever made it loses password, links and sessions", async () => {
    const email = people.newAddress()
    await people.signUp(email, "of the squatter")
    const code = await people.codeTo(email)
    const reset = await people.resetTokenTo(email)
    const joined = await signsIn(email)
    const { id } = joined.body.user
    expect(joined.body.user).toMatchObject({ email, emailConfirmed: true })
    expect((await people.signIn(email, "of the squatter")).status).toBe(401)
    expect((await people.post("/exchange", { code })).status).toBe(400)
    const change = { password: "secret-3", confirmation: "secret-3", token: reset }
    expect((await people.post("/update-password", change)).status).toBe(400)
    expect(await audited(id)).toContain("google_linked taken_over")
  })

  test("that belongs to another Google account is not joined to this one", async () => {
    const email = people.newAddress()
    const { id } = (await signsIn(email)).body.user
    await server.database.owner.query("update users set googlesub = 'another' where id = $1", [id])
    expect((await through(email)).back).toBe(FAILED)
  })

  test("without a password is not signed in with one", async () => {
    const email = people.newAddress()
    await signsIn(email)
    for (const password of [PASSWORD, "", "null"]) {
      expect((await people.signIn(email, password)).status).toBe(401)
    }
  })
})
