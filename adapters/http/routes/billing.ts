import { listPlans } from "../../../core/billing/list-plans.ts"
import { openPortal } from "../../../core/billing/open-portal.ts"
import { readSubscription } from "../../../core/billing/read-subscription.ts"
import { readUsage } from "../../../core/billing/read-usage.ts"
import { startCheckout } from "../../../core/billing/start-checkout.ts"
import { readOverview } from "../../../core/overview/read-overview.ts"
import type { RouteParts } from "../bind.ts"
import { billing } from "../contract/billing.ts"

/** What is sold, what was used of it, and the way to pay (contract.md 2.9). */
export const billingRoutes = ({ bind, run }: RouteParts) => {
  bind(billing.plans, async () => {
    const items = await run(listPlans())
    return { items, total: items.length }
  })
  bind(billing.subscription, ({ caller }) => run(readSubscription(caller.owner)))
  bind(billing.usage, ({ caller }) => run(readUsage(caller.owner)))
  bind(billing.overview, ({ caller }) => run(readOverview(caller.owner)))
  bind(billing.checkout, ({ caller, body }) => run(startCheckout(caller.owner, body)))
  bind(billing.portal, ({ caller }) => run(openPortal(caller.owner)))
}
