import { useCallback, useEffect, useState } from "react"
import { billing } from "../../adapters/http/contract/billing.ts"
import { CONTACT_PLAN, FREE_PLAN, type Plan } from "../../core/billing/plan.ts"
import { api } from "../lib/api.ts"
import { Speaking, useWords } from "../lib/language.tsx"
import type { Language } from "../lib/words.ts"
import { PlanGrid } from "../pricing/plan-grid.tsx"
import { usePurchase } from "../pricing/use-purchase.ts"
import { Fault } from "../ui/fault.tsx"
import { pricing } from "../words/pricing.ts"
import Contact from "./contact.tsx"
import SignInDialog from "./sign-in/sign-in-dialog.tsx"

/** The price list, from the server's plans. */
export default function Pricing({ drawn }: { drawn: readonly Plan[] }) {
  const t = useWords(pricing)
  const purchase = usePurchase()
  const [plans, setPlans] = useState<readonly Plan[] | null>(drawn)
  const [open, setOpen] = useState<"contact" | "sign-up" | null>(null)

  const load = useCallback(
    () =>
      api(billing.plans, {}).then(
        ({ items }) => setPlans(items),
        () => setPlans(null),
      ),
    [],
  )
  useEffect(() => {
    void load()
  }, [load])

  const choose = (plan: Plan, isYearly: boolean) => {
    if (plan.name === CONTACT_PLAN) setOpen("contact")
    else if (plan.name === FREE_PLAN) setOpen("sign-up")
    else void purchase.choose(plan, isYearly)
  }

  return (
    <>
      {purchase.fault && (
        <div className="mb-6">
          <Fault text={t.failed(purchase.fault)} />
        </div>
      )}
      {plans ? (
        <PlanGrid plans={plans} busy={purchase.busy} onChoose={choose} />
      ) : (
        <Fault text={t.failedPlans} onRetry={() => void load()} />
      )}
      {purchase.signIn && <SignInDialog onClose={purchase.closeSignIn} />}
      {open === "sign-up" && <SignInDialog mode="sign-up" onClose={() => setOpen(null)} />}
      {open === "contact" && <Contact onClose={() => setOpen(null)} />}
    </>
  )
}

/** The list as the page is built, from the plans a new database is given. */
export const DrawnPricing = ({ language, plans }: { language: Language; plans: Plan[] }) => (
  <Speaking language={language}>
    <PlanGrid plans={plans} busy={null} onChoose={() => {}} />
  </Speaking>
)
