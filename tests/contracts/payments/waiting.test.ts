import { describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { retryPaymentEvents } from "../../../core/billing/apply-payment-event.ts"
import { CUSTOMER, events, openStripe, SUBSCRIPTION, start, taken } from "./stripe-stage.ts"

const { p, now, deliver, again, waiting, owner } = await openStripe()

describe("what cannot be done at once", () => {
  const event = events.checkout_session_completed_paid ?? {}

  test("waits for a customer that nobody knows yet, and is said", async () => {
    now.customer = "cus_unknown"
    expect(await deliver(event)).toEqual(taken)
    expect(await waiting()).toEqual(["an unknown customer: cus_unknown"])
    expect(await Effect.runPromise(p.inbox.waiting())).toEqual([
      { waitsFor: "an unknown customer: cus_unknown", count: 1 },
    ])
    await p.rows("update users set stripecustomerid = 'cus_unknown' where id = $1", [owner()])
    expect(await again()).toBe(1)
    expect(await p.paidFor(owner())).toMatchObject([{ name: "Pro", status: "active" }])
  })

  test("is the named buyer's where their customer is unknown, as after a backup was restored", async () => {
    await p.rows("update users set stripecustomerid = null")
    now.userId = owner()
    await deliver(event)
    expect(await waiting()).toEqual([])
    expect(await p.paidFor(owner())).toMatchObject([{ name: "Pro", status: "active" }])
    expect(
      await p.rows("select stripecustomerid as customer from users where id = $1", [owner()]),
    ).toEqual([{ customer: CUSTOMER }])
  })

  test.each([
    ["is another customer here", () => owner()],
    ["is no account here", () => crypto.randomUUID()],
    ["is no account's id", () => "somebody"],
  ])("waits for a customer whose named buyer %s", async (_, buyer) => {
    Object.assign(now, { customer: "cus_unknown", userId: buyer() })
    await deliver(event)
    expect(await waiting()).toEqual(["an unknown customer: cus_unknown"])
    expect(await p.paidFor(owner())).toEqual([])
  })

  test("waits for a price that no plan has; the plan that was is kept", async () => {
    await deliver(event)
    now.price = "price_unknown"
    await deliver({ ...event, id: "evt_price" })
    expect(await waiting()).toEqual(["a price that no plan has: price_unknown"])
    expect(await p.paidFor(owner())).toMatchObject([{ name: "Pro", status: "active" }])
    now.status = "canceled"
    expect(await again()).toBe(1)
    expect(await p.paidFor(owner())).toMatchObject([{ name: "Pro", status: "canceled" }])
  })

  test("does not take a price in another currency for the plan's", async () => {
    await p.rows(`update plans set currency = 'USD' where name = 'Basic'`)
    Object.assign(now, { price: "price_2", lookupKey: "basic_monthly" })
    await deliver(event)
    expect(await p.paidFor(owner())).toEqual([])
    expect(await waiting()).toEqual(["a price that no plan has: price_2"])
    await p.rows(`update plans set currency = 'EUR'`)
  })

  test("waits while Stripe is down, with growing pauses", async () => {
    now.down = true
    const waitsAfter = async (seconds: number, trying: () => Promise<unknown>) => {
      const began = Date.now()
      await trying()
      const took = Date.now() - began
      const [row] = await p.rows<{ retryat: Date }>("select retryat from provider_events")
      const waits = Number(row?.retryat) - began
      expect(waits).toBeWithin(seconds * 1000, seconds * 1000 + took + 1)
    }
    await waitsAfter(5, async () => expect(await deliver(event)).toEqual(taken))
    for (const seconds of [10, 20, 40, 80]) await waitsAfter(seconds, again)
    now.down = false
    expect(await again()).toBe(1)
    expect(await p.paidFor(owner())).toMatchObject([{ status: "active" }])
  })

  test("waits where Stripe's answer lacks its times", async () => {
    now.periodStart = undefined
    expect(await deliver(event)).toEqual(taken)
    expect(await waiting()).toEqual(["the payment provider: a subscription without its times"])
    now.periodStart = start.periodStart
    expect(await again()).toBe(1)
  })

  test("is given up after a day, and its reason kept", async () => {
    now.customer = "cus_unknown"
    await deliver(event)
    await p.rows("update provider_events set receivedat = now() - interval '25 hours'")
    await again()
    expect(await waiting()).toEqual([])
    expect(await p.rows("select lasterror from provider_events")).toEqual([
      { lasterror: "an unknown customer: cus_unknown" },
    ])
  })

  test.each([
    ["Stripe is down", () => Object.assign(now, { down: true })],
    ["Stripe's answer lacks its times", () => Object.assign(now, { periodStart: undefined })],
    [
      "Stripe does not say under which lookup key a price is",
      () => Object.assign(now, { price: "price_again", listsPrices: false }),
    ],
  ])("is not given up, however long %s: it is applied once that is over", async (_, fails) => {
    fails()
    await deliver(event)
    await p.rows("update provider_events set receivedat = now() - interval '25 hours', tries = 40")
    expect(await again()).toBe(0)
    const [row] = await p.rows<{ hours: number }>(
      "select extract(epoch from retryat - now()) / 3600 as hours from provider_events where handledat is null",
    )
    expect(Number(row?.hours)).toBeWithin(0.9, 1.001)
    Object.assign(now, start)
    expect(await again()).toBe(1)
    expect(await p.paidFor(owner())).toMatchObject([{ name: "Pro", status: "active" }])
  })

  test("is taken up again when the process died before it was done", async () => {
    await p.rows(
      `insert into provider_events (provider, eventid, type, subject, retryat)
       values ('stripe', 'evt_dead', 'invoice.paid', $1, now() - interval '1 second')`,
      [SUBSCRIPTION],
    )
    expect(await p.run(retryPaymentEvents())).toBe(1)
    expect(await p.paidFor(owner())).toMatchObject([{ status: "active" }])
  })
})
