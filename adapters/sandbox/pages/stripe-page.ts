import { Elysia } from "elysia"
import { html, page } from "../html.ts"
import type { SandboxWorld } from "../sandbox.ts"
import { priceLabel } from "../stripe/prices.ts"

const SHOWN = 100

/** /sandbox/stripe: who is a customer, what was checked out, what is subscribed. */
export const stripePage = ({ stripe: { ledger } }: SandboxWorld) =>
  new Elysia().get("/sandbox/stripe", () => {
    const customers = [...ledger.customers.values()].slice(-SHOWN).reverse()
    const sessions = [...ledger.sessions.values()].slice(-SHOWN).reverse()
    return page({
      title: "Stripe",
      main: html`<h2>Customers</h2>
${
  customers.length === 0
    ? html`<p class="muted">None yet. They come with the first purchase under <a href="/pricing">Pricing</a>.</p>`
    : html`<table><tr><th>Customer</th><th>E-mail</th><th>Subscription</th><th>State</th></tr>
${customers.map(({ id, email }) => {
  const subscription = ledger.subscriptionOf(id)
  return html`<tr><td>${id}</td><td>${email}</td><td>${subscription && priceLabel(subscription.price)}</td><td>${subscription?.status}${subscription?.cancel_at && ", ends"}</td></tr>`
})}</table>`
}
<h2>Checkouts</h2>
${
  sessions.length === 0
    ? html`<p class="muted">None yet.</p>`
    : html`<table><tr><th>Checkout</th><th>Price</th><th>State</th></tr>
${sessions.map(
  ({ id, price, status }) =>
    html`<tr><td>${status === "open" ? html`<a href="/sandbox/stripe/checkout/${id}">${id}</a>` : id}</td><td>${priceLabel(price)}</td><td>${status}</td></tr>`,
)}</table>`
}`,
    })
  })
