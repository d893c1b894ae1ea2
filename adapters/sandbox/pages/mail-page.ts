import { Elysia } from "elysia"
import { html, page } from "../html.ts"
import type { SandboxWorld } from "../sandbox.ts"

/** /sandbox/mail: the letters that the product sent, newest first. */
export const mailPage = ({ mail }: SandboxWorld) =>
  new Elysia().get("/sandbox/mail", ({ query }) => {
    const letters = mail.list(query.to || undefined).toReversed()
    return page({
      title: "Mail",
      main: html`<form class="card" method="get"><label>Sent to
<input name="to" type="email" value="${query.to}" placeholder="everybody"></label><button>Show</button></form>
${letters.length === 0 && html`<p class="muted">No mail yet.</p>`}
${letters.map(
  ({ to, from, subject, text, links, sentAt }) => html`<article>
<h3>${subject}</h3>
<p class="muted">To ${to}, from ${from}, <time datetime="${sentAt}">${sentAt}</time></p>
<pre>${text}</pre>
${links.map((link) => html`<p><a href="${link}">${link}</a></p>`)}
</article>`,
)}`,
    })
  })
