import { kept } from "../storage.ts"
import { begun } from "./begun.ts"

/** A purchase that waits for its buyer to sign in. */
export type PendingPurchase = { planId: string; isYearly: boolean; redirectTo: string }

const PURCHASE = "pendingPurchase"
const choice = begun(PURCHASE)

const keptPurchase = () => {
  const found = kept.read(PURCHASE) as Partial<PendingPurchase> | null
  return found && !choice.isOver() ? found : null
}

export const pendingPurchase = {
  keep: (purchase: PendingPurchase) => {
    kept.write(PURCHASE, purchase)
    choice.begin()
  },
  waits: () => keptPurchase() !== null,
  /** A mail was sent whose link goes on with it. */
  mailed: () => keptPurchase() && choice.mailed(),
  take: (): PendingPurchase | null => {
    const found = keptPurchase()
    kept.remove(PURCHASE)
    choice.forget()
    return typeof found?.planId === "string"
      ? {
          planId: found.planId,
          isYearly: found.isYearly === true,
          redirectTo: String(found.redirectTo ?? "/dashboard/pricing"),
        }
      : null
  },
}
