import { describe, expect, test } from "bun:test"
import { recallSubscriptions } from "../../../adapters/postgres/upkeep.ts"
import { retryPaymentEvents } from "../../../core/billing/apply-payment-event.ts"
import { events, openStripe, SUBSCRIPTION } from "./stripe-stage.ts"

const { p, now, deliver, waiting, owner } = await openStripe()

describe("what no event tells any more, because Stripe gives up after three days", () => {
  const paid = events.checkout_session_completed_paid ?? {}
  /** A period that ended so many days ago, and of which nothing was heard since. */
  const isOver = async (days: number) => {
    await deliver(paid)
    await p.rows(
      `update subscriptions set "currentPeriodEnd" = now() - $1 * interval '1 day' where userid = $2`,
      [days, owner()],
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
    expect(await p.paidFor(owner())).toMatchObject([{ name: "Pro", status: "canceled" }])
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
    expect(await p.paidFor(owner())).toMatchObject([{ name: "Pro", status: "canceled" }])
  })

  test("ends what was paid for also where another customer has taken its place before Stripe told of it", async () => {
    now.userId = owner()
    await deliver(paid)
    await p.rows("update users set stripecustomerid = 'cus_next' where id = $1", [owner()])
    now.status = "canceled"
    await deliver(events.subscription_deleted_immediately ?? {})
    await deliver(events.customer_deleted ?? {})
    expect(await p.paidFor(owner())).toMatchObject([{ name: "Pro", status: "canceled" }])
    expect(await p.customerOf(owner())).toBe("cus_next")
  })

  test("comes with a dispute: the subscription is ended at Stripe, so that it stays ended", async () => {
    await deliver(paid)
    await deliver(events.charge_dispute_created ?? {})
    expect(now.asked).toContain(`DELETE /v1/subscriptions/${SUBSCRIPTION}`)
    await deliver({ ...paid, id: "evt_after" })
    expect(await p.paidFor(owner())).toMatchObject([{ status: "canceled" }])
  })

  test("does not come with a bank's question", async () => {
    await deliver(paid)
    const dispute = events.charge_dispute_created
    const object = { ...dispute?.data.object, status: "warning_needs_response" }
    await deliver({ ...dispute, data: { object } })
    expect(await p.paidFor(owner())).toMatchObject([{ status: "active" }])
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
    expect(await p.paidFor(owner())).toMatchObject([{ status: "canceled" }])
  })
  test.each([
    ["of a dispute that was one before", grown({ status: "needs_response" }, "under_review")],
    ["of what a dispute says", grown({ evidence: {} })],
    ["of a question that stays one", grown({ status: "warning_needs_response" }, "warning_closed")],
    ["that says nothing of before", grown(null)],
  ])("does not come with a change %s", async (_, event) => {
    await deliver(paid)
    await deliver(event)
    expect(await p.paidFor(owner())).toMatchObject([{ status: "active" }])
  })

  test("of an erased account leaves nothing to wait for", async () => {
    Object.assign(now, { customer: "cus_erased", status: "canceled" })
    await deliver(events.subscription_deleted_immediately ?? {})
    expect(await waiting()).toEqual([])
  })
})
