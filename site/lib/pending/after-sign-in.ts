import { dashboard } from "../routes.ts"
import { sentenceOf } from "../server/send.ts"
import { buy } from "./buy.ts"
import { tellOtherTabs } from "./other-tabs.ts"
import { createPendingChatbot } from "./pending-chatbot.ts"
import { pendingPurchase, purchaseFault } from "./pending-purchase.ts"

/**
 * Goes on with what was begun before signing in: the chatbot is created, then the purchase begun; else the page asked for. A
 * page that was there for signing in alone is `done` with: Back does not lead to it again.
 */
export const afterSignIn = async (next: string, done = false) => {
  const created = await createPendingChatbot()
  const purchase = pendingPurchase.take()
  const checkout =
    purchase &&
    (await buy(purchase.planId, purchase.isYearly).catch((refusal: Error) => {
      purchaseFault.keep(sentenceOf(refusal))
      return dashboard("pricing")
    }))
  tellOtherTabs()
  location[done ? "replace" : "assign"](checkout ?? created ?? next)
}
