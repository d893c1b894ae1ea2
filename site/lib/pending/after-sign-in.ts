import { dashboard } from "../routes.ts"
import { tellOtherTabs } from "../server/other-tabs.ts"
import { sentenceOf } from "../server/send.ts"
import { buy } from "./buy.ts"
import { purchaseFault } from "./carried-faults.ts"
import { keptDraft } from "./draft.ts"
import { createPendingChatbot } from "./pending-chatbot.ts"
import { pendingPurchase } from "./pending-purchase.ts"

/** What was begun before signing in and goes on afterwards. Of both, what comes last: the purchase. */
export const begunBefore = (): "chatbot" | "purchase" | null => {
  if (pendingPurchase.waits()) return "purchase"
  return keptDraft.read().finished ? "chatbot" : null
}

/** A mail was sent whose link continues what was begun: for as long as that works, it waits. */
export const awaitMail = () => {
  keptDraft.mailed()
  pendingPurchase.mailed()
}

/**
 * Continues what was begun before signing in: creates the chatbot, then begins the purchase; else goes to `next`. `replace`: the
 * page was there for signing in only, so Back does not lead to it again.
 */
export const afterSignIn = async (next: string, replace = false) => {
  const created = await createPendingChatbot()
  const purchase = pendingPurchase.take()
  const checkout =
    purchase &&
    (await buy(purchase.planId, purchase.isYearly).catch((refusal: unknown) => {
      purchaseFault.keep(sentenceOf(refusal))
      return dashboard("pricing")
    }))
  tellOtherTabs()
  location[replace ? "replace" : "assign"](checkout ?? created ?? next)
}
