import { Elysia } from "elysia"
import { receivePaymentEvent } from "../../../core/billing/apply-payment-event.ts"
import type { Run } from "../../run.ts"
import { readDelivery, type WebhookKeys } from "../../stripe/webhook.ts"
import type { Telemetry } from "../../telemetry/telemetry.ts"
import { webhooks } from "../contract/webhooks.ts"
import { readBytes } from "../reading/read-bytes.ts"
import { providerOff, refusalOf } from "../refuse.ts"

type Options = {
  readonly run: Run
  readonly telemetry: Telemetry
  /** Null: Stripe is neither configured nor played. */
  readonly keys: WebhookKeys | null
}

const MAX_BYTES = 1024 * 1024

/** Where Stripe calls us (contract.md 3.4). */
export const stripeWebhook = ({ run, telemetry, keys }: Options) =>
  new Elysia({ name: "stripe-webhook" }).post(
    webhooks.stripe.path,
    async ({ request }) => {
      const count = (result: string) =>
        telemetry.count("webhook_events_total", { provider: "stripe", result })
      if (!keys) throw providerOff("Stripe")
      const raw = await readBytes(request, MAX_BYTES)
      const signature = request.headers.get("stripe-signature")
      const delivery = await readDelivery(raw, signature, keys, Date.now())
      if (delivery.kind === "forged") {
        count("bad_signature")
        throw refusalOf("bad_signature", { status: 400 })
      }
      count(
        delivery.kind === "event" ? await run(receivePaymentEvent(delivery.event)) : delivery.kind,
      )
      return { received: true }
    },
    // The signature is over the bytes: nothing may parse them before.
    { parse: "none" },
  )
