import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import type { MetaApp } from "../../adapters/meta/app.ts"
import { graphBusiness } from "../../adapters/meta/business.ts"
import { NO_NUMBER } from "../../core/whatsapp/meta-failures.ts"
import type { Business, BusinessFailed } from "../../core/whatsapp/ports.ts"
import { type Answer, answerOf, answersIn, loopback } from "./loopback.ts"
import { stage } from "./sandbox/sandbox-stage.ts"

const TOKEN = "EAA-a-token-of-an-owner"
const LINE = "100000000000001"
const ACCOUNT = "200000000000001"

const meta = loopback()
afterAll(meta.stop)

const appAt = (graphUrl: string, more: Partial<MetaApp> = {}): MetaApp => ({
  appId: "800000000000001",
  appSecret: "FAKE_META_APP_SECRET",
  graphUrl,
  version: "v25.0",
  dialogUrl: "https://www.facebook.com/v25.0/dialog/oauth",
  callbackUrl: "https://recado.example/dashboard/whatsapp-callback",
  configId: null,
  ...more,
})
const business = graphBusiness(appAt(meta.url))
const run = Effect.runPromise
const failure = (call: Effect.Effect<unknown, BusinessFailed>) => run(Effect.flip(call))
const ok = (body: unknown): Answer => ({ body })
const api = (name: string) => answerOf(`whatsapp/api/${name}`)
const asked = () => meta.asked.map(({ method, path }) => `${method} ${path}`)

describe("what Meta answers", () => {
  /** Meta's known errors, and what each means for a call about the owner's account (providers.md 1.10). */
  const ERRORS: Readonly<Record<string, BusinessFailed["why"]>> = {
    "0_auth_exception": "token",
    "100_invalid_parameter": "refused",
    "10_permission_denied": "permission",
    "130429_throughput_http_429": "busy",
    "131000_unknown": "unreachable",
    "131021_sender_is_recipient": "refused",
    "131026_undeliverable": "refused",
    "131031_account_locked": "blocked",
    "131042_payment_issue": "refused",
    "131047_window_closed": "refused",
    "131048_spam_rate_limit": "refused",
    "131051_unsupported_type": "refused",
    "131056_pair_rate_limit": "busy",
    "132001_template_missing": "refused",
    "133016_register_rate_limit": "busy",
    "190_460_password_changed": "token",
    "190_463_token_expired": "token",
    "190_without_subcode": "token",
    "200_no_asset_permission": "permission",
    "2_service_temporarily_unavailable": "unreachable",
    "368_policy_block": "blocked",
    "4_app_rate_limit": "busy",
    code_exchange_expired_100_36007: "code",
    code_exchange_used_100_36009: "code",
    empty_body_500: "unreachable",
    gateway_502_html: "unreachable",
    timeout_after_send: "unreachable",
    transient_flag: "unreachable",
  }
  test("every error that is known has its outcome", async () => {
    const names = Object.keys(ERRORS).map((name) => `whatsapp/graph-errors/${name}`)
    expect(names.sort()).toEqual(await answersIn("whatsapp/graph-errors"))
  })
  test.each(Object.entries(ERRORS))("%s means %s", async (name, why) => {
    const answer = await answerOf(`whatsapp/graph-errors/${name}`)
    meta.answer(answer)
    const asked = answer.timeout ? graphBusiness(appAt(meta.url, { timeout: 200 })) : business
    expect(await failure(asked.subscribe(TOKEN, ACCOUNT))).toMatchObject({ why })
  })
  test("a permission that was taken back is one that is missing", async () => {
    meta.answer({ status: 403, body: { error: { message: "Access denied.", code: 131_005 } } })
    expect(await failure(business.subscribe(TOKEN, ACCOUNT))).toMatchObject({ why: "permission" })
  })
  test.each<[number, number, BusinessFailed["why"]]>([
    [500, 131_045, "refused"],
    [500, 133_000, "refused"],
    [500, 133_010, "refused"],
    [500, 133_005, "pin"],
    [500, 133_004, "unreachable"],
    [500, 99_999, "unreachable"],
    [400, 99_999, "refused"],
  ])(
    "a number whose registration fails with status %p and error %p: %s",
    async (status, code, why) => {
      const message = "Incomplete deregistration."
      meta.answer({ status, body: { error: { message, code } } })
      const failed = await failure(business.register(TOKEN, LINE, "000000"))
      expect(failed).toMatchObject({ why, detail: message })
    },
  )
  test("nobody at the other end is no answer either", async () => {
    const nobody = graphBusiness(appAt("http://127.0.0.1:1"))
    expect(await failure(nobody.inspect(TOKEN))).toMatchObject({ why: "unreachable" })
  })
  test("what no owner can mend is said to whoever runs this, in Meta's words where it has any", async () => {
    const lines: string[] = []
    const heard = graphBusiness(appAt(meta.url), (line) => lines.push(line))
    const message = "Error validating client secret."
    meta.answer({ status: 400, body: { error: { message, code: 1 } } })
    await failure(heard.exchange("FAKE_CODE", ""))
    meta.answer({ status: 502, body: "<html>" })
    await failure(heard.subscribe(TOKEN, ACCOUNT))
    meta.answer({ status: 401, body: { error: { message: "expired", code: 190 } } })
    await failure(heard.subscribe(TOKEN, ACCOUNT))
    meta.answer(ok({}))
    await failure(heard.subscribe(TOKEN, ACCOUNT))
    await failure(heard.isSubscribed(TOKEN, ACCOUNT))
    await failure(heard.inspect(TOKEN))
    expect(lines).toEqual([
      "oauth/access_token: Error validating client secret.",
      `${ACCOUNT}/subscribed_apps: unreadable`,
      `${ACCOUNT}/subscribed_apps: unreadable`,
      `${ACCOUNT}/subscribed_apps: unreadable`,
      "debug_token: unreadable",
    ])
  })
  test("without keys and sandbox everything says that Meta is off", async () => {
    const off: Business = graphBusiness(null)
    expect(await failure(off.dialog("state"))).toMatchObject({ why: "off" })
    expect(await failure(off.findNumbers(TOKEN, []))).toMatchObject({ why: "off" })
    expect(await failure(off.numbersOf(TOKEN, ACCOUNT))).toMatchObject({ why: "off" })
  })
})

describe("a token", () => {
  test("from a code lasts as long as Meta says", async () => {
    meta.answer(await api("oauth_code_exchange_ok"))
    expect(await run(business.exchange("FAKE_CODE", ""))).toEqual({
      token: "FAKE_BUSINESS_TOKEN",
      seconds: null,
    })
    meta.answer(await api("oauth_code_exchange_ok_60_days"))
    expect((await run(business.exchange("FAKE_CODE", ""))).seconds).toBe(5_183_944)
  })
  test("lasts no longer because Meta writes its numbers as texts", async () => {
    meta.answer(ok({ access_token: "EAA", expires_in: "5183944" }))
    expect((await run(business.exchange("FAKE_CODE", ""))).seconds).toBe(5_183_944)
    const data = { app_id: "800000000000001", is_valid: true, expires_at: "1800000000" }
    meta.answer(ok({ data }))
    const { expiresAt } = await run(business.inspect(TOKEN))
    expect(expiresAt).toEqual(new Date(1_800_000_000_000))
  })
  test("that ends soon is traded for one that lasts, with the app's own word", async () => {
    meta.answer(await api("oauth_code_exchange_ok_60_days"))
    expect(await run(business.extend(TOKEN))).toBe("FAKE_BUSINESS_TOKEN_60D")
    expect(meta.asked).toMatchObject([
      {
        path: "/v25.0/oauth/access_token",
        query: { grant_type: "fb_exchange_token", fb_exchange_token: TOKEN },
      },
    ])
  })
  test("that came with no token in the answer is none", async () => {
    meta.answer(ok({ access_token: "" }))
    expect(await failure(business.exchange("c", ""))).toMatchObject({ why: "unreachable" })
  })
  test("that is good names its accounts", async () => {
    meta.answer(await api("debug_token_valid"))
    expect(await run(business.inspect(TOKEN))).toEqual({
      valid: true,
      ours: true,
      scopes: ["whatsapp_business_management", "whatsapp_business_messaging", "public_profile"],
      accounts: [ACCOUNT],
      expiresAt: null,
      user: "900000000000002",
    })
  })
  test("has a permission that stands only among those for chosen accounts", async () => {
    const [manage, write] = ["whatsapp_business_management", "whatsapp_business_messaging"]
    const chosen = { app_id: "1", is_valid: true, granular_scopes: [{ scope: write }] }
    meta.answer(ok({ data: { ...chosen, scopes: [manage] } }), ok({ data: chosen }))
    expect((await run(business.inspect(TOKEN))).scopes).toEqual([manage, write])
    // Meta did not say which were given: none is taken for missing.
    expect((await run(business.inspect(TOKEN))).scopes).toEqual([])
  })
  test("without targets leads nowhere by itself", async () => {
    meta.answer(await api("debug_token_scope_without_target_ids"))
    expect((await run(business.inspect(TOKEN))).accounts).toEqual([])
  })
  test("that has died says so, though Meta answers 200", async () => {
    meta.answer(await api("debug_token_expired"))
    const grant = await run(business.inspect(TOKEN))
    expect([grant.valid, grant.expiresAt?.getTime()]).toEqual([false, 1_795_248_000_000])
  })
  test.each([{}, { app_id: "800000000000001" }, { is_valid: "yes" }])(
    "of which Meta says not whether it is good is not taken for dead: %j",
    async (data) => {
      meta.answer(ok({ data }))
      expect(await failure(business.inspect(TOKEN))).toMatchObject({ why: "unreachable" })
    },
  )
  test("that ends on no day that there is does not end", async () => {
    const data = { app_id: "800000000000001", is_valid: true, expires_at: 1e20 }
    meta.answer(ok({ data }))
    expect((await run(business.inspect(TOKEN))).expiresAt).toBeNull()
  })
  test("of another app is not ours", async () => {
    meta.answer(ok({ data: { app_id: "800000000000002", is_valid: true } }))
    expect(await run(business.inspect(TOKEN))).toMatchObject({ valid: true, ours: false })
  })
})

describe("numbers", () => {
  test("are found in the accounts the owner chose, page after page", async () => {
    const two = (await api("phone_numbers_two")).body as { data: object[] }
    const [first, second] = two.data
    meta.answer(
      ok({ data: [first], paging: { next: "https://next", cursors: { after: "MORE" } } }),
      ok({ data: [second], paging: { cursors: { after: "END" } } }),
    )
    const found = await run(business.findNumbers(TOKEN, [ACCOUNT]))
    expect(found).toEqual([
      {
        phonenumberid: LINE,
        businessaccountid: ACCOUNT,
        businessid: null,
        display: "+1 202-555-0100",
        verifiedName: "Peluquería Ejemplo",
        registered: true,
        token: TOKEN,
      },
      expect.objectContaining({ phonenumberid: "100000000000002" }),
    ])
  })
  test("are looked for in the owner's businesses when the token names no account", async () => {
    meta.answer(
      ok({ data: [{ id: "700000000000001" }] }),
      ok({ data: [{ id: ACCOUNT }] }),
      ok({ data: [{ id: LINE, display_phone_number: "+1 202-555-0100" }] }),
    )
    const [found] = await run(business.findNumbers(TOKEN, []))
    expect(found).toMatchObject({ businessid: "700000000000001", registered: false })
    expect(asked()).toEqual([
      "GET /v25.0/me/businesses",
      "GET /v25.0/700000000000001/owned_whatsapp_business_accounts",
      `GET /v25.0/${ACCOUNT}/phone_numbers`,
    ])
  })
  test("are looked for behind linked pages last, and a page's own token is preferred", async () => {
    const linked = { id: ACCOUNT, phone_numbers: { data: [{ id: LINE }] } }
    meta.answer(
      await answerOf("whatsapp/graph-errors/200_no_asset_permission"),
      ok({ data: [] }),
      ok({ data: [{ id: "1" }, { access_token: "PAGE", whatsapp_business_account: linked }] }),
    )
    const [found] = await run(business.findNumbers(TOKEN, []))
    expect(found).toMatchObject({ phonenumberid: LINE, token: "PAGE" })
    expect(asked().slice(1)).toEqual(["GET /v25.0/me/accounts", "GET /v25.0/me/assigned_pages"])
  })
  test("are asked for with a page's own token where the page tells no more than its account", async () => {
    meta.answer(
      ok({ data: [] }),
      ok({ data: [{ access_token: "PAGE", whatsapp_business_account: { id: ACCOUNT } }] }),
      ok({ data: [{ id: LINE, display_phone_number: "+1 202-555-0100" }] }),
    )
    const [found] = await run(business.findNumbers(TOKEN, []))
    expect(found).toMatchObject({ phonenumberid: LINE, token: "PAGE" })
    expect(asked().at(-1)).toBe(`GET /v25.0/${ACCOUNT}/phone_numbers`)
  })
  test("are asked for as the person where the page's own token may not read them", async () => {
    meta.answer(
      ok({ data: [] }),
      ok({ data: [{ access_token: "PAGE", whatsapp_business_account: { id: ACCOUNT } }] }),
      { status: 403, body: { error: { message: "Permission denied", code: 10 } } },
      ok({ data: [{ id: LINE, display_phone_number: "+1 202-555-0100" }] }),
    )
    const [found] = await run(business.findNumbers(TOKEN, []))
    expect(found).toMatchObject({ phonenumberid: LINE, token: TOKEN })
  })
  test("of one account are its own alone, though it has none", async () => {
    meta.answer(ok({ data: [] }), ok({ data: [{ id: LINE }] }))
    expect(await run(business.numbersOf(TOKEN, ACCOUNT))).toEqual([])
    expect(await run(business.numbersOf(TOKEN, ACCOUNT))).toMatchObject([
      { phonenumberid: LINE, businessaccountid: ACCOUNT },
    ])
    expect(asked()).toEqual(Array(2).fill(`GET /v25.0/${ACCOUNT}/phone_numbers`))
  })
  test("are found beside an account that is closed to this token, or locked", async () => {
    const closed = await answerOf("whatsapp/graph-errors/200_no_asset_permission")
    const locked = await answerOf("whatsapp/graph-errors/131031_account_locked")
    const one = ok({ data: [{ id: LINE }] })
    for (const first of [closed, locked]) {
      meta.answer(first, one)
      const found = await run(business.findNumbers(TOKEN, ["200000000000009", ACCOUNT]))
      expect(found.map(({ phonenumberid }) => phonenumberid)).toEqual([LINE])
      const businesses = ok({ data: [{ id: "700000000000001" }, { id: "700000000000002" }] })
      meta.answer(businesses, first, ok({ data: [{ id: "1" }, { id: ACCOUNT }] }), first, one)
      expect(await run(business.findNumbers(TOKEN, []))).toMatchObject([
        { phonenumberid: LINE, businessid: "700000000000002" },
      ])
    }
  })
  test("of several accounts are named with the portfolio that owns each, where Meta says it", async () => {
    const accounts = [ACCOUNT, "200000000000002", "200000000000003"]
    const owners: readonly Answer[] = [
      ok({ owner_business_info: { name: "Ejemplo", id: "700000000000001" }, id: ACCOUNT }),
      await answerOf("whatsapp/graph-errors/200_no_asset_permission"),
      ok({ id: "200000000000003" }),
    ]
    const answers = accounts.flatMap((account, at) => [
      [`/v25.0/${account}/phone_numbers`, ok({ data: [{ id: `10000000000000${at}` }] })],
      [`/v25.0/${account}`, owners[at]],
    ])
    meta.answerAt(Object.fromEntries(answers))
    const found = await run(business.findNumbers(TOKEN, accounts))
    expect(found.map(({ businessid }) => businessid)).toEqual(["700000000000001", null, null])
    expect(asked().slice(3).sort()).toEqual(accounts.map((account) => `GET /v25.0/${account}`))
  })
  test("of several accounts are found soon though Meta does not say who owns them", async () => {
    const accounts = [ACCOUNT, "200000000000002", "200000000000003", "200000000000004"]
    meta.answer(...accounts.map((_, at) => ok({ data: [{ id: `10000000000000${at}` }] })), {
      timeout: true,
    })
    const began = performance.now()
    const found = await run(business.findNumbers(TOKEN, accounts))
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(found.map(({ businessid }) => businessid)).toEqual(accounts.map(() => null))
  })
  test("are none, because the only account is locked", async () => {
    const locked = await answerOf("whatsapp/graph-errors/131031_account_locked")
    meta.answer(locked, ok({ data: [] }))
    expect(await failure(business.findNumbers(TOKEN, [ACCOUNT]))).toMatchObject({ why: "blocked" })
  })
  test("are not chosen among half of them while Meta does not answer for the rest", async () => {
    meta.answer(
      await answerOf("whatsapp/graph-errors/131000_unknown"),
      ok({ data: [{ id: LINE }] }),
    )
    const found = business.findNumbers(TOKEN, ["200000000000009", ACCOUNT])
    expect(await failure(found)).toMatchObject({ why: "unreachable" })
  })
  test("are none when no way leads to one", async () => {
    meta.answer(await api("phone_numbers_none"))
    expect(await run(business.findNumbers(TOKEN, [ACCOUNT]))).toEqual([])
    expect(asked()).toHaveLength(4)
  })
  test.each<[unknown]>([[{}], [null], [{ data: {} }], [{ data: null }], [{ success: false }]])(
    "are not sought elsewhere because something in between said %j",
    async (said) => {
      meta.answer(ok(said))
      const why = "unreachable"
      expect(await failure(business.findNumbers(TOKEN, [ACCOUNT]))).toMatchObject({ why })
      expect(await failure(business.readNumber(TOKEN, LINE, ACCOUNT))).toMatchObject({ why })
    },
  )
  test("are not reported missing when the token died on the way", async () => {
    meta.answer(await answerOf("whatsapp/graph-errors/190_463_token_expired"))
    expect(await failure(business.findNumbers(TOKEN, [ACCOUNT]))).toMatchObject({ why: "token" })
  })
  test("are called what PostgreSQL can hold, whatever Meta calls them", async () => {
    meta.answer(ok({ data: [{ id: LINE, verified_name: "Bar\u0000 Pepe \ud83d" }] }))
    const [found] = await run(business.findNumbers(TOKEN, [ACCOUNT]))
    expect(found?.verifiedName).toBe("Bar Pepe ")
    meta.answer({ status: 400, body: { error: { code: 100, message: "No\u0000 way" } } })
    expect((await failure(business.subscribe(TOKEN, ACCOUNT))).detail).toBe("No way")
  })
  test("that an owner typed must be what Meta answers with", async () => {
    meta.answer(ok({ id: "100000000000099" }))
    expect(await failure(business.readNumber(TOKEN, LINE, ACCOUNT))).toMatchObject({
      why: "refused",
      detail: NO_NUMBER,
    })
  })
  test("with odd characters stay in their place of the address", async () => {
    meta.answer(ok({}))
    await failure(business.readNumber(TOKEN, "../me?x=", ACCOUNT))
    expect(asked()).toEqual(["GET /v25.0/..%2Fme%3Fx%3D"])
  })
})

describe("a subscription", () => {
  test("is there when our app stands in the list", async () => {
    meta.answer(await api("subscribed_apps_get"))
    expect(await run(business.isSubscribed(TOKEN, ACCOUNT))).toBe(true)
    const other = graphBusiness(appAt(meta.url, { appId: "800000000000009" }))
    expect(await run(other.isSubscribed(TOKEN, ACCOUNT))).toBe(false)
  })
  test("is not waited for as long as what cannot be done without: it can be made anew", async () => {
    meta.answer({ timeout: true })
    const began = performance.now()
    expect(await failure(business.isSubscribed(TOKEN, ACCOUNT))).toMatchObject({
      why: "unreachable",
    })
    expect(performance.now() - began).toBeLessThan(10_000)
  })
  test("is asked for with the owner's token", async () => {
    meta.answer(await api("subscribed_apps_post_ok"))
    await run(business.subscribe(TOKEN, ACCOUNT))
    expect(asked()).toEqual([`POST /v25.0/${ACCOUNT}/subscribed_apps`])
    expect(meta.asked[0]?.headers.get("authorization")).toBe(`Bearer ${TOKEN}`)
  })
  test("that Meta answers with no success is none", async () => {
    meta.answer(ok({ success: false }))
    expect(await failure(business.subscribe(TOKEN, ACCOUNT))).toMatchObject({ why: "refused" })
    expect(await failure(business.register(TOKEN, LINE, "000000"))).toMatchObject({
      why: "refused",
    })
  })
  test("is there or not also where Meta writes its yes or no as a text", async () => {
    meta.answer(ok({ success: "true" }))
    await run(business.subscribe(TOKEN, ACCOUNT))
    meta.answer(ok({ success: "false" }))
    expect(await failure(business.subscribe(TOKEN, ACCOUNT))).toMatchObject({ why: "refused" })
  })
  test.each<[unknown]>([[{}], [null], [[]], ["ok"], [{ success: "maybe" }]])(
    "is not there because something in between said %j",
    async (said) => {
      meta.answer(ok(said))
      for (const call of [
        business.subscribe(TOKEN, ACCOUNT),
        business.isSubscribed(TOKEN, ACCOUNT),
        business.register(TOKEN, LINE, "000000"),
        business.unsubscribe(TOKEN, ACCOUNT),
        business.revoke(TOKEN),
      ]) {
        expect(await failure(call)).toMatchObject({ why: "unreachable" })
      }
    },
  )
  test("a number is registered with its PIN", async () => {
    meta.answer(await api("register_ok"))
    await run(business.register(TOKEN, LINE, "000000"))
    expect(meta.asked[0]?.body).toEqual({ messaging_product: "whatsapp", pin: "000000" })
  })
})

describe("the dialog", () => {
  const query = async (app: MetaApp) =>
    Object.fromEntries(new URL(await run(graphBusiness(app).dialog("the state"))).searchParams)

  test("asks for the scopes that are needed, and for no pages", async () => {
    expect(await query(appAt(meta.url))).toEqual({
      client_id: "800000000000001",
      redirect_uri: "https://recado.example/dashboard/whatsapp-callback",
      state: "the state",
      response_type: "code",
      scope: "whatsapp_business_management,whatsapp_business_messaging,business_management",
    })
  })
  test("is Embedded Signup when it is configured", async () => {
    const given = await query(appAt(meta.url, { configId: "123" }))
    expect([given.config_id, given.scope]).toEqual(["123", undefined])
  })
})

describe("against the sandbox", () => {
  const sandbox = stage()
  afterAll(sandbox.stop)
  const played = graphBusiness(
    appAt(sandbox.url("/meta"), {
      appSecret: "sandbox-app-secret",
      dialogUrl: sandbox.url("/meta/dialog/oauth"),
      callbackUrl: `${sandbox.origin}/dashboard/whatsapp-callback`,
    }),
  )
  const state = '{"chatbotid":"b","nonce":"n"}'
  let code = ""
  beforeEach(async () => {
    const dialog = new URL(await run(played.dialog(state)))
    const answer = await fetch(dialog.origin + dialog.pathname, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({
        ...Object.fromEntries(dialog.searchParams),
        ...{ numbers: "2", decision: "allow" },
      }),
    })
    const back = new URL(answer.headers.get("location") ?? "")
    expect(back.searchParams.get("state")).toBe(state)
    code = back.searchParams.get("code") ?? ""
  })

  test("a login leads from the dialog to a registered, subscribed number", async () => {
    const { token } = await run(played.exchange(code, ""))
    const grant = await run(played.inspect(token))
    expect(grant).toMatchObject({ valid: true, ours: true })
    const numbers = await run(played.findNumbers(token, grant.accounts))
    expect(numbers).toHaveLength(2)
    const { phonenumberid = "", businessaccountid = "", registered } = numbers[0] ?? {}
    expect(registered).toBe(false)
    await run(played.subscribe(token, businessaccountid))
    await run(played.register(token, phonenumberid, "123456"))
    expect(await run(played.isSubscribed(token, businessaccountid))).toBe(true)
    const read = await run(played.readNumber(token, phonenumberid, businessaccountid))
    expect(read.registered).toBe(true)
    await run(played.revoke(token))
    expect((await run(played.inspect(token))).valid).toBe(false)
  })
  test("a code works once", async () => {
    await run(played.exchange(code, ""))
    expect(await failure(played.exchange(code, ""))).toMatchObject({ why: "code" })
  })
  test("a code from another address works not at all", async () => {
    const other = `${sandbox.origin}/elsewhere`
    expect(await failure(played.exchange(code, other))).toMatchObject({ why: "code" })
  })
})
