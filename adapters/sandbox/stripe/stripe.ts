import { Elysia } from "elysia"
import type { SandboxOptions } from "../options.ts"
import { stripeApi } from "./api.ts"
import { checkoutPage } from "./checkout.ts"
import { stripeLedger } from "./ledger.ts"
import { portalPage } from "./portal.ts"
import { stripeWebhook } from "./webhook.ts"

/** Stripe, played: the API, its hosted pages, and the events it posts. */
export const stripe = (options: SandboxOptions) => {
  const { publicUrl } = options
  const ledger = stripeLedger(publicUrl)
  const webhook = stripeWebhook(options)
  return {
    ledger,
    webhook,
    play: stripeApi(ledger, webhook, publicUrl),
    pages: new Elysia()
      .use(checkoutPage(ledger, webhook, publicUrl))
      .use(portalPage(ledger, webhook, publicUrl)),
  }
}
