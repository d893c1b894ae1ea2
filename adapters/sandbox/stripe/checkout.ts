import { Elysia } from "elysia"
import { html, page, refusedPage } from "../html.ts"
import { mayReturnTo } from "../redirects.ts"
import type { StripeLedger } from "./ledger.ts"
import { priceLabel } from "./prices.ts"
import type { StripeWebhook } from "./webhook.ts"

const TITLE = "Checkout"

/** The hosted payment page: 'Pay' or 'Cancel'. */
export const checkoutPage = (
  ledger: StripeLedger,
  webhook: StripeWebhook,
  publicUrl: () => string,
) =>
  new Elysia()
    .get("/sandbox/stripe/checkout/:id", ({ params }) => {
      const session = ledger.sessions.get(params.id)
      if (session?.status !== "open") return refusedPage(TITLE, "This checkout is no longer open.")
      const email = session.customer_email ?? ledger.customers.get(session.customer ?? "")?.email
      return page({
        title: TITLE,
        main: html`<form method="post" class="card">
<p>${priceLabel(session.price)}</p>
<label>E-mail<input type="email" name="email" autocomplete="email" value="${email}"></label>
<p class="muted">No card is asked for, and no money moves.</p>
<p class="actions"><button name="decision" value="pay">Pay</button>
<button name="decision" value="cancel" class="quiet" formnovalidate>Cancel</button></p></form>`,
      })
    })
    .post(
      "/sandbox/stripe/checkout/:id",
      async ({ params, request }) => {
        const session = ledger.sessions.get(params.id)
        if (session?.status !== "open") {
          return refusedPage(TITLE, "This checkout is no longer open.")
        }
        const form = new URLSearchParams(await request.text())
        const pays = form.get("decision") === "pay"
        const target = pays
          ? session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id)
          : (session.cancel_url ?? publicUrl())
        if (!mayReturnTo(target, publicUrl())) {
          return refusedPage(TITLE, "The address to return to is not one of this app.")
        }
        // Like Stripe, this waits for the webhooks' answers before it redirects.
        if (pays) await webhook.tell(ledger.complete(session, form.get("email") ?? undefined))
        return Response.redirect(target, 302)
      },
      { parse: "none" },
    )
