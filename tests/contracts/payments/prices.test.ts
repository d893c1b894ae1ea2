import { afterAll, beforeEach, expect, test } from "bun:test"
import { stripeClient } from "../../../adapters/stripe/client.ts"
import { checkPrices } from "../../../adapters/stripe/prices.ts"
import { lookupKey, type PricedPlan } from "../../../core/billing/payment.ts"
import { SEED_PLANS } from "../../../core/billing/seed-plans.ts"
import { PlanId } from "../../../core/shared/ids.ts"

/** The parts of a Stripe account that prices need. */
type Row = { id: string; [field: string]: unknown }
const account = { products: new Map<string, Row>(), prices: new Map<string, Row>() }

const missing = () =>
  Response.json(
    { error: { type: "invalid_request_error", code: "resource_missing", message: "No such" } },
    { status: 404 },
  )
const stripe = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  fetch: async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const [, , kind, id] = pathname.split("/")
    const rows = kind === "prices" ? account.prices : account.products
    if (request.method === "GET" && id) {
      const row = rows.get(id)
      return row ? Response.json(row) : missing()
    }
    if (request.method === "GET") {
      const wanted = searchParams.get("lookup_keys[]")
      const data = [...rows.values()].filter(({ lookup_key }) => lookup_key === wanted)
      return Response.json({ object: "list", data, has_more: false })
    }
    const form = new URLSearchParams(await request.text())
    const made = {
      id: form.get("id") ?? `price_${rows.size + 1}`,
      object: kind,
      active: true,
      name: form.get("name"),
      product: form.get("product"),
      currency: form.get("currency"),
      lookup_key: form.get("lookup_key"),
      tax_behavior: form.get("tax_behavior"),
      unit_amount: Number(form.get("unit_amount")),
      recurring: { interval: form.get("recurring[interval]"), interval_count: 1 },
    }
    rows.set(made.id, made)
    return Response.json(made)
  },
})
afterAll(() => stripe.stop(true))
beforeEach(() => {
  account.products.clear()
  account.prices.clear()
})

const plans = SEED_PLANS.map((plan, n) => ({
  ...plan,
  id: PlanId.parse(`00000000-0000-4000-8000-00000000000${n}`),
}))
const priced = (ids: Readonly<Record<string, string>> = {}): readonly PricedPlan[] =>
  plans.map(({ id, name, currency }) => ({
    ...{ id, name, currency },
    monthly: ids[lookupKey(name, "monthly")] ?? null,
    yearly: ids[lookupKey(name, "yearly")] ?? null,
  }))
const client = stripeClient(`http://127.0.0.1:${stripe.port}`, "sk_test_1")
const check = async (make = false, ids = {}) => {
  const findings = await checkPrices(client, plans, priced(ids), make)
  return Object.fromEntries(findings.map(({ price, ...rest }) => [price, rest]))
}
const KEYS = ["basic", "pro", "enterprise"].flatMap((name) => [`${name}_monthly`, `${name}_yearly`])

test("an empty account gets a product for each plan that is sold, and its two prices", async () => {
  expect(Object.values(await check()).map(({ state }) => state)).toEqual(Array(6).fill("missing"))
  expect(account.prices.size).toBe(0)
  const made = await check(true)
  expect(Object.keys(made)).toEqual(KEYS)
  expect(Object.values(made).map(({ state }) => state)).toEqual(Array(6).fill("made"))
  expect([...account.products.keys()]).toEqual(["recado_basic", "recado_pro", "recado_enterprise"])
  expect([...account.prices.values()][1]).toMatchObject({
    product: "recado_basic",
    currency: "eur",
    tax_behavior: "inclusive",
    unit_amount: 21_600,
    recurring: { interval: "year" },
  })
})

test.each([
  ["USD", 2000],
  ["clp", 20],
  ["KWD", 20_000],
])(
  "a plan for 20 %s a month costs %d of Stripe's units, and not a hundred times as much",
  async (currency, amount) => {
    const sold = plans.map((plan) => ({ ...plan, currency }))
    await checkPrices(client, sold, priced(), true)
    const [basic] = account.prices.values()
    expect(basic?.unit_amount).toBe(amount)
    Object.assign(basic ?? {}, { unit_amount: amount * 2 })
    const [found] = await checkPrices(client, sold, priced(), false)
    expect(found?.detail).toBe("price_1 costs 40, not 20")
  },
)

test("made once, all is right, and nothing is made again", async () => {
  await check(true)
  const again = await check(true)
  expect(Object.values(again).map(({ state }) => state)).toEqual(Array(6).fill("right"))
  expect([account.products.size, account.prices.size]).toEqual([3, 6])
})

test.each([
  [{ unit_amount: 4800 }, "price_3 costs 48, not 50"],
  [{ currency: "usd" }, "price_3 is in usd, not in EUR"],
  [{ recurring: { interval: "year", interval_count: 1 } }, "price_3 is not paid every month"],
  [{ recurring: { interval: "month", interval_count: 3 } }, "price_3 is not paid every month"],
  [{ active: false }, "price_3 is archived"],
])("a price that is %j is said and left alone", async (change, detail) => {
  await check(true)
  Object.assign(account.prices.get("price_3") ?? {}, change)
  expect((await check(true)).pro_monthly).toEqual({ state: "wrong", detail })
})

test("a price that our table names by id is looked for by that, and never made", async () => {
  await check(true)
  const right = await check(true, { pro_monthly: "price_3", pro_yearly: "price_gone" })
  expect(right.pro_monthly).toEqual({ state: "right", detail: "price_3" })
  expect(right.pro_yearly).toEqual({ state: "missing", detail: "price_gone" })
})
