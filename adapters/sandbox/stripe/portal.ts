import { Elysia } from "elysia"
import { choice, type Html, html, page, refusedPage, seeOther } from "../html.ts"
import { mayReturnTo } from "../redirects.ts"
import type { StripeLedger } from "./ledger.ts"
import type { StripeEvent, Subscription } from "./objects.ts"
import { PLAN_KEYS, priceByKey, priceLabel } from "./prices.ts"
import { changePrice, failPayment, planEnd, renew } from "./subscription-changes.ts"
import type { StripeWebhook } from "./webhook.ts"

const TITLE = "Billing"

/** The customer portal: cancel at the end of the period, resume, change plan; and, unlike a real one, let the card fail. */
export const portalPage = (
  ledger: StripeLedger,
  webhook: StripeWebhook,
  publicUrl: () => string,
) => {
  const open = (id: string) => {
    const portal = ledger.portals.get(id)
    return portal && { ...portal, subscription: ledger.subscriptionOf(portal.customer) }
  }
  return new Elysia()
    .get("/sandbox/stripe/portal/:id", ({ params }) => {
      const portal = open(params.id)
      if (!portal) return refusedPage(TITLE, "This page has expired.")
      const { subscription, returnUrl } = portal
      return page({
        title: TITLE,
        main: html`${subscription && subscription.status !== "canceled" ? controlsFor(subscription) : html`<p>No subscription.</p>`}
${mayReturnTo(returnUrl, publicUrl()) && html`<p><a href="${returnUrl}">Return</a></p>`}`,
      })
    })
    .post(
      "/sandbox/stripe/portal/:id",
      async ({ params, request }) => {
        const subscription = open(params.id)?.subscription
        if (!subscription) return refusedPage(TITLE, "This page has expired.")
        const form = new URLSearchParams(await request.text())
        const event = decided(subscription, form)
        if (event) await webhook.tell([event])
        return seeOther(`/sandbox/stripe/portal/${encodeURIComponent(params.id)}`)
      },
      { parse: "none" },
    )
}

const decided = (subscription: Subscription, form: URLSearchParams): StripeEvent | null => {
  switch (form.get("decision")) {
    case "cancel":
      return planEnd(subscription, subscription.periodEnd)
    case "resume":
      return planEnd(subscription, null)
    case "renew":
      return renew(subscription)
    case "fail":
      return failPayment(subscription)
    case "change": {
      const price = priceByKey(form.get("price") ?? "")
      return price && changePrice(subscription, price)
    }
    default:
      return null
  }
}

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

const controlsFor = (subscription: Subscription): Html => html`<form method="post" class="card">
<p>${priceLabel(subscription.price)}: ${subscription.status}, paid until ${dayOf(subscription.periodEnd)}</p>
${
  subscription.cancel_at === null
    ? html`<button name="decision" value="cancel" class="quiet">Cancel subscription</button>`
    : html`<p>It ends on ${dayOf(subscription.cancel_at)}.</p><button name="decision" value="resume">Resume subscription</button>`
}
</form>
<form method="post" class="card">
<label>Plan<select name="price">${PLAN_KEYS.map((key) => {
  const price = priceByKey(key)
  const label = price ? priceLabel(price) : key
  return choice(key, label, key === subscription.price.lookup_key)
})}</select></label>
<button name="decision" value="change">Change plan</button>
</form>
<form method="post" class="card">
<p class="muted">What time and the bank do elsewhere:</p>
<p class="actions"><button name="decision" value="renew" class="quiet">Renew now</button>
<button name="decision" value="fail" class="quiet">Let the card fail</button></p>
</form>`
