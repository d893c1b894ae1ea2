import { dashboard } from "../routes.ts"
import { buy } from "./buy.ts"
import { pendingPurchase, purchaseFault } from "./pending.ts"
import { createPendingChatbot } from "./pending-chatbot.ts"

/**
 * Goes on with what was begun before signing in: a purchase, then a chatbot, else the page asked for. A page that was there
 * for signing in alone is `done` with: Back does not lead to it again.
 */
export const afterSignIn = async (next: string, done = false) => {
  const purchase = pendingPurchase.take()
  const to = purchase
    ? await buy(purchase.planId, purchase.isYearly).catch((refusal: Error) => {
        purchaseFault.keep(refusal.message)
        return dashboard("pricing")
      })
    : await createPendingChatbot()
  location[done ? "replace" : "assign"](to ?? next)
}
