import { afterAll, beforeEach } from "bun:test"
import { createHmac } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { retryPaymentEvents } from "../../../core/billing/apply-payment-event.ts"
import retrieved from "../../fixtures/stripe/api/subscription_retrieved.json"
import { paymentsStage } from "./payments-stage.ts"

const FIXTURES = join(import.meta.dir, "..", "..", "fixtures", "stripe")
export const SECRET = "whsec_test"
export const CUSTOMER = "cus_FAKE0000000001"
export const SUBSCRIPTION = "sub_FAKE0000000001"
const PRO = "price_FAKE_PRO_MONTHLY"

type Body = typeof retrieved.body
export type Event = { id: string; type: string; data: { object: Record<string, unknown> } }

export const read = async (path: string) => JSON.parse(await readFile(join(FIXTURES, path), "utf8"))
const names = (await readdir(join(FIXTURES, "events"))).sort()
/** Every event of the fixtures, by its name. */
export const events = Object.fromEntries(
  await Promise.all(
    names.map(async (name) => [name.replace(".json", ""), (await read(`events/${name}`)) as Event]),
  ),
) as Record<string, Event>

/** What is true at Stripe when a test begins. */
export const start = {
  status: "active",
  cancelAt: null as number | null,
  atPeriodEnd: false,
  price: PRO,
  lookupKey: null as string | null,
  customer: CUSTOMER,
  /** Whom the checkout named as the buyer. */
  userId: retrieved.body.metadata.userId,
  periodStart: retrieved.body.items.data[0]?.current_period_start,
  down: false,
  listsPrices: true,
  asked: [] as string[],
  /** Answers wait for this. They tell the state at the time of the question. */
  answers: Promise.resolve(),
}

/** A signature of this body, as Stripe makes it. */
export const signed = (raw: string, secret = SECRET, at = Math.floor(Date.now() / 1000)) =>
  `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${raw}`).digest("hex")}`

export const taken = { status: 200, body: { received: true } }

/** Payments with a real database, and a Stripe whose truth the test sets; each test finds both as they were at first. */
export const openStripe = async () => {
  /** What is true at Stripe now. It answers with this, and keeps what it was asked. */
  const now = { ...start }
  const subscription = (): Body => {
    const [item] = retrieved.body.items.data
    if (!item) throw new Error("no item")
    return {
      ...retrieved.body,
      status: now.status,
      customer: now.customer,
      metadata: { ...retrieved.body.metadata, userId: now.userId },
      cancel_at: now.cancelAt as null,
      cancel_at_period_end: now.atPeriodEnd,
      items: {
        ...retrieved.body.items,
        data: [
          {
            ...item,
            current_period_start: now.periodStart ?? Number.NaN,
            price: { ...item.price, id: now.price, lookup_key: now.lookupKey as null },
          },
        ],
      },
    }
  }
  const stripe = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      now.asked.push(`${request.method} ${pathname}`)
      if (now.down)
        return Response.json({ error: { type: "api_error", message: "down" } }, { status: 500 })
      if (request.method === "DELETE") now.status = "canceled"
      const state = subscription()
      await now.answers
      if (pathname === "/v1/subscriptions") {
        const data = state.status === "canceled" ? [] : [state]
        return Response.json({ object: "list", data, has_more: false })
      }
      if (pathname === "/v1/prices" && now.listsPrices) {
        return Response.json({ object: "list", data: [], has_more: false })
      }
      if (pathname === `/v1/subscriptions/${SUBSCRIPTION}`) return Response.json(state)
      if (pathname.startsWith("/v1/charges/")) {
        return Response.json({ id: "ch_1", object: "charge", customer: now.customer })
      }
      const error = { type: "invalid_request_error", code: "resource_missing", message: "No such" }
      return Response.json({ error }, { status: 404 })
    },
  })
  const p = await paymentsStage(`http://127.0.0.1:${stripe.port}`, "https://recado.example", SECRET)
  afterAll(async () => {
    await p.stop()
    await stripe.stop(true)
  })

  let owner = await p.hasOwner(CUSTOMER)
  beforeEach(async () => {
    Object.assign(now, start, { asked: [] })
    await p.rows("delete from provider_events")
    await p.rows("delete from subscriptions")
    await p.rows("delete from chatbots")
    await p.rows("update users set stripecustomerid = null")
    await p.rows(`update plans set stripemonthlyprice = $1 where name = 'Pro'`, [PRO])
    owner = await p.hasOwner(CUSTOMER)
  })
  const deliver = async (event: object) => {
    const raw = JSON.stringify(event)
    const answer = await p.post(raw, { "stripe-signature": signed(raw) })
    return { status: answer.status, body: await answer.json() }
  }
  /** Makes the waiting events due now, and handles them. */
  const again = async () => {
    await p.rows("update provider_events set retryat = now()")
    return p.run(retryPaymentEvents())
  }
  const waiting = async () => {
    const found = await p.rows<{ lasterror: string }>(
      "select lasterror from provider_events where handledat is null",
    )
    return found.map(({ lasterror }) => lasterror)
  }
  return { p, now, deliver, again, waiting, owner: () => owner }
}
