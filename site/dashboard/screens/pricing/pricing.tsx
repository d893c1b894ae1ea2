import { useMutation, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useSearchParams } from "wouter"
import { billing } from "../../../../adapters/http/contract/billing.ts"
import { CONTACT_PLAN, FREE_PLAN } from "../../../../core/billing/plan.ts"
import Contact from "../../../islands/contact.tsx"
import SignInDialog from "../../../islands/sign-in/sign-in-dialog.tsx"
import { api } from "../../../lib/api.ts"
import { useWords } from "../../../lib/language.tsx"
import { useSay } from "../../../lib/sentences.ts"
import { words } from "../../../lib/words.ts"
import { PlanGrid } from "../../../pricing/plan-grid.tsx"
import { usePurchase } from "../../../pricing/use-purchase.ts"
import { Fault } from "../../../ui/fault.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { pricing } from "../../../words/pricing.ts"
import { faultOf } from "../../queries.ts"
import { ScreenFrame } from "../../screen.tsx"
import { subscription } from "../settings/queries.ts"
import { AfterCheckout } from "./after-checkout.tsx"

const own = words({
  en: {
    loading: "Loading...",
    cancelled: "Nothing was charged. Your plan is as before.",
  },
  es: {
    loading: "Cargando...",
    cancelled: "No se ha cobrado nada. Tu plan sigue igual.",
  },
})

/** The price list inside the dashboard: it knows the plan one has. */
export default function DashboardPricing() {
  const t = useWords(pricing)
  const o = useWords(own)
  const say = useSay()
  const [search] = useSearchParams()
  const purchase = usePurchase()
  const [asking, setAsking] = useState(false)
  const plans = useQuery({ queryKey: ["plans"], queryFn: () => api(billing.plans, {}) })
  const current = useQuery(subscription)
  // The free plan is not bought: who has a paid one goes back to it by cancelling.
  const portal = useMutation({
    mutationFn: () => api(billing.portal, {}),
    onSuccess: ({ url }) => location.assign(url),
  })
  const fault = purchase.fault ?? portal.error?.message ?? search.get("fault")
  const failed = faultOf(plans.error)
  const back = search.get("checkout")
  return (
    <ScreenFrame title={t.title} lead={t.lead}>
      {back === "success" && <AfterCheckout onWrite={() => setAsking(true)} />}
      {back === "cancelled" && (
        <p className="note note-info mb-5" role="status">
          {o.cancelled}
        </p>
      )}
      {fault && (
        <p className="note note-bad mb-5" role="alert">
          {t.failed(say(fault))}
        </p>
      )}
      {failed ? (
        <Fault text={t.failedPlans} requestId={failed.id} onRetry={() => void plans.refetch()} />
      ) : plans.data ? (
        <PlanGrid
          plans={plans.data.items}
          current={current.data?.plan.id ?? null}
          busy={purchase.busy}
          onChoose={(plan, isYearly) => {
            if (plan.name === CONTACT_PLAN) setAsking(true)
            else if (plan.name === FREE_PLAN) portal.mutate()
            else void purchase.choose(plan, isYearly)
          }}
        />
      ) : (
        <Loading text={o.loading} lines={6} />
      )}
      {asking && <Contact onClose={() => setAsking(false)} />}
      {purchase.signIn && <SignInDialog onClose={purchase.closeSignIn} />}
    </ScreenFrame>
  )
}
