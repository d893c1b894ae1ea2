import { kept, tab } from "../storage.ts"
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

/** Why what was begun could not be continued, for the next page to show. Not in its address, which anybody could write. */
const carried = (key: string) => ({
  keep: (sentence: string) => tab.write(key, sentence),
  take: () => {
    const found = tab.read(key)
    tab.remove(key)
    return typeof found === "string" ? found : null
  },
})

export const purchaseFault = carried("purchaseFault")
/** Stands for the sentence about a draft that cannot be read. */
export const BROKEN_DRAFT = "broken draft"
export const creationFault = carried("creationFault")
