import { z } from "zod/mini"
import { Plan } from "../../../core/billing/plan.ts"
import { Subscription } from "../../../core/billing/subscription.ts"
import { Usage } from "../../../core/billing/usage.ts"
import { Overview } from "../../../core/overview/overview.ts"
import { listOf, route } from "./route.ts"

const Elsewhere = z.object({ url: z.string() })

/** Plans, what is used of them, and the way to pay (contract.md 2.9). */
export const billing = {
  plans: route({ method: "GET", path: "/api/plans", who: "anybody", response: listOf(Plan) }),
  subscription: route({
    method: "GET",
    path: "/api/subscription",
    who: "owner",
    response: z.object({
      subscription: z.nullable(Subscription),
      active: z.boolean(),
      plan: Plan,
    }),
  }),
  usage: route({ method: "GET", path: "/api/usage", who: "owner", response: Usage }),
  overview: route({ method: "GET", path: "/api/overview", who: "owner", response: Overview }),
  /** For oneself only: userId is the caller's, or it is refused. */
  checkout: route({
    method: "POST",
    path: "/api/payments/create-checkout-session",
    who: "owner",
    wording: "payments",
    body: z.object({
      userId: z.string().check(z.toLowerCase()),
      planId: z.string().check(z.toLowerCase()),
      isYearly: z.boolean(),
    }),
    response: Elsewhere,
  }),
  portal: route({
    method: "POST",
    path: "/api/payments/create-customer-portal",
    who: "owner",
    wording: "payments",
    response: Elsewhere,
  }),
}
