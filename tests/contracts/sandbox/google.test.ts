import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { createHash, createPublicKey } from "node:crypto"
import { OAuth2Client } from "google-auth-library"
import { calendar_v3 } from "googleapis/build/src/apis/calendar/v3"
import freeBusyFault from "../../fixtures/google/calendar/freebusy_calendar_error_inside_200.json"
import freeBusyOk from "../../fixtures/google/calendar/freebusy_ok.json"
import inserted from "../../fixtures/google/calendar/insert_ok.json"
import patched from "../../fixtures/google/calendar/patch_ok.json"
import { LINE, stage } from "./sandbox-stage.ts"

let refreshToken: string | null = null
const s = stage({ findGoogleToken: async (id) => (id === LINE.chatbotid ? refreshToken : null) })
afterAll(s.stop)

const SCOPE = "openid email https://www.googleapis.com/auth/calendar.events"
const CALLBACK = `${s.origin}/api/google-calendar/callback`
const CLIENT = { client_id: "sandbox-client", client_secret: "sandbox-client-secret" }
const challenge = (verifier: string) => createHash("sha256").update(verifier).digest("base64url")

const consent = async (fields: object = {}) => {
  const answer = await fetch(s.url("/google/o/oauth2/v2/auth"), {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({
      ...{ client_id: CLIENT.client_id, redirect_uri: CALLBACK, response_type: "code" },
      ...{ scope: SCOPE, state: "st", nonce: "no", access_type: "offline", prompt: "consent" },
      ...{ code_challenge: challenge("verifier"), code_challenge_method: "S256" },
      ...{ email: "Owner@example.com", calendar: "yes", decision: "allow" },
      ...fields,
    }),
  })
  return new URL(answer.headers.get("location") ?? "http://none.invalid")
}
const token = async (form: Record<string, string>) => {
  const answer = await fetch(s.url("/google/token"), {
    method: "POST",
    body: new URLSearchParams({ ...CLIENT, ...form }),
  })
  return { status: answer.status, body: await answer.json() }
}
const exchange = (code: string, more: Record<string, string> = {}) =>
  token({
    ...{ grant_type: "authorization_code", code, redirect_uri: CALLBACK },
    ...{ code_verifier: "verifier", ...more },
  })
const connect = async (fields: object = {}) =>
  (await exchange((await consent(fields)).searchParams.get("code") ?? "")).body

// The root goes with each call: given to the whole API, the SDK would drop its path.
const ROOT = { rootUrl: s.url("/google"), retry: false }
type Headers = { headers?: Record<string, string> }
const sdk = (access: string) => {
  const auth = new OAuth2Client()
  auth.setCredentials({ access_token: access })
  const { events } = new calendar_v3.Calendar({ auth })
  return {
    list: (asked: calendar_v3.Params$Resource$Events$List) => events.list(asked, ROOT),
    get: (asked: calendar_v3.Params$Resource$Events$Get) => events.get(asked, ROOT),
    insert: (asked: calendar_v3.Params$Resource$Events$Insert) => events.insert(asked, ROOT),
    patch: (asked: calendar_v3.Params$Resource$Events$Patch, more: Headers = {}) =>
      events.patch(asked, { ...ROOT, ...more }),
    delete: (asked: calendar_v3.Params$Resource$Events$Delete, more: Headers = {}) =>
      events.delete(asked, { ...ROOT, ...more }),
  }
}
type Failed = {
  status?: number
  response?: { data?: { error?: { errors?: { reason: string }[] } } }
}
const failure = async (call: Promise<unknown>) => {
  const error = (await call.then(
    () => ({}),
    (failed: unknown) => failed,
  )) as Failed
  return [error.status, error.response?.data?.error?.errors?.[0]?.reason]
}

describe("consent", () => {
  test("asks with an e-mail field and two buttons, and refuses strangers", async () => {
    const ask = (more: object = {}) =>
      fetch(
        s.url(
          `/google/o/oauth2/v2/auth?${new URLSearchParams({ client_id: CLIENT.client_id, redirect_uri: CALLBACK, response_type: "code", scope: SCOPE, ...more })}`,
        ),
      )
    const shown = await (await ask()).text()
    for (const part of ["Sandbox", 'type="email"', ">Allow</button>", ">Deny</button>"]) {
      expect(shown).toContain(part)
    }
    expect((await ask({ redirect_uri: "https://evil.example/" })).status).toBe(400)
    expect((await ask({ client_id: "other" })).status).toBe(400)
  })

  test("if the owner denies it, the callback is told so", async () => {
    const back = await consent({ decision: "deny" })
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: "access_denied", state: "st" })
  })

  test("if the owner allows it, a code gives tokens once, and only with the verifier", async () => {
    const code = (await consent()).searchParams.get("code") ?? ""
    const { status, body } = await exchange(code)
    expect(status).toBe(200)
    expect(body).toMatchObject({ expires_in: 3599, token_type: "Bearer" })
    expect(body.scope).toBe(
      "openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/calendar.events",
    )
    expect(body.refresh_token).toStartWith("1//")
    expect((await exchange(code)).body.error).toBe("invalid_grant")
    const other = (await consent()).searchParams.get("code") ?? ""
    expect((await exchange(other, { code_verifier: "x" })).body.error).toBe("invalid_grant")
    const third = (await consent()).searchParams.get("code") ?? ""
    const wrong = await exchange(third, { redirect_uri: `${CALLBACK}/` })
    expect(wrong.body.error).toBe("redirect_uri_mismatch")
  })

  test("the id token is signed with a published key and names the person and the nonce", async () => {
    const { id_token } = await connect()
    const { keys } = await s.get("/google/oauth2/v3/certs")
    const certs = Object.fromEntries(
      keys.map((key: JsonWebKey & { kid: string }) => [
        key.kid,
        createPublicKey({ key, format: "jwk" }).export({ type: "spki", format: "pem" }),
      ]),
    )
    const ticket = await new OAuth2Client().verifySignedJwtWithCertsAsync(
      id_token,
      certs,
      CLIENT.client_id,
      ["https://accounts.google.com"],
    )
    expect(ticket.getPayload()).toMatchObject({
      ...{ aud: CLIENT.client_id, nonce: "no" },
      ...{ email: "owner@example.com", email_verified: true },
    })
    const again = await connect()
    const subject = (jwt: string) => JSON.parse(atob(jwt.split(".")[1] ?? "")).sub
    expect(subject(again.id_token)).toBe(subject(id_token))
  })

  test("people may leave the calendar out; then its calls are refused", async () => {
    const { access_token, scope } = await connect({ calendar: "" })
    expect(scope).not.toContain("calendar")
    const list = sdk(access_token).list({ calendarId: "primary" })
    expect(await failure(list)).toEqual([403, "insufficientPermissions"])
  })

  test("a second consent without prompt gives no second refresh token", async () => {
    const asked = { email: "twice@example.com", prompt: "" }
    expect((await connect(asked)).refresh_token).toBeString()
    expect((await connect(asked)).refresh_token).toBeUndefined()
  })

  test("refreshes, also after a restart, until it is revoked", async () => {
    const { refresh_token } = await connect()
    const refresh = () => token({ grant_type: "refresh_token", refresh_token })
    const { body } = await refresh()
    expect(body).toMatchObject({ token_type: "Bearer", expires_in: 3599 })
    expect(body.refresh_token).toBeUndefined()
    const restarted = stage()
    expect(restarted.google.grants.refresh(refresh_token)).toMatchObject({ token_type: "Bearer" })
    await restarted.stop()

    const revoke = () =>
      fetch(s.url("/google/revoke"), {
        method: "POST",
        body: new URLSearchParams({ token: refresh_token }),
      })
    expect((await revoke()).status).toBe(200)
    expect((await refresh()).body.error).toBe("invalid_grant")
    expect(await (await revoke()).json()).toMatchObject({ error: "invalid_token" })
    const dead = sdk(body.access_token).list({ calendarId: "primary" })
    expect((await failure(dead))[0]).toBe(401)
  })

  test("the owner of a chatbot can take the calendar away", async () => {
    refreshToken = (await connect()).refresh_token
    await s.control("/google/revoke", { chatbotid: LINE.chatbotid })
    const answer = await token({ grant_type: "refresh_token", refresh_token: refreshToken ?? "" })
    expect(answer).toMatchObject({ status: 400, body: { error: "invalid_grant" } })
  })

  test.each([
    ["a wrong secret", { client_secret: "x", grant_type: "refresh_token" }, "invalid_client"],
    ["another grant", { grant_type: "password" }, "unsupported_grant_type"],
    ["a made-up token", { grant_type: "refresh_token", refresh_token: "1//x" }, "invalid_grant"],
  ])("%s is refused", async (_, form, error) => {
    expect((await token(form)).body.error).toBe(error)
  })
})

describe("the calendar, through the SDK", () => {
  let events: ReturnType<typeof sdk>
  beforeAll(async () => {
    events = sdk((await connect()).access_token)
  })
  beforeEach(() => s.control("/google/events", {}, "DELETE"))

  const calendarId = "primary"
  const at = (dateTime: string, timeZone = "Europe/Madrid") => ({ dateTime, timeZone })
  const event = (id: string, start: string, end: string, more: object = {}) => ({
    ...{ id, summary: id, start: at(start), end: at(end), ...more },
  })
  const insert = (requestBody: calendar_v3.Schema$Event) =>
    events.insert({ calendarId, sendUpdates: "none", requestBody })
  const list = async (asked: calendar_v3.Params$Resource$Events$List = {}) =>
    (await events.list({ calendarId, singleEvents: true, orderBy: "startTime", ...asked })).data
  const ids = async (asked?: calendar_v3.Params$Resource$Events$List) =>
    (await list(asked)).items?.map(({ id }) => id)

  test("an event is created and changed as Google shows it", async () => {
    const made = await insert(inserted.request.body)
    const { etag: _, ...known } = inserted.body
    expect(Object.keys(made.data)).toEqual(expect.arrayContaining(Object.keys(known)))
    expect(made.data).toMatchObject({
      id: inserted.body.id,
      start: inserted.body.start,
      extendedProperties: inserted.body.extendedProperties,
    })
    const changed = await events.patch(
      { calendarId, eventId: inserted.body.id, requestBody: patched.request.body },
      { headers: { "If-Match": made.data.etag ?? "" } },
    )
    expect(changed.data).toMatchObject({
      ...{ start: patched.body.start, end: patched.body.end, sequence: 1 },
      ...{ summary: "Corte - Ana", extendedProperties: patched.body.extendedProperties },
    })
    expect(changed.data.etag).not.toBe(made.data.etag)
    const stale = events.patch(
      { calendarId, eventId: inserted.body.id, requestBody: { summary: "x" } },
      { headers: { "If-Match": made.data.etag ?? "" } },
    )
    expect(await failure(stale)).toEqual([412, "conditionNotMet"])
  })

  test("an id is used once, also when its event is gone", async () => {
    const first = event("abcde", "2026-11-24T10:00:00", "2026-11-24T11:00:00")
    await insert(first)
    expect(await failure(insert(first))).toEqual([409, "duplicate"])
    await events.delete({ calendarId, eventId: "abcde" })
    expect((await events.get({ calendarId, eventId: "abcde" })).data.status).toBe("cancelled")
    expect(await failure(insert(first))).toEqual([409, "duplicate"])
    const again = events.delete({ calendarId, eventId: "abcde" })
    expect(await failure(again)).toEqual([410, "deleted"])
    expect(await failure(events.get({ calendarId, eventId: "fghij" }))).toEqual([404, "notFound"])
    expect(await ids()).toEqual([])
  })

  test("a delete with an old etag is refused", async () => {
    await insert(event("abcde", "2026-11-24T10:00:00", "2026-11-24T11:00:00"))
    const stale = events.delete(
      { calendarId, eventId: "abcde" },
      { headers: { "If-Match": '"1"' } },
    )
    expect(await failure(stale)).toEqual([412, "conditionNotMet"])
  })

  test.each([
    ["an id with other characters", { id: "UPPER-CASE" }, "invalid"],
    ["a local time without a zone", { start: { dateTime: "2026-11-24T10:00:00" } }, "required"],
    ["an unknown zone", { start: at("2026-11-24T10:00:00", "Mars/One") }, "invalid"],
    ["an end before the start", { end: at("2026-11-24T09:00:00") }, "timeRangeEmpty"],
    ["no time at all", { start: {} }, "invalid"],
    ["a repetition that is no list", { recurrence: "RRULE:FREQ=DAILY" as never }, "invalid"],
  ])("%s is refused", async (_, more, reason) => {
    const draft = event("abcde", "2026-11-24T10:00:00", "2026-11-24T11:00:00", more)
    expect(await failure(insert(draft))).toEqual([400, reason])
  })

  test("a span holds what ends after its beginning and starts before its end", async () => {
    await insert(event("before", "2026-11-24T09:00:00", "2026-11-24T10:00:00"))
    await insert(event("cross", "2026-11-24T09:30:00", "2026-11-24T10:30:00"))
    await insert(event("inner", "2026-11-24T10:30:00", "2026-11-24T11:00:00"))
    await insert(event("after", "2026-11-24T12:00:00", "2026-11-24T13:00:00"))
    await insert({ id: "allda", start: { date: "2026-11-24" }, end: { date: "2026-11-25" } })
    const span = { timeMin: "2026-11-24T10:00:00+01:00", timeMax: "2026-11-24T12:00:00+01:00" }
    expect(await ids(span)).toEqual(["allda", "cross", "inner"])
  })

  test("times are written in the zone that was asked for, and its changes are known", async () => {
    await insert(event("spring", "2027-03-28T01:30:00", "2027-03-28T03:30:00"))
    await insert(event("gaped", "2027-03-28T02:30:00", "2027-03-28T04:00:00"))
    await insert(event("autum", "2026-10-25T02:30:00", "2026-10-25T02:45:00"))
    const starts = async (timeZone?: string) =>
      (await list(timeZone ? { timeZone } : {})).items?.map(({ start }) => start?.dateTime)
    expect(await starts()).toEqual([
      "2026-10-25T02:30:00+02:00",
      "2027-03-28T01:30:00+01:00",
      "2027-03-28T03:30:00+02:00",
    ])
    expect((await starts("Asia/Kolkata"))?.[0]).toBe("2026-10-25T06:00:00+05:30")
    expect((await starts("UTC"))?.[0]).toBe("2026-10-25T00:30:00Z")
    expect(await failure(list({ timeZone: "Mars/One" }))).toEqual([400, "invalid"])
  })

  test("clients' events are found by their private property", async () => {
    const mine = { extendedProperties: { private: { ref: "bot:ana", app: "whatsapp-bot" } } }
    await insert(event("mine1", "2026-11-24T10:00:00", "2026-11-24T11:00:00", mine))
    await insert(event("other", "2026-11-24T12:00:00", "2026-11-24T13:00:00"))
    expect(await ids({ privateExtendedProperty: ["ref=bot:ana"] })).toEqual(["mine1"])
    expect(await ids({ privateExtendedProperty: ["ref=bot:bob"] })).toEqual([])
    const cleared = await events.patch({
      ...{ calendarId, eventId: "mine1" },
      requestBody: { extendedProperties: { private: { ref: null as unknown as string, x: "1" } } },
    })
    expect(cleared.data.extendedProperties?.private).toEqual({ app: "whatsapp-bot", x: "1" })
  })

  test("a long list comes in pages", async () => {
    for (const hour of [10, 11, 12]) {
      await insert(event(`event${hour}`, `2026-11-24T${hour}:00:00`, `2026-11-24T${hour}:30:00`))
    }
    const first = await list({ maxResults: 2 })
    expect(first.items).toHaveLength(2)
    const second = await list({ maxResults: 2, pageToken: first.nextPageToken ?? "" })
    expect(second.items?.map(({ id }) => id)).toEqual(["event12"])
    expect(second.nextPageToken).toBeUndefined()
  })

  test("a weekly series keeps its local time; an instance can be moved or left out", async () => {
    const series = { recurrence: ["RRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=5"] }
    await insert(event("serie", "2027-03-23T10:00:00", "2027-03-23T11:00:00", series))
    const starts = async () => (await list()).items?.map(({ start }) => start?.dateTime)
    expect(await starts()).toEqual([
      "2027-03-23T10:00:00+01:00",
      "2027-03-25T10:00:00+01:00",
      "2027-03-30T10:00:00+02:00",
      "2027-04-01T10:00:00+02:00",
      "2027-04-06T10:00:00+02:00",
    ])
    const second = (await list()).items?.[1]
    expect(second).toMatchObject({ id: "serie_20270325T090000Z", recurringEventId: "serie" })
    const requestBody = { start: at("2027-03-26T12:00:00"), end: at("2027-03-26T13:00:00") }
    await events.patch({ calendarId, eventId: second?.id ?? "", requestBody })
    await events.delete({ calendarId, eventId: "serie_20270330T080000Z" })
    expect(await starts()).toEqual([
      "2027-03-23T10:00:00+01:00",
      "2027-03-26T12:00:00+01:00",
      "2027-04-01T10:00:00+02:00",
      "2027-04-06T10:00:00+02:00",
    ])
    await events.delete({ calendarId, eventId: "serie" })
    expect(await starts()).toEqual([])
  })

  test.each([
    ["DAILY;INTERVAL=2;COUNT=3", ["04-01", "04-03", "04-05"]],
    ["DAILY;UNTIL=20270403T220000Z", ["04-01", "04-02", "04-03"]],
    ["WEEKLY;INTERVAL=2;COUNT=2", ["04-01", "04-15"]],
    ["WEEKLY;BYDAY=MO;COUNT=1", ["04-05"]],
    ["MONTHLY;COUNT=3", ["04-01", "05-01", "06-01"]],
    ["MONTHLY;INTERVAL=2;BYDAY=1TH;COUNT=2", ["04-01", "06-03"]],
    ["MONTHLY;BYMONTHDAY=1,-1;COUNT=3", ["04-01", "04-30", "05-01"]],
    ["YEARLY;COUNT=1", ["04-01"]],
  ])("RRULE:FREQ=%s falls on %p", async (rule, days) => {
    const series = { recurrence: [`RRULE:FREQ=${rule}`] }
    await insert(event("serie", "2027-04-01T10:00:00", "2027-04-01T11:00:00", series))
    const found = (await list()).items?.map(({ start }) => start?.dateTime?.slice(5, 10))
    expect(found).toEqual(days)
  })

  test("an all-day series keeps its dates", async () => {
    const recurrence = ["RRULE:FREQ=DAILY;COUNT=2"]
    const days = { start: { date: "2027-03-27" }, end: { date: "2027-03-28" }, recurrence }
    await insert({ id: "holid", ...days })
    const { items } = await list()
    expect(items?.map(({ start, end }) => [start?.date, end?.date])).toEqual([
      ["2027-03-27", "2027-03-28"],
      ["2027-03-28", "2027-03-29"],
    ])
  })

  test.each([
    [{ timeMin: "2026-11-25T00:00:00Z", timeMax: "2026-11-24T00:00:00Z" }, "timeRangeEmpty"],
    [{ timeMin: "2026-11-25T00:00:00" }, "invalid"],
    [{ singleEvents: false }, "invalid"],
    [{ orderBy: "summary" }, "invalid"],
    [{ maxResults: 0 }, "invalid"],
  ])("a list with %p is refused", async (asked, reason) => {
    expect(await failure(list(asked))).toEqual([400, reason])
  })

  test("a series is one event where single ones are not asked for", async () => {
    const series = { recurrence: ["RRULE:FREQ=DAILY;COUNT=3"] }
    await insert(event("serie", "2027-03-23T10:00:00", "2027-03-23T11:00:00", series))
    await insert(event("alone", "2027-03-24T10:00:00", "2027-03-24T11:00:00"))
    const plain = async (asked: object = {}) =>
      (await events.list({ calendarId, ...asked })).data.items?.map(({ id }) => id)
    expect(await plain()).toEqual(["serie", "alone"])
    expect(await plain({ timeMin: "2027-03-25T00:00:00Z" })).toEqual(["serie"])
    expect(await plain({ timeMin: "2027-03-26T00:00:00Z" })).toEqual([])
  })

  test("what was taken out is shown when it is asked for", async () => {
    await insert(event("abcde", "2026-11-24T10:00:00", "2026-11-24T11:00:00"))
    await events.delete({ calendarId, eventId: "abcde" })
    expect(await ids()).toEqual([])
    const { items } = await list({ showDeleted: true })
    expect(items).toMatchObject([{ id: "abcde", status: "cancelled" }])
  })

  test("a sync token that was never given is refused, so that everything is read again", async () => {
    const asked = events.list({ calendarId, syncToken: "x" })
    expect(await failure(asked)).toEqual([410, "fullSyncRequired"])
  })

  test("busy times are given without what they are for, and only with a scope for them", async () => {
    await insert(event("first", "2026-11-24T10:30:00", "2026-11-24T11:00:00"))
    await insert(event("again", "2026-11-24T10:45:00", "2026-11-24T11:30:00"))
    const free = { transparency: "transparent" }
    await insert(event("openi", "2026-11-24T13:00:00", "2026-11-24T14:00:00", free))
    const busy = async (scope: string) => {
      const { access_token } = await connect({ scope })
      const answer = await fetch(s.url("/google/calendar/v3/freeBusy"), {
        method: "POST",
        headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
        body: JSON.stringify({
          ...{ timeMin: "2026-11-24T00:00:00Z", timeMax: "2026-11-25T00:00:00Z" },
          ...{ timeZone: "Europe/Madrid", items: [{ id: "primary" }, { id: "gone@example.com" }] },
        }),
      })
      return { status: answer.status, body: await answer.json() }
    }
    const all = "openid email https://www.googleapis.com/auth/calendar"
    expect(await busy(all)).toEqual({
      status: 200,
      body: {
        ...freeBusyOk.body,
        calendars: {
          primary: { busy: freeBusyOk.body.calendars.primary.busy.slice(0, 1) },
          ...freeBusyFault.body.calendars,
        },
      },
    })
    expect((await busy(SCOPE)).status).toBe(403)
  })

  test("two accounts have two calendars", async () => {
    await insert(event("abcde", "2026-11-24T10:00:00", "2026-11-24T11:00:00"))
    const other = sdk((await connect({ email: "other@example.com" })).access_token)
    const asked = { calendarId, singleEvents: true }
    expect((await other.list(asked)).data.items).toEqual([])
    const foreign = other.list({ ...asked, calendarId: "owner@example.com" })
    expect(await failure(foreign)).toEqual([404, "notFound"])
  })

  test("the owner's own appointments are put in by hand, into the calendar connected last", async () => {
    const local = {
      start: { dateTime: "2026-11-24T10:00:00" },
      end: { dateTime: "2026-11-24T11:00:00" },
    }
    await connect()
    const made = await s.control("/google/events", { summary: "Dentist", ...local })
    expect(made.start.dateTime).toBe("2026-11-24T10:00:00+01:00")
    expect(await ids()).toEqual([made.id])
    await s.control("/google/events", { summary: "x", email: "else@example.com", ...local })
    expect((await s.get("/api/google/events")).items).toHaveLength(2)
    expect((await s.get("/api/google/events?email=else@example.com")).items).toHaveLength(1)
    await s.control("/google/events", { id: made.id, email: "owner@example.com" }, "DELETE")
    expect(await ids()).toEqual([])
    const broken = await s.control("/google/events", { ...local, id: "X" })
    expect(broken.error).toBe("Invalid resource id value.")
  })
})
