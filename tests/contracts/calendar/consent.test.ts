import { afterAll, describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { googleConsent } from "../../../adapters/google/calendar-consent.ts"
import { calendarRevocation } from "../../../adapters/google/calendar-revocation.ts"
import {
  type Grant,
  mayUseCalendar,
  type Renewal,
} from "../../../core/calendar/connection/connection.ts"
import { OwnerId } from "../../../core/shared/ids.ts"
import { answerOf, endless, loopback } from "../loopback.ts"
import { stage } from "../sandbox/sandbox-stage.ts"

const REDIRECT = "http://127.0.0.1/api/google-calendar/callback"
const CLIENT = { clientId: "sandbox-client", clientSecret: "sandbox-client-secret" }
const OWNER = OwnerId.parse("00000000-0000-4000-8000-000000000001")
const keysAt = (url: string) => ({
  ...CLIENT,
  ...{ authUrl: `${url}/o/oauth2/v2/auth`, tokenUrl: `${url}/token`, apiUrl: url },
})
const run = Effect.runPromise
const FLOW = { state: "st", nonce: "no", challenge: "ch" }

describe("Google's token endpoint", () => {
  const provider = loopback()
  afterAll(provider.stop)
  const keys = keysAt(provider.url)
  const lines: string[] = []
  const consent = googleConsent(keys, REDIRECT, (line) => lines.push(line))
  const given = async (name: string) => provider.answer(await answerOf(`google/oauth/${name}`))

  test("gives a grant for a code and its verifier", async () => {
    await given("token_first_consent")
    const grant = await run(consent.exchange("4/code", "verifier"))
    expect(grant).toMatchObject({
      accessToken: "ya29.FAKE_ACCESS",
      refreshToken: "1//FAKE_REFRESH",
      sub: null,
    })
    expect(mayUseCalendar(grant.scope)).toBe(true)
    expect(Math.abs(+grant.expiresAt - Date.now() - 3_599_000)).toBeLessThan(60_000)
  })

  test.each(["<html>Sign in to this Wi-Fi</html>", {}, { token_type: "Bearer" }])(
    "gives no grant without a token, and is not told as silent: %j",
    async (body) => {
      provider.answer({ body })
      lines.length = 0
      const failed = await run(Effect.flip(consent.exchange("4/code", "verifier")))
      expect(failed.why).toBe("unavailable")
      await run(Effect.flip(consent.renew("1//FAKE_REFRESH")))
      expect(lines).toEqual(["token unreadable", "token unreadable"])
    },
  )

  test.each([null, 7, undefined])(
    "says whose calendar it is, whatever their mail: %j",
    async (email) => {
      const claims = Buffer.from(JSON.stringify({ sub: "1", email })).toString("base64url")
      provider.answer({ body: { access_token: "a", id_token: `x.${claims}.x` } })
      const grant = await run(consent.exchange("4/code", "verifier"))
      expect([grant.sub, grant.email]).toEqual(["1", null])
    },
  )

  test("says when the calendar was left out, and gives a time-limited grant all the same", async () => {
    await given("token_partial_scope_no_calendar")
    expect(mayUseCalendar((await run(consent.exchange("4/code", "verifier"))).scope)).toBe(false)
    await given("token_time_limited_grant")
    expect((await run(consent.exchange("4/code", "verifier"))).refreshToken).toBe(
      "1//FAKE_REFRESH4",
    )
  })

  test("renews, and keeps the refresh token when it gives no other", async () => {
    await given("refresh_ok_without_refresh_token")
    expect(await run(consent.renew("1//FAKE_REFRESH"))).toMatchObject({
      accessToken: "ya29.FAKE_ACCESS5",
      refreshToken: null,
    })
    provider.answer({ body: { access_token: "a", refresh_token: "rotated", expires_in: 3599 } })
    expect((await run(consent.renew("1//FAKE_REFRESH"))).refreshToken).toBe("rotated")
  })

  describe.each([
    ["says its life in a text", { expires_in: "3599" }],
    ["does not say how long it lives", {}],
    ["lives for nobody knows how long", { expires_in: "soon" }],
    ["lives longer than there are years", { expires_in: 1e20 }],
    ["is dead when it comes", { expires_in: -1 }],
    ["comes with an empty refresh token", { expires_in: 3599, refresh_token: "" }],
    ["comes with none", { expires_in: 3599, refresh_token: null }],
    ["comes with what is no scope", { expires_in: 3599, scope: ["calendar"] }],
  ])("a token that %s", (_, more) => {
    test.each([
      ["renews", () => consent.renew("1//FAKE_REFRESH")],
      ["is given for a code", () => consent.exchange("4/code", "verifier")],
    ] as const)("%s, for an hour and without another refresh token", async (_, ask) => {
      provider.answer({ body: { access_token: "a", ...more } })
      const given = await run<Renewal | Grant, unknown>(ask())
      expect([given.accessToken, given.refreshToken]).toEqual(["a", null])
      expect(Math.abs(+given.expiresAt - Date.now() - 3_600_000)).toBeLessThan(60_000)
      if ("scope" in given) expect(mayUseCalendar(given.scope)).toBe(!("scope" in more))
    })
  })

  test("gives nothing in an answer that does not end", async () => {
    provider.answer(endless({ access_token: "a", expires_in: 3599 }))
    expect((await run(Effect.flip(consent.renew("1//FAKE_REFRESH")))).why).toBe("unavailable")
  })

  test.each([
    ["invalid_grant_invalid_rapt", "refused", []],
    ["invalid_client", "unavailable", ["token 401 invalid_client"]],
    ["redirect_uri_mismatch", "unavailable", ["token 400 redirect_uri_mismatch"]],
    ["token_endpoint_503_html", "unavailable", ["token 503"]],
  ] as const)(
    "%s is %s, asked once, and told to whoever runs this where it is theirs to mend",
    async (name, why, told) => {
      await given(name)
      lines.length = 0
      expect((await run(Effect.flip(consent.renew("1//FAKE_REFRESH")))).why).toBe(why)
      expect(provider.asked).toHaveLength(1)
      expect(lines).toEqual([...told])
    },
  )

  test("what is given back already is given back; what cannot be now has to be tried again", async () => {
    await given("revoke_already_revoked")
    await run(consent.revoke("1//FAKE_REFRESH"))
    await given("token_endpoint_503_html")
    expect((await run(Effect.flip(consent.revoke("1//FAKE_REFRESH")))).detail).toBe("revoke 503")
  })

  test.each([
    [200, "<html>Sign in to this Wi-Fi</html>"],
    [400, "<html>Sign in to this Wi-Fi</html>"],
    [400, { status: 400, error: "Bad Request" }],
  ])(
    "nothing is given back because something in between says %p with words of its own: %j",
    async (status, body) => {
      provider.answer({ status, body })
      const failed = await run(Effect.flip(consent.revoke("1//FAKE_REFRESH")))
      expect(failed.detail).toBe(`revoke ${status}`)
    },
  )
})

describe("the consent page", () => {
  test("is asked for events alone, offline, with proof of possession", () => {
    const address = new URL(googleConsent(keysAt("http://g.example"), REDIRECT).address(FLOW) ?? "")
    expect(Object.fromEntries(address.searchParams)).toEqual({
      scope: "openid email https://www.googleapis.com/auth/calendar.events",
      access_type: "offline",
      prompt: "consent",
      response_type: "code",
      client_id: "sandbox-client",
      redirect_uri: REDIRECT,
      state: "st",
      nonce: "no",
      code_challenge: "ch",
      code_challenge_method: "S256",
    })
  })

  test("is nowhere when Google is off, where there is nothing to give back either", async () => {
    const off = googleConsent(null, REDIRECT)
    await run(off.revoke("x"))
    expect(off.address(FLOW)).toBeNull()
    expect((await run(Effect.flip(off.renew("x")))).why).toBe("unavailable")
  })
})

test("deleting an account gives every consent back, again and again if need be", async () => {
  const s = stage()
  const keys = keysAt(s.url("/google"))
  const consent = googleConsent(keys, REDIRECT)
  const code = s.google.grants.makeCode({
    ...{ redirectUri: REDIRECT, scope: "openid email", email: "owner@example.com" },
    ...{ nonce: null, challenge: null, offline: true, consent: true },
  })
  const grant = await run(consent.exchange(code, ""))
  expect(grant.email).toBe("owner@example.com")
  const token = grant.refreshToken ?? ""
  const revocation = calendarRevocation(consent, async () => [token])
  await revocation.revoke(OWNER)
  await revocation.revoke(OWNER)
  expect((await run(Effect.flip(consent.renew(token)))).why).toBe("refused")
  await s.stop()
})
