import { describe, expect, test } from "bun:test"
import { openAccounts, refused, SIGNED_OUT } from "./accounts-stage.ts"
import type { Owner } from "./server-stage.ts"

const { server, people } = await openAccounts()

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
