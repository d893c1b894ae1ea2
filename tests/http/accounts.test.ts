import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { type Accounts, accountsOf, cookieOf, counted, PASSWORD, times } from "./accounts-stage.ts"
import { type Owner, openServer, type Sent, type Server } from "./server-stage.ts"

let server: Server
let people: Accounts
beforeAll(async () => {
  server = await openServer()
  people = accountsOf(server)
})
afterAll(() => server.stop())

const refused = (status: number, error: string) => ({ status, body: { error } })
const CHECK = "Check your email for the confirmation link."
const UPDATED =
  "Your password has been updated successfully. You can now log in with your new password."
const NO_LINK = "Failed to update password. The link may have expired or been used already."
const NO_CODE = "Authentication failed. Please try again."
const SIGNED_OUT = "User not authenticated. Please log in again."

describe("signing up", () => {
  test("mails a link that confirms the address once, and signs in", async () => {
    const email = people.newAddress()
    const made = await people.signUp(`  ${email.toUpperCase()} `)
    expect(made).toMatchObject({
      status: 201,
      body: { message: CHECK, user: { email, emailConfirmed: false, operator: false } },
    })
    expect(await people.signIn(email)).toMatchObject(refused(403, "Email not confirmed"))
    const link = await people.linkTo(email)
    expect(link.origin + link.pathname).toBe(`${server.url}/auth/callback`)
    const [letter] = await server.mails(email)
    expect(letter?.text).toContain("Si no te has registrado tú, no lo abras")
    const code = await people.codeTo(email)
    const exchanged = await people.post("/exchange", { code })
    expect(exchanged).toMatchObject({
      status: 200,
      body: { tokenType: "bearer", expiresIn: 600, user: { email, emailConfirmed: true } },
    })
    const { refresh } = server.cookiesOf(exchanged)
    expect(refresh?.attributes).toEqual([
      ...["Max-Age=2592000", "HttpOnly", "SameSite=Strict", "Path=/api/auth"],
    ])
    expect(await people.userOf(exchanged.body.accessToken)).toMatchObject({ email })
    expect(await people.post("/exchange", { code })).toMatchObject(refused(400, NO_CODE))
  })

  test("again before that replaces the password and the link, and again after that is refused", async () => {
    const email = people.newAddress()
    await people.signUp(email, "secret-old")
    const old = await people.codeTo(email)
    expect((await people.signUp(email)).status).toBe(201)
    expect((await people.post("/exchange", { code: old })).status).toBe(400)
    for (const code of [undefined, null, "", 5, [old], "x".repeat(10_000)]) {
      expect(await people.post("/exchange", { code })).toMatchObject(refused(400, NO_CODE))
    }
    expect((await people.post("/exchange", { code: await people.codeTo(email) })).status).toBe(200)
    expect((await people.signIn(email, "secret-old")).status).toBe(401)
    expect((await people.signIn(email)).status).toBe(200)
    expect(await people.signUp(email, "secret-new")).toMatchObject(
      refused(409, "An account with this email already exists"),
    )
    expect(await server.mails(email)).toHaveLength(3)
  })

  test("three times at once makes one account", async () => {
    const email = people.newAddress()
    const answers = await times(3, () => people.signUp(email))
    expect(counted(answers)).toEqual({ 201: 3 })
    const { rows } = await server.database.owner.query("select 1 from users where email = $1", [
      email,
    ])
    expect(rows).toHaveLength(1)
  })

  test("takes nothing from the body but the address and the password", async () => {
    const email = people.newAddress()
    const id = crypto.randomUUID()
    const claims = { id, userId: id, role: "admin", plan: "Pro", operator: true }
    const verified = { email_verified: true, emailConfirmed: true, verified: true }
    const body = { email, password: PASSWORD, ...claims, ...verified }
    const { user } = (await people.post("/sign-up", body)).body
    expect(user).toMatchObject({ emailConfirmed: false, operator: false })
    expect(user.id).not.toBe(id)
  })

  test.each([
    ["five characters", "12345", 400],
    ["six characters", "123456", 201],
    ["six blanks", "      ", 201],
    ["a NUL", "abc\u0000def", 201],
    ["1,024 bytes", "é".repeat(512), 201],
    ["more bytes than that", "é".repeat(513), 400],
    ["a number", 123_456, 400],
    ["nothing", null, 400],
  ])("with a password of %s", async (_, password, status) => {
    const answer = await people.post("/sign-up", { email: people.newAddress(), password })
    expect(answer.status).toBe(status)
    if (typeof password === "string" && password.length < 6) {
      expect(answer.body.error).toBe("Password must be at least 6 characters")
    }
  })

  test("tells passwords apart that differ after 72 bytes", async () => {
    const email = people.newAddress()
    const long = "x".repeat(72)
    await people.signUp(email, `${long}a`)
    await people.post("/exchange", { code: await people.codeTo(email) })
    expect((await people.signIn(email, `${long}b`)).status).toBe(401)
    expect((await people.signIn(email, `${long}a`)).status).toBe(200)
  })

  test.each(["", "ana", "ana@", "a@b@c", "a b@c.es", "a@b.es\r\nBcc: x@y.es", {}, null, 7])(
    "refuses the address %j",
    async (email) => {
      expect(await people.post("/sign-up", { email, password: PASSWORD })).toMatchObject(
        refused(400, "Please enter a valid email address."),
      )
    },
  )

  test("a confirmation asked for again goes to those who wait for one, and tells nobody who does", async () => {
    const waiting = people.newAddress()
    await people.signUp(waiting)
    const confirmed = await people.hasAccount()
    const nobody = people.newAddress()
    const answers = await Promise.all(
      [waiting, confirmed, nobody].map((email) => people.post("/resend-confirmation", { email })),
    )
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, body: { message: CHECK } })
    }
    const sent = await Promise.all([waiting, confirmed, nobody].map(server.mails))
    expect(sent.map(({ length }) => length)).toEqual([2, 1, 0])
  })
})

describe("signing in", () => {
  test("is refused alike for a wrong password and an unknown address", async () => {
    const email = await people.hasAccount()
    const wrong = await people.signIn(email, "secret-2")
    const unknown = await people.signIn(people.newAddress())
    for (const answer of [wrong, unknown]) {
      expect(answer).toMatchObject(refused(401, "Invalid login credentials"))
    }
    expect(server.cookiesOf(wrong)).toEqual({})
  })

  test.each(["X-User-Id", "X-Forwarded-User", "X-Request-From", "X-Owner"])(
    "is not done by naming somebody in %s, in the query or in the body",
    async (header) => {
      const { id } = await server.hasOwner()
      const answer = await server.call(`/api/usage?user=${id}&userId=${id}`, {
        headers: { [header]: id },
      })
      expect(answer).toMatchObject(refused(401, SIGNED_OUT))
    },
  )
})

describe("what works once has one winner among twenty at once", () => {
  test("a confirmation code", async () => {
    const email = people.newAddress()
    await people.signUp(email)
    const code = await people.codeTo(email)
    expect(counted(await times(20, () => people.post("/exchange", { code })))).toEqual({
      ...{ 200: 1, 400: 19 },
    })
  })

  test("a reset link", async () => {
    const email = await people.hasAccount()
    const token = await people.resetTokenTo(email)
    const answers = await times(20, (n) => {
      const password = `secret-of-${n}`
      return people.post("/update-password", { password, confirmation: password, token })
    })
    expect(counted(answers)).toEqual({ 200: 1, 400: 19 })
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await people.signIn(email, `secret-of-${winner}`)).status).toBe(200)
  })

  test("a refresh token: all tabs get the same child, and the session goes on", async () => {
    const { refresh } = await people.signIn(await people.hasAccount())
    const answers = await times(20, () => people.refreshWith(refresh))
    expect(counted(answers)).toEqual({ 200: 20 })
    const children = new Set(answers.map((answer) => server.cookiesOf(answer).refresh?.value))
    expect(children.size).toBe(1)
    expect(children.has(refresh)).toBe(false)
    expect((await people.refreshWith([...children][0] ?? "")).status).toBe(200)
  })
})

describe("refreshing", () => {
  const ages = (seconds: number) =>
    server.database.owner.query(
      "update refresh_tokens set usedat = usedat - $1 * interval '1 second' where usedat is not null",
      [seconds],
    )

  test("with a token that was used before the grace ends the session, for thief and owner alike", async () => {
    const { refresh, token } = await people.signIn(await people.hasAccount())
    expect(await people.userOf(token)).not.toBeNull()
    const child = server.cookiesOf(await people.refreshWith(refresh)).refresh?.value ?? ""
    await ages(11)
    expect(await people.refreshWith(refresh)).toMatchObject(refused(401, SIGNED_OUT))
    expect((await people.refreshWith(child)).status).toBe(401)
    expect(await people.userOf(token)).toBeNull()
  })

  test.each(["", "x", "a".repeat(43), "'; drop table sessions; --"])(
    "is refused with the cookie %j",
    async (refresh) => {
      expect(await people.refreshWith(refresh)).toMatchObject(refused(401, SIGNED_OUT))
    },
  )

  test("is refused without a cookie, and when the session has run out", async () => {
    expect((await people.post("/refresh")).status).toBe(401)
    const email = await people.hasAccount()
    const { refresh, token } = await people.signIn(email)
    await server.database.owner.query(
      `update sessions set expiresat = now() - interval '1 second'
       where userid = (select id from users where email = $1)`,
      [email],
    )
    expect((await people.refreshWith(refresh)).status).toBe(401)
    expect(await people.userOf(token)).toBeNull()
  })

  test("is not done from another site", async () => {
    const { refresh } = await people.signIn(await people.hasAccount())
    const cookie = `refresh=${refresh}`
    for (const from of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }]) {
      const answer = await people.post("/refresh", {}, { headers: { cookie, ...from } })
      expect(answer).toMatchObject(refused(403, "This request is not allowed from here."))
    }
    expect((await people.refreshWith(refresh)).status).toBe(200)
  })
})

describe("a forgotten password", () => {
  const ASKED = "If an account with that email exists, a password reset link has been sent."
  const change = (token: unknown, password = "secret-2", confirmation: unknown = password) =>
    people.post("/update-password", { password, confirmation, token })

  test("is replaced through a mailed link, which ends every session", async () => {
    const email = await people.hasAccount()
    const before = await people.signIn(email)
    expect(await people.userOf(before.token)).not.toBeNull()
    const token = await people.resetTokenTo(email)
    expect(await change(token)).toMatchObject({ status: 200, body: { message: UPDATED } })
    expect(await people.userOf(before.token)).toBeNull()
    expect((await people.refreshWith(before.refresh)).status).toBe(401)
    expect((await people.signIn(email)).status).toBe(401)
    expect((await people.signIn(email, "secret-2")).status).toBe(200)
    expect(await change(token)).toMatchObject(refused(400, NO_LINK))
  })

  test("is asked about alike for everybody, and no answer holds the token", async () => {
    const email = await people.hasAccount()
    const known = await people.post("/reset-password", { email })
    const unknown = await people.post("/reset-password", { email: people.newAddress() })
    for (const { status, body } of [known, unknown]) {
      expect([status, body]).toEqual([200, { message: ASKED }])
    }
    expect(await people.post("/reset-password", { email: " " })).toMatchObject(
      refused(400, "Please enter your email address to reset your password."),
    )
  })

  test.each([
    ["null", null],
    ["an empty one", ""],
    ["a list", []],
    ["an object", {}],
    ["zero", 0],
    ["true", true],
    ["an unknown one", "a".repeat(43)],
    ["one of a kilobyte", "a".repeat(1024)],
  ])("is not replaced with %s for a token", async (_, token) => {
    expect(await change(token)).toMatchObject(refused(400, NO_LINK))
  })

  test("is not replaced with a token of a megabyte", async () => {
    expect((await change("a".repeat(1024 * 1024))).status).toBe(413)
  })

  test("is not replaced with a link that is old, or was followed by another", async () => {
    const email = await people.hasAccount()
    const first = await people.resetTokenTo(email)
    const second = await people.resetTokenTo(email)
    expect((await change(first)).status).toBe(400)
    await server.database.owner.query("update one_time_tokens set expiresat = now()")
    expect(await change(second)).toMatchObject(refused(400, NO_LINK))
  })

  test("is not replaced with a code that was mailed to confirm, nor with a ticket", async () => {
    const email = people.newAddress()
    await people.signUp(email)
    expect((await change(await people.codeTo(email))).status).toBe(400)
    const { token } = await server.hasOwner()
    const { ticket } = (await people.post("/ticket", { purpose: "calendar" }, { token })).body
    expect((await change(ticket)).status).toBe(400)
  })

  test("leaves the link good for another try after a slip", async () => {
    const token = await people.resetTokenTo(await people.hasAccount())
    expect(await change(token, "12345")).toMatchObject(
      refused(400, "Password must be at least 6 characters long."),
    )
    expect(await change(token, "secret-2", "secret-3")).toMatchObject(
      refused(400, "Passwords do not match."),
    )
    expect((await change(token)).status).toBe(200)
  })
})

describe("a new password", () => {
  test("set by its owner ends all sessions but this one", async () => {
    const email = await people.hasAccount()
    const [here, there] = [await people.signIn(email), await people.signIn(email)]
    expect(await people.userOf(there.token)).not.toBeNull()
    const body = { password: "secret-2", confirmation: "secret-2" }
    const { token } = here
    expect((await people.post("/update-password", body, { token })).body.message).toBe(UPDATED)
    expect(await people.userOf(token)).not.toBeNull()
    expect(await people.userOf(there.token)).toBeNull()
    expect((await people.refreshWith(there.refresh)).status).toBe(401)
    expect(await people.post("/update-password", body)).toMatchObject(refused(401, SIGNED_OUT))
  })
})

describe("links in mails", () => {
  test.each([
    ["Host", "evil.example"],
    ["X-Forwarded-Host", "evil.example"],
    ["X-Forwarded-Proto", "gopher"],
    ["Forwarded", "host=evil.example;proto=http"],
    ["X-Original-Host", "evil.example"],
  ])("lead to the configured address, whatever %s says", async (header, value) => {
    const email = people.newAddress()
    const headers = { [header]: value }
    await people.signUp(email, PASSWORD, { headers })
    expect((await people.linkTo(email)).origin).toBe(server.url)
    await people.post("/exchange", { code: await people.codeTo(email) })
    await people.post("/reset-password", { email }, { headers })
    expect((await people.linkTo(email)).origin).toBe(server.url)
    expect(JSON.stringify(await server.mails(email))).not.toContain("evil")
  })
})

describe("the session cookie", () => {
  const setCookie = (body: object, headers: Record<string, string> = { origin: server.url }) =>
    people.post("/set-cookie", body, { headers })

  test("is an opaque value for an access token, and signs in as it does", async () => {
    const { id, token } = await server.hasOwner()
    const answer = await setCookie({ token })
    expect([answer.status, answer.body]).toEqual([200, { success: true }])
    const { session } = server.cookiesOf(answer)
    expect(session?.attributes).toEqual([
      ...["Max-Age=2592000", "HttpOnly", "SameSite=Lax", "Path=/"],
    ])
    const value = session?.value ?? ""
    expect(token).not.toContain(value)
    const { body } = await server.call("/api/auth/session", {
      headers: { cookie: `session=${value}` },
    })
    expect(body.user.id).toBe(id)
    const again = server.cookiesOf(await setCookie({ token })).session?.value
    expect(again).not.toBe(value)
    const old = await server.call("/api/auth/session", { headers: { cookie: `session=${value}` } })
    expect(old.body.user).toBeNull()
  })

  test("is not given for anything else, nor without a word on where the call comes from", async () => {
    const { token } = await server.hasOwner()
    const error = "Authentication token not found. Please log in again."
    for (const wrong of ["", "x", `${token}x`, "a.b.c", "x".repeat(9000), null, undefined, 7]) {
      expect(await setCookie({ token: wrong })).toMatchObject(refused(401, error))
    }
    for (const from of [{}, { origin: "null" }, { origin: "https://evil.example" }]) {
      const answer = await setCookie({ token }, from as Record<string, string>)
      expect(answer).toMatchObject({ status: 403, body: { code: "bad_origin" } })
      expect(server.cookiesOf(answer)).toEqual({})
    }
  })

  test("is cleared as often as one likes, which ends its session, but not from another site", async () => {
    const { token } = await server.hasOwner()
    const value = server.cookiesOf(await setCookie({ token })).session?.value ?? ""
    const clear = (headers: Record<string, string>) => people.post("/clear-cookie", {}, { headers })
    const elsewhere = { cookie: `session=${value}`, origin: "https://evil.example" }
    expect((await clear(elsewhere)).status).toBe(403)
    expect(await people.userOf(token)).not.toBeNull()
    for (const headers of [cookieOf({ session: value }), cookieOf({ session: value }), {}]) {
      const answer = await clear(headers)
      expect([answer.status, answer.body]).toEqual([200, { success: true }])
      expect(server.cookiesOf(answer).session?.attributes).toContain("Max-Age=0")
    }
    expect(await people.userOf(token)).toBeNull()
  })

  test("of one person and the token of another are refused together", async () => {
    const [ana, eva] = [await server.hasOwner(), await server.hasOwner()]
    const value = server.cookiesOf(await setCookie({ token: ana.token })).session?.value ?? ""
    const headers = cookieOf({ session: value })
    const answer = await server.call("/api/usage", { token: eva.token, headers })
    expect(answer).toMatchObject({ status: 400, body: { code: "two_identities" } })
    expect((await server.call("/api/usage", { token: ana.token, headers })).status).toBe(200)
  })

  test("stays what it is when several tabs that have it ask for it at once", async () => {
    const { token } = await server.hasOwner()
    const value = server.cookiesOf(await setCookie({ token })).session?.value ?? ""
    const headers = { origin: server.url, ...cookieOf({ session: value }) }
    const answers = await times(10, () => setCookie({ token }, headers))
    const given = answers.map((answer) => server.cookiesOf(answer).session?.value)
    expect(new Set(given)).toEqual(new Set([value]))
    const other = await server.hasOwner()
    const theirs = server.cookiesOf(await setCookie({ token: other.token }, headers)).session
    expect(theirs?.value).not.toBe(value)
  })

  test("lasts for 30 days after a page was last opened with it", async () => {
    const { token, sessionId } = await server.hasOwner()
    const value = server.cookiesOf(await setCookie({ token })).session?.value ?? ""
    const opensPage = () =>
      server.call("/api/auth/session", { headers: cookieOf({ session: value }) })
    await server.database.owner.query(
      "update sessions set expiresat = now() + interval '5 days' where id = $1",
      [sessionId],
    )
    const { session } = server.cookiesOf(await opensPage())
    expect(session).toEqual({
      ...{ value, attributes: ["Max-Age=2592000", "HttpOnly", "SameSite=Lax", "Path=/"] },
    })
    const { rows } = await server.database.owner.query(
      "select expiresat > now() + interval '29 days' as long from sessions where id = $1",
      [sessionId],
    )
    expect(rows).toEqual([{ long: true }])
    expect(server.cookiesOf(await opensPage())).toEqual({})
  })

  test("is worth nothing beside another of its name, nor beside a token that is none", async () => {
    const { token } = await server.hasOwner()
    const session = server.cookiesOf(await setCookie({ token })).session?.value ?? ""
    const ask = (cookie: string, more: Sent = {}) =>
      server.call("/api/usage", { headers: { cookie }, ...more })
    expect((await ask(`session=${session}`)).status).toBe(200)
    for (const cookie of [`session=x; session=${session}`, `session=${session}; session=x`]) {
      expect(await ask(cookie)).toMatchObject(refused(401, SIGNED_OUT))
    }
    for (const authorization of ["Bearer", "Bearer x", "Basic eDp4", `Bearer ${token} x`, "é"]) {
      const headers = { cookie: `session=${session}`, authorization }
      expect(await ask("", { headers })).toMatchObject(refused(401, SIGNED_OUT))
    }
  })

  test("of one person gives way when another signs in in the same browser", async () => {
    const [ana, eva] = [await server.hasOwner(), await server.hasOwner()]
    const value = server.cookiesOf(await setCookie({ token: ana.token })).session?.value ?? ""
    const answer = await people.post(
      "/set-cookie",
      { token: eva.token },
      { token: eva.token, headers: { origin: server.url, cookie: `session=${value}` } },
    )
    expect(answer.status).toBe(200)
    const session = server.cookiesOf(answer).session?.value ?? ""
    const headers = cookieOf({ session })
    const { body } = await server.call("/api/auth/session", { token: eva.token, headers })
    expect(body.user.id).toBe(eva.id)
  })

  test("is cleared with its own session, whoever's token comes beside it", async () => {
    const [ana, eva] = [await server.hasOwner(), await server.hasOwner()]
    const value = server.cookiesOf(await setCookie({ token: ana.token })).session?.value ?? ""
    const headers = cookieOf({ session: value })
    expect((await people.post("/clear-cookie", {}, { token: eva.token, headers })).status).toBe(200)
    expect(await people.userOf(ana.token)).toBeNull()
    expect(await people.userOf(eva.token)).not.toBeNull()
  })
})

describe("the token against forged requests", () => {
  const read = (headers: Record<string, string> = {}) =>
    server.call("/api/auth/csrf-token", { headers })

  test("is the cookie's value, the same for parallel calls, and never stored by caches", async () => {
    const answers = await times(10, () => read())
    for (const answer of answers) {
      expect(answer.body.csrfToken).toBe(server.cookiesOf(answer)["csrf-token"]?.value)
      expect(answer.headers.get("cache-control")).toBe("no-store")
      expect(server.cookiesOf(answer)["csrf-token"]?.attributes).not.toContain("HttpOnly")
    }
    expect(new Set(answers.map(({ body }) => body.csrfToken)).size).toBe(1)
  })

  test("is another one for each session, and good for that one alone", async () => {
    const [ana, eva] = [await server.hasOwner(), await server.hasOwner()]
    const chatbot = async ({ token }: Owner) =>
      (await server.call("/api/chatbots", { method: "POST", token, body: { name: "Bar" } })).body
        .chatbot.id as string
    const id = await chatbot(ana)
    const pause = (headers: Record<string, string>) =>
      server.call(`/api/chatbots/${id}/pause`, { method: "POST", token: ana.token, headers })
    const anonymous = String((await read()).body.csrfToken)
    const { cookie = "", ...header } = server.csrf(ana)
    const wrong: Record<string, string>[] = [
      ...[{}, { cookie }, header, server.csrf(eva)],
      { ...header, cookie: "csrf-token=x" },
      { "x-csrf-token": anonymous, cookie: `csrf-token=${anonymous}` },
    ]
    for (const headers of wrong) {
      const answer = await pause(headers)
      expect(answer).toMatchObject(refused(403, "Security error: Could not obtain CSRF token."))
    }
    expect((await pause({ ...header, cookie })).body).toEqual({ success: true, is_paused: true })
  })
})

describe("signing out", () => {
  test("ends this session, or all of them", async () => {
    const email = await people.hasAccount()
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => people.signIn(email)))
    if (!one || !two || !three) throw new Error("no sessions")
    for (const { token } of [one, two, three]) expect(await people.userOf(token)).not.toBeNull()
    const out = await people.post("/sign-out", {}, { token: one.token })
    expect(Object.keys(server.cookiesOf(out)).toSorted()).toEqual([
      ...["csrf-token", "refresh", "session"],
    ])
    expect(await people.userOf(one.token)).toBeNull()
    expect(await people.userOf(two.token)).not.toBeNull()
    await people.post("/sign-out", { everywhere: true }, { token: two.token })
    for (const { token, refresh } of [two, three]) {
      expect(await people.userOf(token)).toBeNull()
      expect((await people.refreshWith(refresh)).status).toBe(401)
    }
  })

  test("is what a page is told that goes on with the token of before", async () => {
    const { token } = await people.signIn(await people.hasAccount())
    await people.post("/sign-out", {}, { token })
    const headers = { cookie: "csrf-token=of-before", "x-csrf-token": "of-before" }
    const answer = await server.call("/api/account", { method: "DELETE", token, headers })
    expect(answer.status).toBe(401)
  })
})

describe("an access token", () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const forge = (owner: Owner, claims: object = {}, header: object = {}, hash = "sha256") => {
    const at = Math.floor(Date.now() / 1000)
    const right = {
      ...{ iss: server.url, aud: "recado-api", sub: owner.id, sid: owner.sessionId },
      ...{ iat: at, exp: at + 600, jti: "1" },
    }
    const text = `${part({ alg: "HS256", typ: "JWT", ...header })}.${part({ ...right, ...claims })}`
    const key = server.vault.derive("access tokens")
    const mac = new Bun.CryptoHasher(hash as "sha256", key).update(text).digest("base64url")
    return { text, token: `${text}.${mac}` }
  }
  const usageWith = (token: string) => server.call("/api/usage", { token })

  test("made like this test makes them is taken, for half a minute longer than it says", async () => {
    const owner = await server.hasOwner()
    expect((await usageWith(forge(owner).token)).status).toBe(200)
    const at = Math.floor(Date.now() / 1000)
    expect((await usageWith(forge(owner, { exp: at - 15 }).token)).status).toBe(200)
    expect((await usageWith(forge(owner, { exp: at - 31 }).token)).status).toBe(401)
  })

  test.each([
    ["no expiry", { exp: undefined }],
    ["no id", { jti: undefined }],
    ["no session", { sid: undefined }],
    ["no beginning", { iat: undefined }],
    ["nobody in it", { sub: undefined }],
    ["an expiry that is over by more than the leeway", { exp: 1_700_000_000 }],
    ["an expiry that is a text", { exp: "9999999999" }],
    ["another issuer", { iss: "https://evil.example" }],
    ["another audience", { aud: "somebody" }],
    ["a time before which it is not good", { nbf: 4_000_000_000 }],
    ["a session that is no id", { sid: "' or 1=1 --" }],
    ["a session that never was", { sid: crypto.randomUUID() }],
    ["somebody else's name on this session", { sub: crypto.randomUUID() }],
  ])("with %s is refused", async (_, claims) => {
    const { token } = forge(await server.hasOwner(), claims)
    expect(await usageWith(token)).toMatchObject(refused(401, SIGNED_OUT))
  })

  test("signed otherwise is refused: HS512, none, a critical header, another key", async () => {
    const owner = await server.hasOwner()
    const none = forge(owner, {}, { alg: "none" })
    const tokens = [
      forge(owner, {}, { alg: "HS512" }, "sha512").token,
      ...[`${none.text}.`, none.token, none.text],
      forge(owner, {}, { crit: ["b64"], b64: false }).token,
      `${forge(owner).text}.${new Bun.CryptoHasher("sha256", "other").digest("base64url")}`,
    ]
    for (const token of tokens) {
      expect(await usageWith(token)).toMatchObject(refused(401, SIGNED_OUT))
    }
  })
})
