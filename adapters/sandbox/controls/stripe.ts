import { z } from "zod"
import type { SandboxWorld } from "../sandbox.ts"
import { eventOf, type StripeEvent } from "../stripe/objects.ts"
import {
  change,
  end,
  failPayment,
  renew,
  subscriptionEvent,
} from "../stripe/subscription-changes.ts"
import { control, controls, Refused } from "./control.ts"

const Complete = z.object({ sessionId: z.string() })
const Happened = z.object({ type: z.string(), userId: z.string() })

/** Payments without a browser. */
export const stripeControls = ({ stripe: { ledger, webhook } }: SandboxWorld) => {
  /** What happens to a user's customer, so that the product finds the state that the event tells of. */
  const happen = (type: string, userId: string): readonly StripeEvent[] => {
    const session = [...ledger.sessions.values()].findLast(
      (each) => each.client_reference_id === userId,
    )
    if (type.startsWith("checkout.session.")) {
      if (!session) throw new Refused(404, "This user has no checkout.")
      if (type.endsWith(".expired") && session.status === "open") session.status = "expired"
      return [ledger.sessionEvent(type.slice("checkout.session.".length), session)]
    }
    const customer = ledger.customerOfUser(userId)
    if (!customer) throw new Refused(404, "This user has no customer.")
    const subscription = ledger.subscriptionOf(customer.id)
    if (type === "customer.deleted") return ledger.removeCustomer(customer)
    if (type === "charge.dispute.created") {
      return [ledger.dispute(customer, subscription?.price.unit_amount ?? 0)]
    }
    if (!subscription) throw new Refused(404, "This user has no subscription.")
    switch (type) {
      case "invoice.paid":
        return [renew(subscription)]
      case "invoice.payment_failed":
        return [failPayment(subscription)]
      case "customer.subscription.deleted":
        return [end(subscription)]
      case "customer.subscription.paused":
        change(subscription, { status: "paused" })
        break
      case "customer.subscription.resumed":
        change(subscription, { status: "active" })
        break
    }
    if (type.startsWith("customer.subscription.")) {
      const kind = type.slice("customer.subscription.".length)
      return [subscriptionEvent(kind, subscription)]
    }
    return [eventOf(type, { object: type.split(".")[0], customer: customer.id })]
  }

  return controls()
    .post(
      "/stripe/complete",
      control(Complete, async ({ sessionId }) => {
        const session = ledger.sessions.get(sessionId)
        if (session?.status !== "open") throw new Refused(404, "No such open checkout.")
        return { answers: await webhook.post(ledger.complete(session)) }
      }),
    )
    .post(
      "/stripe/event",
      control(Happened, async ({ type, userId }) => ({
        answers: await webhook.post(happen(type, userId)),
      })),
    )
}
