import { kept } from "./storage.ts"

/** A purchase that waits for its buyer to sign in. */
export type PendingPurchase = { planId: string; isYearly: boolean; redirectTo: string }

const PURCHASE = "pendingPurchase"

export const pendingPurchase = {
  keep: (purchase: PendingPurchase) => kept.write(PURCHASE, purchase),
  take: (): PendingPurchase | null => {
    const found = kept.read(PURCHASE) as Partial<PendingPurchase> | null
    kept.remove(PURCHASE)
    return typeof found?.planId === "string"
      ? {
          planId: found.planId,
          isYearly: found.isYearly === true,
          redirectTo: String(found.redirectTo ?? "/dashboard/pricing"),
        }
      : null
  },
}
