import { describe, expect, test } from "bun:test"
import { cookieOf, openAccounts, refused, SIGNED_OUT, times } from "./accounts-stage.ts"
import type { Owner, Sent } from "./server-stage.ts"

const { server, people } = await openAccounts()

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
    const elsewhere = { ...headers, origin: "https://evil.example" }
    const ticket = { method: "POST", token: eva.token, headers: elsewhere, body: {} }
    const turned = await server.call("/api/auth/ticket", ticket)
    expect(turned).toMatchObject({ status: 403, body: { code: "bad_origin" } })
  })

  test("opens the pages of the dashboard, whoever else a header speaks for", async () => {
    const [ana, eva] = [await server.hasOwner(), await server.hasOwner()]
    const value = server.cookiesOf(await setCookie({ token: ana.token })).session?.value ?? ""
    const headers = cookieOf({ session: value })
    const answer = await server.call("/dashboard", { token: eva.token, headers })
    expect(answer.headers.get("location")).toBeNull()
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
