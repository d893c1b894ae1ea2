import { useMutation, useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { billing } from "../../../../adapters/http/contract/billing.ts"
import { CONTACT_PLAN, FREE_PLAN, type Plan } from "../../../../core/billing/plan.ts"
import { isActive, type Subscription } from "../../../../core/billing/subscription.ts"
import Contact from "../../../islands/contact.tsx"
import SignInDialog from "../../../islands/sign-in/sign-in-dialog.tsx"
import { useWords } from "../../../lib/language/language.tsx"
import { words } from "../../../lib/language/words.ts"
import { purchaseFault } from "../../../lib/pending/carried-faults.ts"
import { api } from "../../../lib/server/api.ts"
import { sentenceOf } from "../../../lib/server/send.ts"
import { useReturn } from "../../../lib/use-return.ts"
import { PlanGrid } from "../../../pricing/plan-grid.tsx"
import { PurchaseFault } from "../../../pricing/purchase-fault.tsx"
import { usePurchase } from "../../../pricing/use-purchase.ts"
import { Loading } from "../../../ui/loading.tsx"
import { pricing } from "../../../words/pricing.ts"
import { Failed } from "../../parts/failed.tsx"
import { ScreenFrame } from "../../parts/screen.tsx"
import { common } from "../../words/common.ts"
import { subscription } from "../settings/queries.ts"
import { AfterCheckout, checkoutOutcome, forgetOutcome } from "./after-checkout.tsx"

/** A paid period is one month or twelve: a longer one than this is a year. */
const LONGEST_MONTHS_MS = 100 * 24 * 3_600_000

const own = words({
  en: {
    cancelled: "Nothing was charged. Your plan is as before.",
  },
  es: {
    cancelled: "No se ha cobrado nada. Tu plan sigue igual.",
  },
})

/** Whether the subscription is paid once a year. */
const paidByYear = (paid: Subscription | null) =>
  paid?.currentPeriodEnd && isActive(paid.status)
    ? Date.parse(paid.currentPeriodEnd) - Date.parse(paid.currentPeriodStart) > LONGEST_MONTHS_MS
    : null

/** The price list inside the dashboard, which knows the owner's plan. */
export default function DashboardPricing() {
  const t = useWords(pricing)
  const c = useWords(common)
  const o = useWords(own)
  const [back, setBack] = useState(checkoutOutcome)
  const purchase = usePurchase()
  const [before] = useState(purchaseFault.take)
  const [asking, setAsking] = useState(false)
  const plans = useQuery({ queryKey: ["plans"], queryFn: () => api(billing.plans, {}) })
  const current = useQuery(subscription)
  // The free plan is not bought: an owner with a paid one goes back to it by cancelling that.
  const portal = useMutation({
    mutationFn: (_plan: Plan) => api(billing.portal, {}),
    onSuccess: ({ url }) => location.assign(url),
  })
  useEffect(() => {
    if (back === "cancelled") forgetOutcome()
  }, [back])
  useReturn(() => {
    portal.reset()
    setBack(checkoutOutcome())
  })
  const fault = purchase.fault ?? (portal.error ? sentenceOf(portal.error) : before)
  return (
    <ScreenFrame title={t.title} lead={t.lead}>
      {back === "success" && <AfterCheckout onWrite={() => setAsking(true)} />}
      {back === "cancelled" && (
        <p className="note note-info mb-5" role="status">
          {o.cancelled}
        </p>
      )}
      {fault && <PurchaseFault text={fault} />}
      {/* No grid without the owner's plan: it would offer that plan for sale. */}
      <Failed of={[plans, current]} text={t.failedPlans} />
      {plans.data && current.data ? (
        <PlanGrid
          plans={plans.data.items}
          current={{ planId: current.data.plan.id, annual: paidByYear(current.data.subscription) }}
          busy={purchase.busy ?? (portal.isPending ? portal.variables.id : null)}
          leaving={purchase.leaving ?? (portal.isSuccess ? portal.variables.id : null)}
          onChoose={(plan, isYearly) => {
            if (plan.name === CONTACT_PLAN) setAsking(true)
            else if (plan.name === FREE_PLAN) portal.mutate(plan)
            else {
              portal.reset()
              void purchase.choose(plan, isYearly)
            }
          }}
        />
      ) : (
        !plans.error && !current.error && <Loading text={c.loading} lines={6} />
      )}
      {asking && <Contact onClose={() => setAsking(false)} />}
      {purchase.signIn && <SignInDialog onClose={purchase.closeSignIn} />}
    </ScreenFrame>
  )
}
