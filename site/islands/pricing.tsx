import { useCallback, useEffect, useRef, useState } from "react"
import { billing } from "../../adapters/http/contract/billing.ts"
import { CONTACT_PLAN, FREE_PLAN, type Plan } from "../../core/billing/plan.ts"
import { LanguageProvider, useWords } from "../lib/language/language.tsx"
import type { Language } from "../lib/language/words.ts"
import { dashboard } from "../lib/routes.ts"
import { api } from "../lib/server/api.ts"
import { PlanGrid } from "../pricing/plan-grid.tsx"
import { PurchaseFault } from "../pricing/purchase-fault.tsx"
import { usePurchase } from "../pricing/use-purchase.ts"
import { Fault } from "../ui/fault.tsx"
import { pricing } from "../words/pricing.ts"
import Contact from "./contact.tsx"
import SignInDialog from "./sign-in/sign-in-dialog.tsx"

/** The price list, from the server's plans. */
export default function Pricing({ initial }: { initial: readonly Plan[] }) {
  const t = useWords(pricing)
  const purchase = usePurchase()
  const [plans, setPlans] = useState<readonly Plan[] | null>(initial)
  const [open, setOpen] = useState<"contact" | "sign-up" | null>(null)

  // The plans of the static page have no ids: a choice made early waits for the server's list.
  const loading = useRef<Promise<readonly Plan[] | null>>(null)

  const load = useCallback(() => {
    loading.current = api(billing.plans, {}).then(
      ({ items }) => items,
      () => null,
    )
    void loading.current.then(setPlans)
  }, [])
  useEffect(load, [load])

  const choose = async (chosen: Plan, isYearly: boolean) => {
    if (chosen.name === CONTACT_PLAN) return setOpen("contact")
    if (chosen.name === FREE_PLAN) {
      const signedIn = document.documentElement.dataset.session === "in"
      return signedIn ? location.assign(dashboard()) : setOpen("sign-up")
    }
    const plan = (await loading.current)?.find(({ name }) => name === chosen.name)
    if (plan) await purchase.choose(plan, isYearly)
  }

  return (
    <>
      {purchase.fault && <PurchaseFault text={purchase.fault} />}
      {plans ? (
        <PlanGrid
          plans={plans}
          busy={purchase.busy}
          leaving={purchase.leaving}
          onChoose={(plan, isYearly) => void choose(plan, isYearly)}
        />
      ) : (
        <Fault text={t.failedPlans} onRetry={load} />
      )}
      {purchase.signIn && <SignInDialog onClose={purchase.closeSignIn} />}
      {open === "sign-up" && <SignInDialog mode="sign-up" onClose={() => setOpen(null)} />}
      {open === "contact" && <Contact onClose={() => setOpen(null)} />}
    </>
  )
}

/** The price list in the static page, with the plans of a new database. */
export const StaticPricing = ({ language, plans }: { language: Language; plans: Plan[] }) => (
  <LanguageProvider language={language}>
    <PlanGrid plans={plans} onChoose={() => {}} />
  </LanguageProvider>
)
