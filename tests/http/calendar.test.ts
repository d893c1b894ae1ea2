import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { DAY_MS } from "../../core/shared/time-spans.ts"
import { cookiesOf, goesToGoogle } from "../support/google-consent.ts"
import { openProduct, type Product } from "./product-stage.ts"

const API = "/api/google-calendar"
const NOBODY = "00000000-0000-4000-8000-000000000000"

let product: Product
let owner: Awaited<ReturnType<Product["hasChatbot"]>>
beforeAll(async () => {
  product = await openProduct()
  owner = await product.hasChatbot()
})
afterAll(() => product.stop())
beforeEach(() => product.control("/reset"))

const call = (path: string, method = "GET", body?: object, token = owner.token) =>
  product.call(`${API}${path}`, { method, token, ...(body ? { body } : {}) })
const status = async (who = owner) =>
  (await call(`/connection-status?chatbotId=${who.chatbotid}`, "GET", undefined, who.token)).body
    .data

/** The same day in all tests, also when midnight comes between them. */
const TODAY = Date.now()
const soon = (days: number, hour: number) =>
  `${new Date(TODAY + days * DAY_MS).toISOString().slice(0, 10)}T${String(hour).padStart(2, "0")}:00:00`
const create = (details: object, chatbotId = owner.chatbotid) =>
  call("/create-event", "POST", { chatbotId, eventDetails: { summary: "Corte", ...details } })

describe("connecting", () => {
  test("without a calendar there is nothing connected, and nothing to list or change", async () => {
    const fresh = await product.hasChatbot()
    expect(await status(fresh)).toEqual({
      is_connected: false,
      connection_id: null,
      allow_modify_any_event: false,
      token_expires_at: null,
    })
    const asked = `/list-events?chatbotId=${fresh.chatbotid}`
    expect(await call(asked, "GET", undefined, fresh.token)).toMatchObject({
      status: 401,
      body: { error: "No active calendar connection.", code: "calendar_not_connected" },
    })
  })

  test("asks Google for events alone, offline, with PKCE, and comes back connected", async () => {
    const { searchParams, to } = await goesToGoogle(product.url, owner)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      scope: "openid email https://www.googleapis.com/auth/calendar.events",
      access_type: "offline",
      prompt: "consent",
      response_type: "code",
      code_challenge_method: "S256",
    })
    expect(to).toBe(`/dashboard/calendar?chatbotid=${owner.chatbotid}&connected=1`)
    expect(await status()).toMatchObject({ is_connected: true, allow_modify_any_event: false })
  })

  test.each([
    ["was denied", { decision: "deny" }, "denied"],
    ["left the calendar out", { calendar: "no" }, "scope"],
    ["gave no refresh token", { access_type: "online", prompt: "none" }, "no_refresh_token"],
  ] as const)(
    "a consent that %s leaves the old connection as it is",
    async (_, decision, error) => {
      const before = await status()
      const { to } = await goesToGoogle(product.url, owner, decision)
      expect(to).toBe(`/dashboard/calendar?chatbotid=${owner.chatbotid}&error=${error}`)
      expect(await status()).toEqual(before)
    },
  )

  test("a way back in another browser, or twice, or made up, connects nothing", async () => {
    const { to } = await goesToGoogle(product.url, owner, {}, () => [])
    expect(to).toBe("/dashboard/calendar?error=state")
    for (const query of ["", "?code=x", "?code=x&state=made-up", "?error=access_denied"]) {
      const answer = await fetch(`${product.url}${API}/callback${query}`, { redirect: "manual" })
      expect(answer.headers.get("location")).toBe("/dashboard/calendar?error=state")
    }
  })

  test("a way back whose sign-in has ended meanwhile connects nothing", async () => {
    const fresh = await product.hasChatbot()
    const gone = { ...fresh, token: await fresh.signIn() }
    const { to } = await goesToGoogle(product.url, gone, {}, async (cookies) => {
      await product.call("/api/auth/sign-out", { method: "POST", token: gone.token })
      return cookies
    })
    expect(to).toBe("/dashboard/calendar?error=state")
    expect((await status(fresh)).is_connected).toBe(false)
  })

  test("Google's token endpoint out of order: failed, and the old connection stays", async () => {
    const failure = { provider: "google", path: "/token", mode: "status", status: 503, times: 20 }
    await product.control("/failures", failure)
    const { to } = await goesToGoogle(product.url, owner)
    expect(to).toEndWith("&error=failed")
    expect((await status()).is_connected).toBe(true)
  })

  test("somebody else's chatbot is not found, and a malformed one has no format", async () => {
    const other = await product.hasChatbot()
    const asked = (id: string) =>
      call(`/connection-status?chatbotId=${id}`, "GET", undefined, other.token)
    expect((await asked(owner.chatbotid)).body.error).toBe("Chatbot not found")
    expect(await asked("x")).toMatchObject({
      status: 400,
      body: { error: "Invalid chatbot ID format" },
    })
    const query = new URLSearchParams({ chatbotId: owner.chatbotid, access_token: other.token })
    const answer = await fetch(`${product.url}${API}/connect?${query}`, { redirect: "manual" })
    expect([answer.status, answer.headers.get("location")]).toEqual([404, null])
  })

  const cookieOf = async ({ token }: { readonly token: string }) =>
    cookiesOf(
      await fetch(`${product.url}/api/auth/set-cookie`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: product.url },
        body: JSON.stringify({ token }),
      }),
    )

  test("a browser signed in as somebody else is refused before it leaves", async () => {
    const theirs = await cookieOf(await product.hasChatbot())
    const query = new URLSearchParams({ chatbotId: owner.chatbotid, access_token: owner.token })
    const answer = await fetch(`${product.url}${API}/connect?${query}`, {
      redirect: "manual",
      headers: { cookie: theirs.join("; ") },
    })
    expect([answer.status, (await answer.json()).code]).toEqual([400, "two_identities"])
  })

  test("a browser in which somebody else has signed in meanwhile connects nothing, and is told no id", async () => {
    const before = await status()
    const theirs = await cookieOf(await product.hasChatbot())
    const someone = { email: "someone@example.com" }
    const come = (cookies: string[]) => [...cookies, ...theirs]
    const { to } = await goesToGoogle(product.url, owner, someone, come)
    expect(to).toBe("/dashboard/calendar?error=state")
    expect(await status()).toEqual(before)
  })

  test("a way back from signing in with Google connects nothing", async () => {
    const start = await fetch(`${product.url}/api/auth/google/login`, { redirect: "manual" })
    const state = new URL(start.headers.get("location") ?? "").searchParams.get("state")
    const back = await fetch(`${product.url}${API}/callback?code=x&state=${state}`, {
      redirect: "manual",
      headers: { cookie: cookiesOf(start).join("; ") },
    })
    expect(back.headers.get("location")).toBe("/dashboard/calendar?error=state")
  })
})

describe("the setting", () => {
  const change = async (allowModifyAnyEvent: boolean, csrf = true) => {
    const given = await fetch(`${product.url}/api/auth/csrf-token`, {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    const { csrfToken } = (await given.json()) as { csrfToken: string }
    const answer = await fetch(`${product.url}${API}/update-settings`, {
      method: "PATCH",
      headers: {
        authorization: `Bearer ${owner.token}`,
        "content-type": "application/json",
        ...(csrf ? { "x-csrf-token": csrfToken, cookie: cookiesOf(given).join("; ") } : {}),
      },
      body: JSON.stringify({ chatbotId: owner.chatbotid, allowModifyAnyEvent }),
    })
    return { status: answer.status, body: await answer.json() }
  }

  test("is changed with the token against forged requests alone", async () => {
    expect(await change(true, false)).toMatchObject({
      status: 403,
      body: { error: "Security error: Could not obtain CSRF token." },
    })
    expect(await change(true)).toEqual({
      status: 200,
      body: { success: true, data: { allow_modify_any_event: true } },
    })
    expect((await status()).allow_modify_any_event).toBe(true)
    await change(false)
    const { rows } = await product.database.owner.query(
      "select action from audit_log where subject = $1 and action like 'any_event%' order by id",
      [owner.chatbotid],
    )
    expect(rows.map(({ action }) => action)).toEqual(["any_event_allowed", "any_event_forbidden"])
  })
})

describe("appointments", () => {
  beforeEach(() => product.control("/google/events", {}, "DELETE"))

  test("are made for an hour unless said otherwise, and listed with the chatbot's offset", async () => {
    const made = await create({ start_time: soon(3, 10), description: "x", location: "y" })
    expect(made).toMatchObject({
      status: 200,
      body: { success: true, data: { event: { summary: "Corte", clientid: null } } },
    })
    const { event } = made.body.data
    expect(event.starttime).toStartWith(soon(3, 10))
    expect(Date.parse(event.endtime) - Date.parse(event.starttime)).toBe(3_600_000)
    const listed = await call(`/list-events?chatbotId=${owner.chatbotid}`)
    expect(listed.body).toEqual({ success: true, data: { events: [event] } })
  })

  test("five are listed unless more are wanted", async () => {
    for (let hour = 9; hour < 16; hour++) await create({ start_time: soon(4, hour) })
    const listed = async (more: string) =>
      (await call(`/list-events?chatbotId=${owner.chatbotid}${more}`)).body.data?.events.length
    expect([await listed(""), await listed("&maxResults=50")]).toEqual([5, 7])
    const refused = await call(`/list-events?chatbotId=${owner.chatbotid}&maxResults=51`)
    expect(refused.status).toBe(400)
    for (const id of ["clientId", "connectionId"]) {
      const foreign = await call(`/list-events?chatbotId=${owner.chatbotid}&${id}=${NOBODY}`)
      expect([foreign.status, foreign.body.error]).toEqual([404, "Not found"])
    }
  })

  test("one time is booked once", async () => {
    await create({ start_time: soon(5, 10) })
    expect(await create({ start_time: soon(5, 10) })).toMatchObject({
      status: 409,
      body: { error: "That time is not available.", code: "time_unavailable" },
    })
  })

  test("may be moved and cancelled, also when Google has them gone", async () => {
    const { event } = (await create({ start_time: soon(6, 10) })).body.data
    const change = { chatbotId: owner.chatbotid, eventId: event.eventid }
    const moved = await call("/update-event", "PUT", {
      ...change,
      eventDetails: { summary: "Color", start_time: soon(6, 12) },
    })
    expect(moved.body.data.event).toMatchObject({ eventid: event.eventid, summary: "Color" })
    expect(moved.body.data.event.starttime).toStartWith(soon(6, 12))
    for (let n = 0; n < 2; n++) {
      expect((await call("/cancel-event", "DELETE", change)).body).toEqual({ success: true })
    }
    const again = await call("/update-event", "PUT", {
      ...change,
      eventDetails: { summary: "Color", start_time: soon(6, 13) },
    })
    expect(again).toMatchObject({ status: 404, body: { error: "Event not found." } })
  })

  test("that the owner made in Google may only be changed when the setting says so", async () => {
    const end = { dateTime: soon(7, 11) }
    const start = { dateTime: soon(7, 10) }
    const chatbotid = owner.chatbotid
    const made = await product.control("/google/events", { chatbotid, summary: "Yo", start, end })
    const change = { chatbotId: chatbotid, eventId: made.id }
    expect(await call("/cancel-event", "DELETE", change)).toMatchObject({
      status: 403,
      body: { code: "calendar_forbidden" },
    })
  })

  test.each([
    ["backwards", { start_time: soon(8, 10), end_time: soon(8, 9) }, "end_time"],
    ["without length", { start_time: soon(8, 10), end_time: soon(8, 10) }, "end_time"],
    ["on no date", { start_time: "2027-02-30T10:00" }, "start_time"],
    ["in the hour that is left out", { start_time: "2027-03-28T02:30" }, "start_time"],
    ["in a zone of no place", { start_time: soon(8, 10), timezone: "Mars/One" }, "timezone"],
  ])("a time %s is refused", async (_, details, field) => {
    expect(await create(details)).toMatchObject({ status: 400, body: { field } })
  })

  test("Google out of order: try again later", async () => {
    await product.control("/failures", {
      provider: "google",
      mode: "status",
      status: 503,
      times: 9,
    })
    expect(await create({ start_time: soon(9, 10) })).toMatchObject({
      status: 502,
      body: { code: "calendar_failed" },
    })
  })

  test("a booking whose answer was lost is found again, once", async () => {
    const failure = { provider: "google", method: "POST", path: "/calendar", mode: "do_then_500" }
    await product.control("/failures", failure)
    expect((await create({ start_time: soon(10, 10) })).status).toBe(200)
    const { items } = (await product.call("/sandbox/api/google/events")).body
    expect(items).toHaveLength(1)
  })

  test("a token that Google takes no more is renewed once, and the call repeated", async () => {
    const failure = { provider: "google", path: "/calendar", mode: "status", status: 401 }
    await product.control("/failures", failure)
    expect((await create({ start_time: soon(11, 10) })).status).toBe(200)
  })
})

describe("the end of a connection", () => {
  test("a consent that was taken back ends it, the owner reads why, and may connect again", async () => {
    const who = await product.hasChatbot()
    await goesToGoogle(product.url, who)
    await product.control("/google/revoke", { chatbotid: who.chatbotid })
    const listed = await call(
      `/list-events?chatbotId=${who.chatbotid}`,
      "GET",
      undefined,
      who.token,
    )
    expect(listed.status).toBe(401)
    expect(await status(who)).toMatchObject({
      is_connected: false,
      error: "Token has expired and could not be refreshed",
    })
    const { items } = (await product.call("/api/diagnostics", { token: who.token })).body
    expect(items).toContainEqual({
      name: expect.stringMatching(/^Google Calendar: /),
      ok: false,
      detail: "Token has expired and could not be refreshed",
    })
    const memory = await product.call(`/api/chatbots/${who.chatbotid}/memory`, { token: who.token })
    expect(memory.body.notifications).toHaveLength(1)
    await goesToGoogle(product.url, who)
    expect((await status(who)).is_connected).toBe(true)
  })

  test("tokens that open no more end it: the owner is told, and it leaves its trace", async () => {
    const who = await product.hasChatbot()
    await goesToGoogle(product.url, who)
    const spoil = (column: string) =>
      product.database.owner.query(
        `update googlecalendarconnections set ${column} = ${column} || 'AAAA' where chatbotid = $1`,
        [who.chatbotid],
      )
    const list = () => call(`/list-events?chatbotId=${who.chatbotid}`, "GET", undefined, who.token)
    const notices = async () =>
      (await product.call(`/api/chatbots/${who.chatbotid}/memory`, { token: who.token })).body
        .notifications
    await spoil("accesstoken")
    // The refresh token can still be decrypted, so nobody needs to be told.
    expect((await list()).status).toBe(200)
    expect(await notices()).toEqual([])

    await spoil("accesstoken")
    await spoil("refreshtoken")
    expect(await list()).toMatchObject({ status: 401, body: { code: "calendar_not_connected" } })
    expect(await notices()).toHaveLength(1)
    expect(await status(who)).toMatchObject({ is_connected: false, error: "Invalid tokens" })
    const { rows } = await product.database.owner.query(
      "select action from audit_log where subject = $1 and action like 'calendar_%' order by id",
      [who.chatbotid],
    )
    expect(rows.map(({ action }) => action)).toEqual(["calendar_connected", "calendar_unreadable"])
    await goesToGoogle(product.url, who)
    expect((await status(who)).is_connected).toBe(true)
  })

  test("an account that Google lets use no calendar ends it, and the owner is told; a rate does not", async () => {
    const who = await product.hasChatbot()
    await goesToGoogle(product.url, who)
    const refuse = (reason: string) =>
      product.control("/failures", {
        ...{ provider: "google", path: "/calendar", mode: "status", status: 403, times: 2 },
        body: { error: { code: 403, errors: [{ reason }] } },
      })
    const list = () => call(`/list-events?chatbotId=${who.chatbotid}`, "GET", undefined, who.token)
    await refuse("userRateLimitExceeded")
    expect(await list()).toMatchObject({ status: 502, body: { code: "calendar_failed" } })
    expect((await status(who)).is_connected).toBe(true)
    await refuse("notACalendarUser")
    expect(await list()).toMatchObject({ status: 401, body: { code: "calendar_not_connected" } })
    expect(await status(who)).toMatchObject({ is_connected: false, error: "Invalid tokens" })
    const memory = await product.call(`/api/chatbots/${who.chatbotid}/memory`, { token: who.token })
    expect(memory.body.notifications).toHaveLength(1)
    await product.control("/failures", {}, "DELETE")
  })

  test("an owner disconnects their own alone", async () => {
    const { connection_id } = await status()
    const other = await product.hasChatbot()
    const disconnect = (token: string) =>
      call(`/disconnect?connectionId=${connection_id}`, "POST", {}, token)
    expect(await disconnect(other.token)).toMatchObject({ status: 404 })
    expect((await disconnect(owner.token)).body).toEqual({
      success: true,
      message: "Google Calendar disconnected successfully",
    })
    expect((await status()).connection_id).toBeNull()
    expect((await disconnect(owner.token)).status).toBe(404)
  })
})
