import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { eraseDeletedAccounts } from "../../core/accounts/delete-account.ts"
import { until } from "../support/process.ts"
import { openProduct, type Product } from "./product-stage.ts"

let product: Product
let plans: Record<string, string>
beforeAll(async () => {
  product = await openProduct()
  const { body } = await product.call("/api/plans")
  const items = body.items as { id: string; name: string }[]
  plans = Object.fromEntries(items.map(({ id, name }) => [name, id]))
})
afterAll(() => product.stop())
beforeEach(() => product.control("/reset"))

const CHECKOUT = "/api/payments/create-checkout-session"
const PORTAL = "/api/payments/create-customer-portal"

const owner = async () => {
  const { token } = await product.hasOwner()
  const { body } = await product.call("/api/auth/session", { token })
  const id = body.user.id as string
  const ask = (path: string) => product.call(path, { token })
  return {
    id,
    token,
    checkout: (wish: object = {}) =>
      product.call(CHECKOUT, {
        ...{ method: "POST", token },
        body: { userId: id, planId: plans.Pro, isYearly: false, ...wish },
      }),
    portal: () => product.call(PORTAL, { method: "POST", token }),
    subscription: async () => (await ask("/api/subscription")).body,
    usage: async () => (await ask("/api/usage")).body,
    happens: (type: string) => product.control("/stripe/event", { type, userId: id }),
  }
}
type Owner = Awaited<ReturnType<typeof owner>>

/** Does something on a page of Stripe's. Answers where it leads. */
const decide = async (page: string, decision: string, more: object = {}) => {
  const body = new URLSearchParams({ decision, ...more })
  const answer = await fetch(page, { method: "POST", redirect: "manual", body })
  await answer.body?.cancel()
  return answer.headers.get("location")
}
const buys = async (who: Owner, wish: object = {}) => {
  const { status, body } = await who.checkout(wish)
  expect([status, body.error]).toEqual([200, undefined])
  return decide(body.url, "pay")
}

describe("buying", () => {
  test("leads through Stripe's page to a plan that is active when the owner is back", async () => {
    const ana = await owner()
    expect(await ana.subscription()).toMatchObject({ subscription: null, plan: { name: "Tryout" } })
    const { status, body } = await ana.checkout({ isYearly: true })
    expect(status).toBe(200)
    expect(body.url).toStartWith(`${product.url}/sandbox/stripe/checkout/`)
    const back = await decide(body.url, "pay")
    expect(back).toStartWith(`${product.url}/dashboard/pricing?checkout=success&session_id=cs_`)
    expect(await ana.subscription()).toMatchObject({
      active: true,
      plan: { name: "Pro" },
      subscription: { userid: ana.id, status: "active", planId: plans.Pro, cancelAt: null },
    })
    expect(await ana.usage()).toMatchObject({
      planName: "Pro",
      messagesUsed: 0,
      messagesLimit: 5000,
    })
    const { items } = (await product.call("/sandbox/api/requests?provider=stripe")).body
    expect(JSON.stringify(items)).not.toContain("sk_test_")
  })

  test("is not done by coming back without having paid", async () => {
    const ana = await owner()
    const { url } = (await ana.checkout()).body
    expect(await decide(url, "cancel")).toContain("checkout=cancelled")
    await product.call("/dashboard/pricing?checkout=success&session_id=cs_1").catch(() => {})
    expect(await ana.subscription()).toMatchObject({ subscription: null, active: false })
  })

  test("asked for by twenty clicks at once is one page", async () => {
    const ana = await owner()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ana.checkout()))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  })

  test("needs a sign-in, and is for oneself only", async () => {
    const ana = await owner()
    const eva = await owner()
    const denied = { error: "User not authenticated" }
    for (const path of [CHECKOUT, PORTAL]) {
      const answer = await product.call(path, { method: "POST", body: {} })
      expect(answer).toMatchObject({ status: 401, body: { ...denied, code: "not_signed_in" } })
    }
    expect(await ana.checkout({ userId: eva.id })).toMatchObject({
      ...{ status: 403, body: { ...denied, code: "not_your_account" } },
    })
    expect((await eva.portal()).status).toBe(409)
  })

  test.each([
    ["the free plan", () => ({ planId: plans.Tryout }), "plan_invalid"],
    ["a plan that is talked about", () => ({ planId: plans["+"] }), "plan_invalid"],
    ["a price of one's own", () => ({ planId: "price_1" }), "plan_invalid"],
    ["an unknown plan", () => ({ planId: crypto.randomUUID() }), "plan_invalid"],
    ["a rhythm that is none", () => ({ isYearly: "yes" }), "invalid_field"],
  ])("refuses %s", async (_, wish, code) => {
    const answer = await (await owner()).checkout(wish())
    expect(answer).toMatchObject({ status: 400, body: { code } })
  })

  test("takes the price from our table, whatever else is sent", async () => {
    const ana = await owner()
    const { url } = (await ana.checkout({ price: "price_1", amount: 1, quantity: 0 })).body
    expect(await (await fetch(url)).text()).toContain("50.00")
  })

  test.each([
    [CHECKOUT, "checkout/sessions", "Error creating checkout session"],
    [PORTAL, "billing_portal", "Error creating customer portal session"],
  ])("%s says what Stripe says, or that it failed", async (path, part, sentence) => {
    const ana = await owner()
    await buys(ana)
    await ana.happens("customer.subscription.deleted")
    const ask = () => (path === CHECKOUT ? ana.checkout() : ana.portal())
    const fails = (failure: object) =>
      product.control("/failures", { provider: "stripe", method: "POST", path: part, ...failure })
    const error = { type: "api_error", message: "Stripe is having a bad day." }
    await fails({ mode: "status", status: 500, body: { error } })
    expect(await ask()).toMatchObject({ status: 502, body: { error: error.message } })
    // Often: each connection that is kept open is tried before the call fails.
    await fails({ mode: "reset", times: 1000 })
    expect(await ask()).toMatchObject({ status: 502, body: { error: sentence } })
    await product.control("/failures", {}, "DELETE")
    expect((await ask()).status).toBe(200)
  })
})

describe("a plan that is paid for", () => {
  test("is changed, ended and kept on at Stripe's portal", async () => {
    const ana = await owner()
    await buys(ana, { planId: plans.Basic })
    const { url } = (await ana.portal()).body
    await decide(url, "change", { price: "enterprise_yearly" })
    expect(await ana.usage()).toMatchObject({ planName: "Enterprise", messagesLimit: 20_000 })
    await decide(url, "change", { price: "basic_monthly" })
    expect(await ana.usage()).toMatchObject({ planName: "Basic", messagesLimit: 1000 })
    await decide(url, "cancel")
    const { subscription, active } = await ana.subscription()
    expect(active).toBe(true)
    expect(subscription.cancelAt).toBe(subscription.currentPeriodEnd)
    await decide(url, "resume")
    expect((await ana.subscription()).subscription.cancelAt).toBeNull()
    await decide(url, "fail")
    expect(await ana.subscription()).toMatchObject({ active: false, plan: { name: "Tryout" } })
    await decide(url, "renew")
    expect(await ana.subscription()).toMatchObject({ active: true, plan: { name: "Basic" } })
  })

  test.each([
    ["invoice.payment_failed", "past_due"],
    ["customer.subscription.paused", "paused"],
    ["customer.subscription.deleted", "canceled"],
    ["customer.deleted", "canceled"],
    ["charge.dispute.created", "canceled"],
  ])("ends with %s, and nothing is deleted", async (type, status) => {
    const ana = await owner()
    await buys(ana)
    await ana.happens(type)
    expect(await ana.subscription()).toMatchObject({
      ...{ active: false, plan: { name: "Tryout" }, subscription: { status, planId: plans.Pro } },
    })
    expect(await ana.usage()).toMatchObject({ planName: "Tryout", messagesLimit: 100 })
  })

  test("goes on with the payment that came late, and can be bought again after its end", async () => {
    const ana = await owner()
    await buys(ana)
    await ana.happens("invoice.payment_failed")
    expect((await ana.checkout()).body.url).toContain("/portal/")
    await ana.happens("invoice.paid")
    expect(await ana.subscription()).toMatchObject({ active: true })
    await ana.happens("customer.deleted")
    await buys(ana, { planId: plans.Basic })
    expect(await ana.subscription()).toMatchObject({ active: true, plan: { name: "Basic" } })
  })

  test("ends at Stripe with the account", async () => {
    const ana = await owner()
    await buys(ana)
    const response = await fetch(`${product.url}/api/auth/csrf-token`, {
      headers: { authorization: `Bearer ${ana.token}` },
    })
    const { csrfToken } = (await response.json()) as { csrfToken: string }
    const gone = await fetch(`${product.url}/api/account`, {
      method: "DELETE",
      headers: {
        authorization: `Bearer ${ana.token}`,
        "x-csrf-token": csrfToken,
        cookie: `csrf-token=${csrfToken}`,
      },
    })
    expect(await gone.json()).toMatchObject({ success: true })
    // The owner waits for ten seconds at most. On a busy machine the rest is still to be done.
    await product.run(eraseDeletedAccounts())
    const { items } = (await product.call("/sandbox/api/requests?provider=stripe")).body
    expect(items.map(({ method }: { method: string }) => method)).toContain("DELETE")
  })
})

describe("the limit of a plan", () => {
  const REACHED = "Límite mensual de mensajes alcanzado (100)."

  test("holds replies back, is told at once and once, and goes with the purchase of a larger one", async () => {
    const { token, chatbotid } = await product.hasChatbot()
    const { id } = (await product.call("/api/auth/session", { token })).body.user
    await product.database.owner.query(
      `with u as (update users set createdat = now() - interval '3 days' where id = $1 returning id, createdat)
       insert into "subscriptionUsage" (userid, "messagesUsed", last_reset_date) select id, 99, createdat from u`,
      [id],
    )
    const connection = { chatbotid, accesstoken: "EAA a token that an owner pasted" }
    await product.call("/api/whatsapp/process-token", { method: "POST", token, body: connection })
    const says = (text: string) =>
      product.control("/whatsapp/inbound", { chatbotid, from: "34600111222", text })
    const replies = async () =>
      (await product.call("/sandbox/api/whatsapp/messages?to=34600111222")).body.items.length
    const settled = async (turns: number) =>
      until(`${turns} turns done`, async () => {
        const { rows } = await product.database.owner.query(
          "select count(*)::int as n from turns where chatbotid = $1 and doneat is not null",
          [chatbotid],
        )
        return (rows[0] as { n: number }).n === turns
      })
    const notices = async () => {
      const { rows } = await product.database.owner.query(
        "select notifymemory as text from memory where chatbot_id = $1",
        [chatbotid],
      )
      return (rows[0] as { text: string } | undefined)?.text ?? ""
    }

    await says("Hola, ¿abrís hoy?")
    await settled(1)
    expect(await replies()).toBe(1)
    expect(await notices()).toBe(`<notify:${REACHED}>`)
    await says("¿Y mañana?")
    await settled(2)
    await says("¿Hay alguien?")
    await settled(3)
    expect(await replies()).toBe(1)
    expect(await notices()).toBe(`<notify:${REACHED}>`)

    const body = { userId: id, planId: plans.Basic, isYearly: false }
    const { url } = (await product.call(CHECKOUT, { method: "POST", token, body })).body
    await decide(url, "pay")
    await says("¿Y ahora?")
    await settled(4)
    expect(await replies()).toBe(2)
    expect((await product.call("/api/usage", { token })).body).toMatchObject({
      ...{ messagesUsed: 1, messagesLimit: 1000, planName: "Basic" },
    })
  })
})

describe("without Stripe", () => {
  test("its webhook says that it is not configured", async () => {
    const off = await openProduct({ SANDBOX: "0" })
    expect(await off.call("/webhooks/stripe", { method: "POST", body: {} })).toMatchObject({
      ...{ status: 503, body: { code: "provider_off", error: "Stripe is not configured." } },
    })
    await off.stop()
  })
})

test("the monthly reset says whose count begins anew", async () => {
  const ana = await owner()
  await product.database.owner.query(
    `insert into "subscriptionUsage" (userid, "messagesUsed", last_reset_date) values ($1, 40, now() - interval '1 minute')`,
    [ana.id],
  )
  const now = new Date(Date.now() + 40 * 86_400_000).toISOString()
  const { report } = await product.control("/jobs/monthly-reset/run", { now })
  expect(report).toContain(`${ana.id}: 40 messages`)
  expect(await ana.usage()).toMatchObject({ messagesUsed: 0, messagesLimit: 100 })
})

describe("the operators' tools", () => {
  const tool = (who: Owner, path: string, body: object) =>
    product.call(`/api/debug/${path}`, { method: "POST", token: who.token, body })

  test("reset the count, report a reset and shift the period of oneself, and leave their traces", async () => {
    const ana = await owner()
    await buys(ana)
    const { rowCount } = await product.database.owner.query(
      `insert into "subscriptionUsage" (userid, "messagesUsed", last_reset_date) values ($1, 40, now())`,
      [ana.id],
    )
    expect(rowCount).toBe(1)
    const { body } = await tool(ana, "simulate-monthly-reset", { userId: ana.id })
    expect(body.report).toContain("Mensajes contados: 40 de 5000")
    expect((await ana.usage()).messagesUsed).toBe(40)
    expect(
      await tool(ana, "force-reset-messages", { userIdToReset: ana.id, force: true }),
    ).toMatchObject({ status: 200, body: { message: "Contador reiniciado" } })
    expect((await ana.usage()).messagesUsed).toBe(0)
    const before = (await ana.subscription()).subscription.currentPeriodStart
    expect(
      await tool(ana, "update-subscription-date", { userId: ana.id, daysAgo: 35 }),
    ).toMatchObject({ status: 200, body: { message: "Fecha actualizada" } })
    const after = (await ana.subscription()).subscription.currentPeriodStart
    expect(Date.parse(before) - Date.parse(after)).toBeGreaterThan(34 * 86_400_000)
    const { rows } = await product.database.owner.query(
      "select action from audit_log where userid = $1 and subject = $1::text order by id",
      [ana.id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      ...["reset_simulated", "usage_reset", "period_shifted"],
    ])
  })

  test.each([
    ["force-reset-messages", (id: string) => ({ userIdToReset: id, force: "yes" }), 400],
    ["update-subscription-date", (id: string) => ({ userId: id, daysAgo: 0 }), 400],
    ["update-subscription-date", (id: string) => ({ userId: id, daysAgo: -1 }), 400],
    ["update-subscription-date", (id: string) => ({ userId: id, daysAgo: 1e9 }), 400],
    ["update-subscription-date", (id: string) => ({ userId: id, daysAgo: "35" }), 400],
    ["update-subscription-date", (id: string) => ({ userId: id, daysAgo: 35 }), 404],
  ])("%s refuses what makes no sense", async (path, body, status) => {
    const ana = await owner()
    expect((await tool(ana, path, body(ana.id))).status).toBe(status)
  })

  test("are not for other people's accounts", async () => {
    const [ana, eva] = [await owner(), await owner()]
    const answer = await tool(ana, "force-reset-messages", { userIdToReset: eva.id, force: true })
    expect(answer).toMatchObject({ status: 403, body: { code: "operators_only" } })
  })
})
