import Stripe from "stripe"
import { z } from "zod"
import type { PaymentEvent } from "../../core/billing/payment.ts"

export type WebhookKeys = {
  readonly webhookSecret: string
  /** Whether the secret key is of the live mode: an event of the other one is not ours. */
  readonly live: boolean
}

export type Delivery =
  | { readonly kind: "event"; readonly event: PaymentEvent }
  /** Signed, and nothing to us. */
  | { readonly kind: "ignored" }
  | { readonly kind: "forged" }

const TOLERANCE_SECONDS = 300

const Link = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const MaybeLink = Link.nullish().catch(null)

/** Lenient: whatever an event carries beside these, or lacks, is no fault of it. */
const Envelope = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  /** An account connected to ours: not our customer. */
  account: z.string().nullish(),
  data: z.object({
    object: z.looseObject({
      id: z.string().nullish().catch(null),
      mode: z.string().nullish().catch(null),
      status: z.string().nullish().catch(null),
      charge: MaybeLink,
      subscription: MaybeLink,
      parent: z
        .object({ subscription_details: z.object({ subscription: MaybeLink }).nullish() })
        .nullish()
        .catch(null),
    }),
  }),
})
type About = z.infer<typeof Envelope>["data"]["object"]

/** Checks a POST of Stripe's and reads what it is about. `now` in milliseconds. */
export const readDelivery = async (
  raw: Uint8Array,
  signature: string | null,
  { webhookSecret, live }: WebhookKeys,
  now: number,
): Promise<Delivery> => {
  const envelope = Envelope.safeParse(await signedEvent(raw, signature, webhookSecret, now))
  if (!envelope.success || envelope.data.livemode !== live) return { kind: "forged" }
  const { id, type, account, data } = envelope.data
  const subject = account ? null : subjectOf(type, data.object)
  return subject ? { kind: "event", event: { id, type, subject } } : { kind: "ignored" }
}

/** Signed over the raw bytes, with the secret in use or the one before it. */
const signedEvent = (
  raw: Uint8Array,
  signature: string | null,
  secret: string,
  now: number,
): Promise<unknown> =>
  Stripe.webhooks
    .constructEventAsync(
      Buffer.from(raw),
      signature ?? "",
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now,
    )
    .catch(() => null)

/** The object to read again (contract.md 3.4); null: the event changes nothing here. */
const subjectOf = (type: string, about: About): string | null | undefined => {
  if (type.startsWith("customer.subscription.")) return about.id
  switch (type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
      return about.mode === "subscription" ? about.subscription : null
    case "invoice.paid":
    case "invoice.payment_failed":
      // Before API 2025-03-31 the subscription stood on the invoice itself.
      return about.parent?.subscription_details?.subscription ?? about.subscription
    case "customer.deleted":
      return about.id
    case "charge.dispute.created":
      // A bank's question is no dispute yet.
      return about.status?.startsWith("warning_") ? null : about.charge
    default:
      return null
  }
}
