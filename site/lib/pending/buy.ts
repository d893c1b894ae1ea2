import { billing } from "../../../adapters/http/contract/billing.ts"
import { sessions } from "../../../adapters/http/contract/sessions.ts"
import { api } from "../server/api.ts"
import { isWordless } from "../server/send.ts"
import { tab } from "../storage.ts"

const BOUGHT = "boughtPlan"
const CHECKOUT_FAILED = "Error creating checkout session"

/** Which plan this tab has gone to pay for. */
export const boughtPlan = {
  read: () => {
    const found = tab.read(BOUGHT)
    return typeof found === "string" ? found : null
  },
}

/** Opens a checkout and gives its address; null when nobody is signed in. */
export const buy = async (planId: string, isYearly: boolean) => {
  const { user } = await api(sessions.session, {})
  if (!user) return null
  const body = { userId: user.id, planId, isYearly }
  const { url } = await api(billing.checkout, { body }).catch((refusal: unknown) => {
    throw isWordless(refusal) ? new Error(CHECKOUT_FAILED) : refusal
  })
  tab.write(BOUGHT, planId)
  return url
}
