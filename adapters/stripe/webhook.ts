import Stripe from "stripe"
import { z } from "zod"
import type { PaymentEvent } from "../../core/billing/payment.ts"
import { clean } from "../../core/shared/characters.ts"

export type WebhookKeys = {
  readonly webhookSecret: string
  /** Whether our secret key is for live mode; events of the other mode are not ours. */
  readonly live: boolean
}

export type Delivery =
  | { readonly kind: "event"; readonly event: PaymentEvent }
  /** Signed by Stripe, but not about anything of ours. */
  | { readonly kind: "ignored" }
  | { readonly kind: "forged" }

const TOLERANCE_SECONDS = 300

const Link = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const MaybeLink = Link.nullish().catch(null)

/** The object of an event, read leniently: nothing has to be there. */
const About = z.looseObject({
  id: z.string().nullish().catch(null),
  status: z.string().nullish().catch(null),
  charge: MaybeLink,
  subscription: MaybeLink,
  parent: z
    .object({ subscription_details: z.object({ subscription: MaybeLink }).nullish() })
    .nullish()
    .catch(null),
})
type About = z.infer<typeof About>

const Envelope = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  /** Set for events of an account connected to ours, which are not about our customers. */
  account: z.string().nullish(),
  /** Missing in a thin event, which only names its object. */
  data: z
    .object({
      object: About,
      /** What an event of an update has changed, as it was before. */
      previous_attributes: z.looseObject({ status: z.string() }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
})

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
  const subject =
    account || !data ? null : subjectOf(type, data.object, data.previous_attributes?.status ?? null)
  if (!subject) return { kind: "ignored" }
  return { kind: "event", event: { id: clean(id), type: clean(type), subject: clean(subject) } }
}

/**
 * Whether it was signed within the tolerance, before or after now. The library also accepts later times, and a time that is no
 * number.
 */
const isTimely = (header: string, now: number) => {
  const [, signedAt] = /^(?:.*,)?t=(\d+)(?:,|$)/.exec(header) ?? []
  return Math.abs(Math.floor(now / 1000) - Number(signedAt)) <= TOLERANCE_SECONDS
}

/** The event, if the raw bytes are signed. The library cannot read thin events, so it checks the signature only. */
const signedEvent = async (
  raw: Uint8Array,
  header: string | null,
  secret: string,
  now: number,
): Promise<unknown> => {
  if (header === null || !isTimely(header, now)) return null
  const { signature } = Stripe.webhooks
  const body = Buffer.from(raw)
  const judged = [secret, TOLERANCE_SECONDS, undefined, now] as const
  try {
    const isSigned = await signature?.verifyHeaderAsync(body, header, ...judged)
    return isSigned ? JSON.parse(body.toString()) : null
  } catch {
    return null
  }
}

/** A bank's question, and no dispute yet. */
const isQuestion = (status: string | null | undefined) => status?.startsWith("warning_") === true

/**
 * The object to read again (contract.md 3.4); null: the event changes nothing here. `before`: the object's status before this
 * event, if the event changed it.
 */
const subjectOf = (
  type: string,
  about: About,
  before: string | null,
): string | null | undefined => {
  if (type.startsWith("customer.subscription.")) return about.id
  switch (type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
      // Missing if no subscription was sold.
      return about.subscription
    case "invoice.paid":
    case "invoice.payment_failed":
      // Before API 2025-03-31 the invoice itself named the subscription.
      return about.parent?.subscription_details?.subscription ?? about.subscription
    case "customer.deleted":
      return about.id
    case "charge.dispute.created":
      return isQuestion(about.status) ? null : about.charge
    case "charge.dispute.updated":
      return isQuestion(before) && about.status === "needs_response" ? about.charge : null
    default:
      return null
  }
}
