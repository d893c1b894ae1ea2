import { Elysia } from "elysia"
import { html, page } from "../html.ts"
import { PROVIDERS } from "../options.ts"
import type { SandboxWorld } from "../sandbox.ts"

const SHOWN = 20

/** /sandbox: what is played, what came in lately, what is set to fail. */
export const overviewPage = ({ records, failures, mail, meta }: SandboxWorld) =>
  new Elysia().get("/sandbox", () => {
    const requests = records.of().slice(-SHOWN).reverse()
    const rules = failures.list()
    return page({
      title: "What is played here",
      main: html`<div class="columns">
<article><h3><a href="/sandbox/whatsapp">WhatsApp</a></h3><p>Write to a chatbot as a client. Replies so far: ${meta.phones.sent().length}.</p></article>
<article><h3><a href="/sandbox/mail">Mail</a></h3><p>Letters kept: ${mail.list().length}.</p></article>
<article><h3><a href="/sandbox/llm">Model</a></h3><p>What it was asked; what it shall say next.</p></article>
<article><h3><a href="/sandbox/google">Google</a></h3><p>The calendars, with their events.</p></article>
<article><h3><a href="/sandbox/stripe">Stripe</a></h3><p>Customers, payments and subscriptions.</p></article>
</div>
<h2>Failures to come</h2>
${
  rules.length === 0
    ? html`<p class="muted">None.</p>`
    : html`<table><tr><th>Provider</th><th>Where</th><th>What</th><th>Times</th></tr>
${rules.map(
  ({ provider, method, path, mode, status, times, skip }) =>
    html`<tr><td>${provider}</td><td>${method} ${path}</td><td>${mode} ${status}</td><td>${times}${skip > 0 && ` after ${skip}`}</td></tr>`,
)}</table>`
}
<h2>Latest requests</h2>
${
  requests.length === 0
    ? html`<p class="muted">None yet. The sandbox plays ${PROVIDERS.join(", ")}.</p>`
    : html`<table><tr><th>When</th><th>To</th><th>What</th></tr>
${requests.map(
  ({ at, provider, method, path }) =>
    html`<tr><td><time datetime="${at}">${at.slice(11, 19)}</time></td><td>${provider}</td><td>${method} ${path}</td></tr>`,
)}</table>`
}`,
    })
  })
