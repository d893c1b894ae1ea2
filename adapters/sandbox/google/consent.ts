import { Elysia } from "elysia"
import { hidden, html, page, refusedPage } from "../html.ts"
import type { SandboxOptions } from "../options.ts"
import { mayReturnTo } from "../redirects.ts"
import { CALENDAR_SCOPE, type GoogleGrants, SOMEBODY } from "./grants.ts"

const PATH = "/sandbox/google/o/oauth2/v2/auth"
const TITLE = "Sign in with Google"
const CARRIED = [
  ...["client_id", "redirect_uri", "response_type", "scope", "state", "nonce"],
  ...["access_type", "prompt", "code_challenge", "code_challenge_method"],
]

type Asked = Readonly<Record<string, string | undefined>>

/** Where people sign in with Google, and let the product use their calendar. */
export const googleConsent = (options: SandboxOptions, grants: GoogleGrants) =>
  new Elysia()
    .get(PATH, ({ query }) => {
      const refusal = faultOf(query, options)
      if (refusal) return refusedPage(TITLE, refusal)
      const carried = CARRIED.flatMap((name) => {
        const value = query[name]
        return value === undefined ? [] : [[name, value]]
      })
      const calendar = query.scope?.includes(CALENDAR_SCOPE)
      return page({
        title: TITLE,
        main: html`<form method="post" action="${PATH}" class="card">
<p>Recado asks for: ${query.scope?.split(" ").join(", ")}</p>
${hidden(Object.fromEntries(carried))}
<label>E-mail<input type="email" name="email" required autocomplete="email" value="${query.login_hint || SOMEBODY}"></label>
${calendar && html`<label><input type="checkbox" name="calendar" value="yes" checked> See and edit events on all your calendars</label>`}
<p class="actions">
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny" class="quiet" formnovalidate>Deny</button>
</p></form>`,
      })
    })
    .post(
      PATH,
      async ({ request }) => {
        const form: Asked = Object.fromEntries(new URLSearchParams(await request.text()))
        const refusal = faultOf(form, options)
        if (refusal) return refusedPage(TITLE, refusal)
        const target = new URL(form.redirect_uri ?? "")
        if (form.state) target.searchParams.set("state", form.state)
        if (form.decision === "allow") {
          const scope = allowedScope(form)
          target.searchParams.set("code", grants.makeCode(asked(form, scope)))
          target.searchParams.set("scope", scope)
          target.searchParams.set("authuser", "0")
        } else {
          target.searchParams.set("error", "access_denied")
        }
        return Response.redirect(target.href, 302)
      },
      { parse: "none" },
    )

const asked = (form: Asked, scope: string) => ({
  redirectUri: form.redirect_uri ?? "",
  scope,
  email: (form.email || SOMEBODY).trim().toLowerCase(),
  nonce: form.nonce ?? null,
  challenge: form.code_challenge ?? null,
  offline: form.access_type === "offline",
  consent: form.prompt?.includes("consent") === true,
})

/** People may untick the calendar (providers.md 2.1). */
const allowedScope = (form: Asked) =>
  (form.scope ?? "")
    .split(" ")
    .filter((each) => !each.includes(CALENDAR_SCOPE) || form.calendar === "yes")
    .join(" ")

const faultOf = (asked: Asked, options: SandboxOptions) => {
  if (asked.client_id !== options.google.clientId) return "Error 401: invalid_client"
  if (!mayReturnTo(asked.redirect_uri, options.publicUrl())) {
    return "Error 400: redirect_uri_mismatch"
  }
  if (asked.response_type !== "code" || !asked.scope) return "Error 400: invalid_request"
  if (asked.code_challenge !== undefined && asked.code_challenge_method !== "S256") {
    return "Error 400: invalid_request (code_challenge_method)"
  }
  return null
}
