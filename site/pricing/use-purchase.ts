import { useState } from "react"
import type { Plan } from "../../core/billing/plan.ts"
import { buy } from "../lib/pending/buy.ts"
import { pendingPurchase } from "../lib/pending/pending-purchase.ts"
import { dashboard } from "../lib/routes.ts"
import { sentenceOf } from "../lib/server/send.ts"
import { useReturn } from "../lib/use-return.ts"

/** Buying a plan. `busy` is the id of the chosen one, then `leaving`; signed-out buyers are asked to sign in first. */
export const usePurchase = () => {
  const [busy, setBusy] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [signIn, setSignIn] = useState(false)

  useReturn(() => setLeaving(null))

  const choose = async (plan: Plan, isYearly: boolean) => {
    setBusy(plan.id)
    setLeaving(null)
    setFault(null)
    try {
      const url = await buy(plan.id, isYearly)
      if (url) {
        setLeaving(plan.id)
        location.assign(url)
      } else {
        pendingPurchase.keep({ planId: plan.id, isYearly, redirectTo: dashboard("pricing") })
        setSignIn(true)
      }
    } catch (refusal) {
      setFault(sentenceOf(refusal))
    }
    setBusy(null)
  }

  /** Closing the dialog gives the purchase up, unless a mail was sent whose link continues it. */
  const closeSignIn = (mailSent: boolean) => {
    if (!mailSent) pendingPurchase.take()
    setSignIn(false)
  }

  return { busy, leaving, fault, choose, signIn, closeSignIn }
}
