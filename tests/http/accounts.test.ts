import { describe, expect, test } from "bun:test"
import { counted, openAccounts, PASSWORD, refused, SIGNED_OUT, times } from "./accounts-stage.ts"

const { server, people } = await openAccounts()

const CHECK = "Check your email for the confirmation link."
const NO_CODE = "Authentication failed. Please try again."

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
