import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import { createHmac } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { recallSubscriptions } from "../../adapters/postgres/upkeep.ts"
import { readDelivery } from "../../adapters/stripe/webhook.ts"
import { retryPaymentEvents } from "../../core/billing/apply-payment-event.ts"
import retrieved from "../fixtures/stripe/api/subscription_retrieved.json"
import vectors from "../fixtures/stripe/signature/vectors.json"
import { until } from "../support/process.ts"
import { paymentsStage } from "./payments-stage.ts"

const FIXTURES = join(import.meta.dir, "..", "fixtures", "stripe")
const SECRET = "whsec_test"
const CUSTOMER = "cus_FAKE0000000001"
const SUBSCRIPTION = "sub_FAKE0000000001"
const PRO = "price_FAKE_PRO_MONTHLY"
const DAY = 86_400

type Body = typeof retrieved.body
type Event = { id: string; type: string; data: { object: Record<string, unknown> } }

const read = async (path: string) => JSON.parse(await readFile(join(FIXTURES, path), "utf8"))
const names = (await readdir(join(FIXTURES, "events"))).sort()
const events = Object.fromEntries(
  await Promise.all(
    names.map(async (name) => [name.replace(".json", ""), (await read(`events/${name}`)) as Event]),
  ),
) as Record<string, Event>

/** What is true at Stripe now. It answers with this, and keeps what it was asked. */
const now = {
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
const start = { ...now }
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

const signed = (raw: string, secret = SECRET, at = Math.floor(Date.now() / 1000)) =>
  `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${raw}`).digest("hex")}`
const deliver = async (event: object) => {
  const raw = JSON.stringify(event)
  const answer = await p.post(raw, { "stripe-signature": signed(raw) })
  return { status: answer.status, body: await answer.json() }
}
const taken = { status: 200, body: { received: true } }
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

describe("the signature", () => {
  const keys = { webhookSecret: vectors.secret, live: false }
  const payload = Buffer.from(vectors.payload)

  test.each(vectors.cases.map(({ name, header, valid }) => [name, header, valid] as const))(
    "%s",
    async (_, header, valid) => {
      const { kind } = await readDelivery(payload, header, keys, vectors.now * 1000)
      expect(kind).toBe(valid ? "event" : "forged")
    },
  )

  test.each([
    ["300 s ahead", vectors.now + 300, "event"],
    ["301 s ahead", vectors.now + 301, "forged"],
    ["at no time", "NaN", "forged"],
    ["at nothing", "", "forged"],
  ] as const)("made %s", async (_, at, kind) => {
    const mac = createHmac("sha256", vectors.secret).update(`${at}.${vectors.payload}`)
    const header = `t=${at},v1=${mac.digest("hex")}`
    expect((await readDelivery(payload, header, keys, vectors.now * 1000)).kind).toBe(kind)
  })

  test("is over bytes: white space makes another body", async () => {
    const header = vectors.cases[0]?.header ?? null
    const spaced = Buffer.from(`${vectors.payload} `)
    expect((await readDelivery(spaced, header, keys, vectors.now * 1000)).kind).toBe("forged")
  })

  test("does not make an event of the other mode ours", async () => {
    const header = vectors.cases[0]?.header ?? null
    const live = { ...keys, live: true }
    expect((await readDelivery(payload, header, live, vectors.now * 1000)).kind).toBe("forged")
  })

  test.each([
    ["missing", () => ({})],
    ["of another secret", (raw: string) => ({ "stripe-signature": signed(raw, "whsec_other") })],
    [
      "ten minutes old",
      (raw: string) => ({ "stripe-signature": signed(raw, SECRET, Date.now() / 1000 - 600) }),
    ],
    ["of another body", () => ({ "stripe-signature": signed("{}") })],
  ])("%s: refused, and nothing changes", async (_, headers) => {
    const raw = JSON.stringify(events.subscription_updated_renewed)
    const answer = await p.post(raw, headers(raw))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      code: "bad_signature",
      error: "Invalid signature.",
    })
    expect(await p.rows("select * from provider_events")).toEqual([])
    expect(now.asked).toEqual([])
  })

  test("of what is no event: refused", async () => {
    expect((await p.post("[]", { "stripe-signature": signed("[]") })).status).toBe(400)
    expect((await p.post("x", { "stripe-signature": signed("x") })).status).toBe(400)
  })

  test("of more than a megabyte is not even looked at", async () => {
    const raw = JSON.stringify({ filler: "x".repeat(1024 * 1024) })
    expect((await p.post(raw, { "stripe-signature": signed(raw) })).status).toBe(413)
  })
})

/** Events that change nothing here, and why. */
const IGNORED: Readonly<Record<string, string>> = {
  checkout_session_completed_mode_payment: "a one-off payment of another product",
  checkout_session_expired: "nothing was bought",
  connect_account_event: "another account's customer",
  invoice_paid_manual_no_subscription: "a one-off invoice",
  invoice_payment_action_required: "the subscription's own event tells the state",
  invoice_upcoming_no_id: "nothing has happened yet",
}
/** Events that do more than read the subscription again. */
const ENDING = ["charge_dispute_created", "customer_deleted"]

describe("every event", () => {
  test("is taken with whatever letters, also such as no database holds", async () => {
    const { type } = events.subscription_updated_renewed ?? { type: "" }
    const object = { id: "sub_\0\ud800", object: "subscription" }
    const odd = { id: "evt_\0", type, livemode: false, data: { object } }
    expect(await deliver(odd)).toEqual(taken)
    expect(await waiting()).toHaveLength(1)
  })

  test.each(names.map((name) => name.replace(".json", "")))(
    "%s is taken, and once",
    async (name) => {
      const event = events[name] ?? {}
      expect(await deliver(event)).toEqual(taken)
      const asked = now.asked.length
      expect(await deliver(event)).toEqual(taken)
      expect(now.asked).toHaveLength(asked)
      expect(await waiting()).toEqual([])
      if (IGNORED[name]) expect(now.asked).toEqual([])
      else if (name === "customer_deleted") expect(await p.paidFor(owner)).toEqual([])
      else {
        const status = ENDING.includes(name) ? "canceled" : "active"
        expect(await p.paidFor(owner)).toMatchObject([{ name: "Pro", status }])
      }
    },
  )

  test("writes the state that Stripe has, not the one that it tells of", async () => {
    now.status = "unpaid"
    await deliver(events.subscription_updated_renewed ?? {})
    expect(await p.paidFor(owner)).toMatchObject([{ status: "unpaid" }])
  })

  test("writes it also when the clock was set back since it was last written", async () => {
    await deliver(events.subscription_updated_renewed ?? {})
    await p.rows("update subscriptions set updatedat = now() + interval '1 hour'")
    now.status = "canceled"
    await deliver(events.subscription_deleted_immediately ?? {})
    expect(await p.paidFor(owner)).toMatchObject([{ status: "canceled" }])
  })

  test("says from when to when, from the item of the subscription", async () => {
    await deliver(events.subscription_updated_renewed ?? {})
    const [item] = retrieved.body.items.data
    const [row] = await p.rows<Record<string, Date>>("select * from subscriptions")
    expect(row).toMatchObject({
      createdat: new Date(retrieved.body.created * 1000),
      currentPeriodStart: new Date((item?.current_period_start ?? 0) * 1000),
      currentPeriodEnd: new Date((item?.current_period_end ?? 0) * 1000),
      cancelAt: null,
    })
  })

  test("tells of a planned end in either of Stripe's forms, and of its being undone", async () => {
    const [item] = retrieved.body.items.data
    const end = item?.current_period_end ?? 0
    const ends = async () => (await p.paidFor(owner))[0]?.cancelAt
    const event = (n: number) => ({
      ...events.subscription_updated_cancel_scheduled_classic,
      id: `evt_${n}`,
    })
    now.atPeriodEnd = true
    await deliver(event(1))
    expect(await ends()).toEqual(new Date(end * 1000))
    Object.assign(now, { atPeriodEnd: false, cancelAt: end - DAY })
    await deliver(event(2))
    expect(await ends()).toEqual(new Date((end - DAY) * 1000))
    now.cancelAt = null
    await deliver(event(3))
    expect(await ends()).toBeNull()
  })

  test("finds the plan by its price, whatever the metadata say, also by lookup key", async () => {
    const stale = events.subscription_updated_plan_changed ?? {}
    Object.assign(now, { price: "price_9", lookupKey: "enterprise_yearly" })
    await deliver(stale)
    expect(await p.paidFor(owner)).toMatchObject([{ name: "Enterprise" }])
  })
})

/** Every order of a list. */
const orders = <T>(items: readonly T[]): T[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))

describe("a plan that changes", () => {
  test("is told to every dashboard of the owner at once, with the new limit", async () => {
    await p.rows("insert into chatbots (userid, name) values ($1, 'A'), ($1, 'B')", [owner])
    await deliver(events.checkout_session_completed_paid ?? {})
    now.status = "unpaid"
    await deliver(events.subscription_updated_unpaid ?? {})
    const told = await p.rows<{ event: string; data: object }>(
      "select event, data from live_events where event = 'usage.changed' order by id",
    )
    const changed = (messagesLimit: number) => ({
      event: "usage.changed",
      data: { messagesUsed: 0, messagesLimit },
    })
    expect(told).toEqual([changed(5000), changed(5000), changed(100), changed(100)])
  })

  test("leaves its trace, once for each change", async () => {
    await deliver(events.checkout_session_completed_paid ?? {})
    await deliver(events.invoice_paid_subscription_create ?? {})
    now.status = "unpaid"
    await deliver(events.subscription_updated_unpaid ?? {})
    const traces = await p.rows<{ name: string }>(
      `select p.name from audit_log l join plans p on p.id::text = l.subject
       where l.userid = $1 and l.action = 'plan_changed' order by l.id`,
      [owner],
    )
    expect(traces.map(({ name }) => name)).toEqual(["Pro", "Tryout"])
  })

  test("to a smaller one deletes nothing and says what is over its limits", async () => {
    const [bot] = await p.rows<{ id: string }>(
      "insert into chatbots (userid, name) values ($1, 'A'), ($1, 'B') returning id",
      [owner],
    )
    await p.rows(
      `insert into "knowledgeSources" (chatbotid, type, content, tokens)
       select $1, 'text', 'x', 2500 from generate_series(1, 6)`,
      [bot?.id],
    )
    await deliver(events.checkout_session_completed_paid ?? {})
    const told = async () =>
      (await p.rows<{ text: string }>("select notifymemory as text from memory")).map(
        ({ text }) => text,
      )
    expect(await told()).toEqual([])
    now.status = "canceled"
    await Promise.all([
      deliver(events.subscription_deleted_immediately ?? {}),
      deliver(events.subscription_updated_unpaid ?? {}),
    ])
    const first =
      "<notify:Tu plan es ahora Tryout: 100 mensajes al mes. No se borra nada; no podrás añadir mientras superes sus límites: 2 chatbots (límite 1)"
    expect((await told()).toSorted()).toEqual(
      [
        `${first}, 6 fuentes de conocimiento (límite 5), 15.000 tokens de conocimiento (límite 12.000).>`,
        `${first}.>`,
      ].toSorted(),
    )
    expect(await p.rows(`select 1 from "knowledgeSources"`)).toHaveLength(6)
  })

  test("is told and leaves its trace also where the process is killed in the midst of it", async () => {
    await p.rows("insert into chatbots (userid, name) values ($1, 'A')", [owner])
    await deliver(events.checkout_session_completed_paid ?? {})
    now.status = "canceled"
    const renamed = (from: string, to: string) =>
      p.rows(`alter function ${from}(uuid) rename to ${to}`)
    await renamed("holdings_of", "out_of_reach")
    await deliver(events.subscription_deleted_immediately ?? {}).catch(() => null)
    await renamed("out_of_reach", "holdings_of")
    expect(await p.paidFor(owner)).toMatchObject([{ status: "active" }])
    expect(await again()).toBe(1)
    expect(await p.paidFor(owner)).toMatchObject([{ status: "canceled" }])
    expect(await p.rows("select notifymemory as text from memory")).toEqual([
      { text: expect.stringContaining("Tu plan es ahora Tryout") },
    ])
    const trace = "select 1 from audit_log where userid = $1 and action = 'plan_changed'"
    expect(await p.rows(trace, [owner])).toHaveLength(2)
  })

  describe("has notices of its own in the same month", () => {
    const notice = (percent: number) =>
      p.rows(
        `insert into "subscriptionUsage" as u (userid, "messagesUsed", last_reset_date, noticed) values ($1, 4100, now(), $2)
         on conflict (userid) do update set noticed = excluded.noticed`,
        [owner, percent],
      )
    const noticed = async () =>
      (
        await p.rows<{ noticed: number }>(
          `select noticed from "subscriptionUsage" where userid = $1`,
          [owner],
        )
      )[0]?.noticed

    test("but the same plan again has not", async () => {
      await deliver(events.checkout_session_completed_paid ?? {})
      await notice(80)
      await deliver(events.subscription_updated_renewed ?? {})
      expect(await noticed()).toBe(80)
      Object.assign(now, { price: "price_9", lookupKey: "enterprise_monthly" })
      await deliver(events.subscription_updated_plan_changed ?? {})
      expect(await noticed()).toBe(0)
    })

    test("also one that was not paid for a while, and is again", async () => {
      await deliver(events.checkout_session_completed_paid ?? {})
      await notice(80)
      now.status = "past_due"
      await deliver(events.invoice_payment_failed ?? {})
      expect(await noticed()).toBe(0)
      await notice(100)
      now.status = "unpaid"
      await deliver(events.subscription_updated_unpaid ?? {})
      expect(await noticed()).toBe(100)
      now.status = "active"
      await deliver(events.invoice_paid_subscription_create ?? {})
      expect(await noticed()).toBe(0)
    })

    test("and the free one when the customer is deleted", async () => {
      await deliver(events.checkout_session_completed_paid ?? {})
      await notice(100)
      await deliver(events.customer_deleted ?? {})
      expect(await noticed()).toBe(0)
    })
  })

  test("back to the one that was not paid for a while is told to the owner", async () => {
    await p.rows("insert into chatbots (userid, name) values ($1, 'A')", [owner])
    const told = async () =>
      (await p.rows<{ text: string }>("select notifymemory as text from memory"))[0]?.text
    await deliver(events.checkout_session_completed_paid ?? {})
    expect(await told()).toBeUndefined()
    for (const status of ["past_due", "active"]) {
      now.status = status
      await deliver({ ...events.subscription_updated_renewed, id: `evt_${status}` })
    }
    expect((await told())?.split("\n")).toMatchObject([
      expect.stringContaining("Tu plan es ahora Tryout: 100 mensajes al mes."),
      "<notify:Tu plan es ahora Pro: 5000 mensajes al mes.>",
    ])
  })

  test("but the first payment, even if the bank asks the buyer first, is no news", async () => {
    await p.rows("insert into chatbots (userid, name) values ($1, 'A')", [owner])
    now.status = "incomplete"
    await deliver(events.subscription_created_incomplete ?? {})
    now.status = "active"
    await deliver(events.invoice_paid_subscription_create ?? {})
    expect(await p.paidFor(owner)).toMatchObject([{ name: "Pro", status: "active" }])
    expect(await p.rows("select notifymemory from memory")).toEqual([])
  })
})

describe("an event of another shape", () => {
  const about = (object: unknown, more: object = {}) => ({
    ...{ id: "evt_shape", object: "event", livemode: false, data: { object }, ...more },
  })
  const related_object = { id: SUBSCRIPTION, type: "subscription" }

  test.each([
    ["thin", { object: "v2.core.event", data: undefined, related_object }],
    ["of nothing", { data: null }],
    ["of a list", { data: { object: [] } }],
    ["of a subscription without a name", {}],
  ])("(%s) is taken and changes nothing", async (_, more) => {
    const type = "customer.subscription.updated"
    expect(await deliver({ type, ...about({ object: "subscription" }, more) })).toEqual(taken)
    expect(now.asked).toEqual([])
  })

  test.each([
    ["checkout.session.completed", { mode: "subscription", subscription: { id: SUBSCRIPTION } }],
    ["invoice.paid", { parent: { subscription_details: { subscription: { id: SUBSCRIPTION } } } }],
    ["invoice.paid", { parent: "none", subscription: SUBSCRIPTION }],
    ["customer.subscription.paused", { id: SUBSCRIPTION, mode: 7, parent: 7, charge: 7 }],
  ])("%s: names its subscription all the same: %o", async (type, object) => {
    expect(await deliver({ type, ...about(object) })).toEqual(taken)
    expect(await p.paidFor(owner)).toMatchObject([{ name: "Pro", status: "active" }])
  })

  test("that is thin and of the other mode is refused", async () => {
    const thin = about(undefined, { object: "v2.core.event", livemode: true, data: undefined })
    expect(await deliver({ type: "v2.core.account.updated", ...thin })).toMatchObject({
      status: 400,
    })
  })
})

describe("the order of events", () => {
  const lives = [
    events.subscription_created_incomplete,
    events.subscription_updated_renewed,
    events.invoice_paid_subscription_create,
    events.invoice_payment_failed,
    events.subscription_deleted_at_period_end,
  ].map((event) => event ?? ({} as Event))

  test.each(["active", "past_due", "canceled"])(
    "and their repeats do not matter: what Stripe calls %s is that in the end",
    async (status) => {
      now.status = status
      for (const [n, order] of orders(lives).entries()) {
        const named = order.map((event) => ({ ...event, id: `${event.id}_${n}` }))
        await Promise.all([...named, ...named].map(deliver))
      }
      expect(await p.paidFor(owner)).toMatchObject([{ name: "Pro", status }])
      expect(await waiting()).toEqual([])
    },
  )

  test.each(["deleted_then_older_updated", "same_event_three_times", "two_event_ids_same_change"])(
    "in the sequence %s, in every order",
    async (name) => {
      const { deliveries } = (await read(`sequences/${name}.json`)) as { deliveries: Event[] }
      const ended = deliveries.some(({ type }) => type.endsWith(".deleted"))
      now.status = ended ? "canceled" : "active"
      for (const [n, order] of orders(deliveries).entries()) {
        for (const event of order)
          expect(await deliver({ ...event, id: `${event.id}_${n}` })).toEqual(taken)
        expect(await p.paidFor(owner)).toMatchObject([{ status: now.status }])
      }
    },
  )

  test("does not matter when answers overtake each other: what was asked last is kept", async () => {
    const event = (n: number) => ({ ...events.subscription_updated_renewed, id: `evt_late_${n}` })
    const { promise: held, resolve: go } = Promise.withResolvers<void>()
    now.answers = held
    const slow = deliver(event(1))
    await until("Stripe is asked", () => now.asked.length > 0)
    Object.assign(now, { status: "canceled", answers: start.answers })
    await deliver(event(2))
    go()
    await slow
    expect(await p.paidFor(owner)).toMatchObject([{ status: "canceled" }])
  })

  test("and number: twenty deliveries of one event at once ask Stripe once", async () => {
    const event = events.subscription_updated_renewed ?? {}
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event)))
    expect(answers).toEqual(Array(20).fill(taken))
    expect(now.asked).toHaveLength(1)
  })
})

describe("what cannot be done at once", () => {
  const event = events.checkout_session_completed_paid ?? {}

  test("waits for a customer that nobody knows yet, and is said", async () => {
    now.customer = "cus_unknown"
    expect(await deliver(event)).toEqual(taken)
    expect(await waiting()).toEqual(["an unknown customer: cus_unknown"])
    expect(await Effect.runPromise(p.inbox.waiting())).toEqual([
      { waitsFor: "an unknown customer: cus_unknown", count: 1 },
    ])
    await p.rows("update users set stripecustomerid = 'cus_unknown' where id = $1", [owner])
    expect(await again()).toBe(1)
    expect(await p.paidFor(owner)).toMatchObject([{ name: "Pro", status: "active" }])
  })

  test("is the named buyer's where their customer is unknown, as after a backup was restored", async () => {
    await p.rows("update users set stripecustomerid = null")
    now.userId = owner
    await deliver(event)
    expect(await waiting()).toEqual([])
    expect(await p.paidFor(owner)).toMatchObject([{ name: "Pro", status: "active" }])
    expect(
      await p.rows("select stripecustomerid as customer from users where id = $1", [owner]),
    ).toEqual([{ customer: CUSTOMER }])
  })

  test.each([
    ["is another customer here", () => owner],
    ["is no account here", () => crypto.randomUUID()],
    ["is no account's id", () => "somebody"],
  ])("waits for a customer whose named buyer %s", async (_, buyer) => {
    Object.assign(now, { customer: "cus_unknown", userId: buyer() })
    await deliver(event)
    expect(await waiting()).toEqual(["an unknown customer: cus_unknown"])
    expect(await p.paidFor(owner)).toEqual([])
  })

  test("waits for a price that no plan has; the plan that was is kept", async () => {
    await deliver(event)
    now.price = "price_unknown"
    await deliver({ ...event, id: "evt_price" })
    expect(await waiting()).toEqual(["a price that no plan has: price_unknown"])
    expect(await p.paidFor(owner)).toMatchObject([{ name: "Pro", status: "active" }])
    now.status = "canceled"
    expect(await again()).toBe(1)
    expect(await p.paidFor(owner)).toMatchObject([{ name: "Pro", status: "canceled" }])
  })

  test("does not take a price in another currency for the plan's", async () => {
    await p.rows(`update plans set currency = 'USD' where name = 'Basic'`)
    Object.assign(now, { price: "price_2", lookupKey: "basic_monthly" })
    await deliver(event)
    expect(await p.paidFor(owner)).toEqual([])
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
    expect(await p.paidFor(owner)).toMatchObject([{ status: "active" }])
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
    expect(await p.paidFor(owner)).toMatchObject([{ name: "Pro", status: "active" }])
  })

  test("is taken up again when the process died before it was done", async () => {
    await p.rows(
      `insert into provider_events (provider, eventid, type, subject, retryat)
       values ('stripe', 'evt_dead', 'invoice.paid', $1, now() - interval '1 second')`,
      [SUBSCRIPTION],
    )
    expect(await p.run(retryPaymentEvents())).toBe(1)
    expect(await p.paidFor(owner)).toMatchObject([{ status: "active" }])
  })
})

describe("what no event tells any more, because Stripe gives up after three days", () => {
  const paid = events.checkout_session_completed_paid ?? {}
  /** A period that ended so many days ago, and of which nothing was heard since. */
  const isOver = async (days: number) => {
    await deliver(paid)
    await p.rows(
      `update subscriptions set "currentPeriodEnd" = now() - $1 * interval '1 day' where userid = $2`,
      [days, owner],
    )
    now.asked = []
  }
  const recalled = async () => {
    await recallSubscriptions(p.store)
    return p.run(retryPaymentEvents())
  }

  test("is asked for: the plan does not outlive what was paid", async () => {
    await isOver(5)
    now.status = "canceled"
    expect(await recalled()).toBe(1)
    expect(await p.paidFor(owner)).toMatchObject([{ name: "Pro", status: "canceled" }])
    await recalled()
    expect(now.asked).toHaveLength(1)
  })

  test("is asked for once a period, by however many processes", async () => {
    await isOver(5)
    const settled = await Promise.all(Array.from({ length: 4 }, recalled))
    expect(settled.toSorted()).toEqual([0, 0, 0, 1])
    expect(now.asked).toHaveLength(1)
  })

  test("is not asked for while Stripe may still tell it, nor of what has ended", async () => {
    await isOver(2)
    expect(await recalled()).toBe(0)
    await p.rows("delete from provider_events")
    await isOver(5)
    await p.rows("update subscriptions set status = 'canceled'")
    expect(await recalled()).toBe(0)
  })
})

describe("the end of a customer", () => {
  const paid = events.checkout_session_completed_paid ?? {}

  test("ends what was paid for, and nothing is deleted", async () => {
    await deliver(paid)
    await deliver(events.customer_deleted ?? {})
    expect(await p.paidFor(owner)).toMatchObject([{ name: "Pro", status: "canceled" }])
  })

  test("comes with a dispute: the subscription is ended at Stripe, so that it stays ended", async () => {
    await deliver(paid)
    await deliver(events.charge_dispute_created ?? {})
    expect(now.asked).toContain(`DELETE /v1/subscriptions/${SUBSCRIPTION}`)
    await deliver({ ...paid, id: "evt_after" })
    expect(await p.paidFor(owner)).toMatchObject([{ status: "canceled" }])
  })

  test("does not come with a bank's question", async () => {
    await deliver(paid)
    const dispute = events.charge_dispute_created
    const object = { ...dispute?.data.object, status: "warning_needs_response" }
    await deliver({ ...dispute, data: { object } })
    expect(await p.paidFor(owner)).toMatchObject([{ status: "active" }])
  })

  const grown = (before: object | null, status = "needs_response") => {
    const dispute = events.charge_dispute_created
    return {
      ...{ ...dispute, id: "evt_grown", type: "charge.dispute.updated" },
      data: {
        object: { ...dispute?.data.object, status },
        ...(before && { previous_attributes: before }),
      },
    }
  }
  test("comes with a bank's question that has become a dispute", async () => {
    await deliver(paid)
    await deliver(grown({ status: "warning_needs_response" }))
    expect(now.asked).toContain(`DELETE /v1/subscriptions/${SUBSCRIPTION}`)
    expect(await p.paidFor(owner)).toMatchObject([{ status: "canceled" }])
  })
  test.each([
    ["of a dispute that was one before", grown({ status: "needs_response" }, "under_review")],
    ["of what a dispute says", grown({ evidence: {} })],
    ["of a question that stays one", grown({ status: "warning_needs_response" }, "warning_closed")],
    ["that says nothing of before", grown(null)],
  ])("does not come with a change %s", async (_, event) => {
    await deliver(paid)
    await deliver(event)
    expect(await p.paidFor(owner)).toMatchObject([{ status: "active" }])
  })

  test("of an erased account leaves nothing to wait for", async () => {
    Object.assign(now, { customer: "cus_erased", status: "canceled" })
    await deliver(events.subscription_deleted_immediately ?? {})
    expect(await waiting()).toEqual([])
  })
})
