import { createHmac } from "node:crypto"
import type { SandboxOptions } from "../options.ts"
import type { StripeEvent } from "./objects.ts"

const RETRIES_MS = [1000, 5000, 20_000]

/** Posts events to the product, signed over time, dot and raw body (providers.md 3). */
export const stripeWebhook = ({
  stripe,
  postWebhook,
}: Pick<SandboxOptions, "stripe" | "postWebhook">) => {
  const post = (event: StripeEvent): Promise<number> => {
    const raw = JSON.stringify(event)
    const time = Math.floor(Date.now() / 1000)
    const signature = createHmac("sha256", stripe.webhookSecret)
      .update(`${time}.${raw}`)
      .digest("hex")
    return postWebhook("/webhooks/stripe", raw, {
      "content-type": "application/json; charset=utf-8",
      "user-agent": "Stripe/1.0",
      "stripe-signature": `t=${time},v1=${signature}`,
    })
  }
  const insist = async (event: StripeEvent) => {
    for (const wait of RETRIES_MS) {
      await new Promise((resolve) => setTimeout(resolve, wait).unref())
      if ((await post(event).catch(() => 0)) === 200) return
    }
  }
  return {
    /** Posts each event once, all at the same time; answers the HTTP statuses. */
    post: (events: readonly StripeEvent[]): Promise<number[]> =>
      Promise.all(events.map((event) => post(event).catch(() => 0))),
    /** Posts events and waits for the first answers; those that were not answered with 200 are repeated later. */
    tell: async (events: readonly StripeEvent[]): Promise<void> => {
      await Promise.all(
        events.map(async (event) => {
          if ((await post(event).catch(() => 0)) !== 200) void insist(event)
        }),
      )
    },
  }
}
export type StripeWebhook = ReturnType<typeof stripeWebhook>
