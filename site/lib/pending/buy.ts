import { billing } from "../../../adapters/http/contract/billing.ts"
import { sessions } from "../../../adapters/http/contract/sessions.ts"
import { api } from "../server/api.ts"
import { isWordless } from "../server/send.ts"
import { tab } from "../storage.ts"

const BOUGHT = "boughtPlan"
const CHECKOUT_FAILED = "Error creating checkout session"

/** The id of the plan that this tab last began to pay for. */
export const boughtPlan = () => {
  const found = tab.read(BOUGHT)
  return typeof found === "string" ? found : null
}

/** Opens a checkout and answers its address; null: nobody is signed in. */
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
