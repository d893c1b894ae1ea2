import { openPortal } from "../../../core/billing/open-portal.ts"
import { startCheckout } from "../../../core/billing/start-checkout.ts"
import type { Bind } from "../bind.ts"
import { billing } from "../contract/billing.ts"
import type { Run } from "../run.ts"

/** The way to pay (contract.md 2.9). */
export const billingRoutes = (bind: Bind, run: Run) => {
  bind(billing.checkout, ({ caller, body }) => run(startCheckout(caller.owner, body)))
  bind(billing.portal, ({ caller }) => run(openPortal(caller.owner)))
}
