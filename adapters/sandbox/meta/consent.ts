import { randomBytes } from "node:crypto"
import { Elysia } from "elysia"
import { boundedMap } from "../bounded.ts"
import { hidden, html, page, refusedPage } from "../html.ts"
import { parsedJson } from "../json.ts"
import type { SandboxOptions } from "../options.ts"
import { mayReturnTo } from "../redirects.ts"
import type { KnownLine } from "./accounts.ts"
import { GraphRefusal } from "./errors.ts"

type Code = {
  readonly redirectUri: string
  readonly numbers: number
  /** They stay in the owner's phone app. */
  readonly inPhoneApp: boolean
  readonly line: KnownLine | null
  readonly until: number
  used: boolean
}

/** Meta's codes live 30 seconds and work once (providers.md 1.11). */
const CODE_MS = 30_000
const MAX_CODES = 1000

export const metaCodes = () => {
  const codes = boundedMap<string, Code>(MAX_CODES)
  return {
    make: (granted: Omit<Code, "until" | "used">) => {
      const code = `AQSANDBOX${randomBytes(24).toString("base64url")}`
      codes.set(code, { ...granted, until: Date.now() + CODE_MS, used: false })
      return code
    },
    redeem: (given: string, redirectUri: string | undefined): Code => {
      const code = codes.get(given)
      if (!code || code.until < Date.now()) {
        throw new GraphRefusal(400, 100, "This authorization code has expired.", { subcode: 36007 })
      }
      if (code.used) {
        throw new GraphRefusal(400, 100, "This authorization code has been used.", {
          subcode: 36009,
        })
      }
      if (redirectUri && redirectUri !== code.redirectUri) {
        throw new GraphRefusal(
          400,
          100,
          "Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request",
          { subcode: 36008 },
        )
      }
      code.used = true
      return code
    },
  }
}
export type Codes = ReturnType<typeof metaCodes>

const CARRIED = ["client_id", "redirect_uri", "state", "extras"] as const

/** The dialog in which an owner lets the product use a WhatsApp number. */
export const metaConsent = (options: SandboxOptions, codes: Codes) =>
  new Elysia()
    .get("/sandbox/meta/dialog/oauth", ({ query }) => {
      const refusal = faultOf(query, options)
      if (refusal) return refusedPage("Continue with Facebook", refusal)
      const carried = Object.fromEntries(CARRIED.map((name) => [name, query[name] ?? ""]))
      return page({
        title: "Continue with Facebook",
        main: html`<form method="post" action="/sandbox/meta/dialog/oauth" class="card">
<p>Recado asks to manage and to answer the messages of your WhatsApp Business account.</p>
${hidden(carried)}
<label>Phone numbers on this account
<select name="numbers">
<option value="1">one</option><option value="2">two</option><option value="0">none</option>
</select></label>
${
  takesPhoneApp(carried.extras) &&
  html`<label><input type="checkbox" name="phoneApp" value="yes"> They stay in the WhatsApp Business app, too</label>`
}
<p class="actions">
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny" class="quiet">Deny</button>
</p></form>`,
      })
    })
    .post(
      "/sandbox/meta/dialog/oauth",
      async ({ request }) => {
        const form = Object.fromEntries(new URLSearchParams(await request.text()))
        const refusal = faultOf(form, options)
        if (refusal) return refusedPage("Continue with Facebook", refusal)
        const target = new URL(form.redirect_uri ?? "")
        if (form.decision === "allow") {
          const code = codes.make({
            redirectUri: form.redirect_uri ?? "",
            numbers: Math.min(3, Number.parseInt(form.numbers ?? "1", 10) || 0),
            inPhoneApp: takesPhoneApp(form.extras) && form.phoneApp === "yes",
            line: await lineOf(form.state, options),
          })
          target.searchParams.set("code", code)
        } else {
          target.searchParams.set("error", "access_denied")
          target.searchParams.set("error_reason", "user_denied")
          target.searchParams.set("error_description", "Permissions error")
        }
        if (form.state) target.searchParams.set("state", form.state)
        return Response.redirect(target.href, 302)
      },
      { parse: "none" },
    )

/** Whether Embedded Signup was asked for numbers of the phone app, too (providers.md 1.11). */
const takesPhoneApp = (extras: string | undefined) =>
  parsed(extras)?.featureType === "whatsapp_business_app_onboarding"

const parsed = (text = "") =>
  parsedJson(text) as Readonly<Record<string, unknown>> | null | undefined

/** The line of the chatbot that an owner connects, if it has one already. */
const lineOf = async (state: string | undefined, options: SandboxOptions) => {
  const chatbot = parsed(state)?.chatbotid
  const line = typeof chatbot === "string" ? await options.findLine(chatbot) : null
  return line && { account: line.businessaccountid ?? "", number: line.phonenumberid }
}

const faultOf = (
  { client_id, redirect_uri }: Readonly<Record<string, string | undefined>>,
  options: SandboxOptions,
) => {
  if (client_id !== options.meta.appId) return "Invalid App ID."
  if (!mayReturnTo(redirect_uri, options.publicUrl())) {
    return "URL blocked: the redirect URI is not one of this app."
  }
  return null
}
