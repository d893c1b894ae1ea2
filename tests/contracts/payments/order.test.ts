import { describe, expect, test } from "bun:test"
import { permutations } from "../../support/permutations.ts"
import { until } from "../../support/process.ts"
import { type Event, events, openStripe, read, start, taken } from "./stripe-stage.ts"

const { p, now, deliver, waiting, owner } = await openStripe()

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
      for (const [n, order] of permutations(lives).entries()) {
        const named = order.map((event) => ({ ...event, id: `${event.id}_${n}` }))
        await Promise.all([...named, ...named].map(deliver))
      }
      expect(await p.paidFor(owner())).toMatchObject([{ name: "Pro", status }])
      expect(await waiting()).toEqual([])
    },
  )

  test.each(["deleted_then_older_updated", "same_event_three_times", "two_event_ids_same_change"])(
    "in the sequence %s, in every order",
    async (name) => {
      const { deliveries } = (await read(`sequences/${name}.json`)) as { deliveries: Event[] }
      const ended = deliveries.some(({ type }) => type.endsWith(".deleted"))
      now.status = ended ? "canceled" : "active"
      for (const [n, order] of permutations(deliveries).entries()) {
        for (const event of order)
          expect(await deliver({ ...event, id: `${event.id}_${n}` })).toEqual(taken)
        expect(await p.paidFor(owner())).toMatchObject([{ status: now.status }])
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
    expect(await p.paidFor(owner())).toMatchObject([{ status: "canceled" }])
  })

  test("and number: twenty deliveries of one event at once ask Stripe once", async () => {
    const event = events.subscription_updated_renewed ?? {}
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event)))
    expect(answers).toEqual(Array(20).fill(taken))
    expect(now.asked).toHaveLength(1)
  })
})
