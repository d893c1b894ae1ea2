import { Elysia } from "elysia"
import type { SandboxOptions } from "../options.ts"
import { accountOf, businessOf, type MetaAccounts } from "./accounts.ts"
import type { Codes } from "./consent.ts"
import { GraphRefusal, invalidToken } from "./errors.ts"

const SCOPES = [
  "whatsapp_business_management",
  "whatsapp_business_messaging",
  "business_management",
  "public_profile",
]

const SIXTY_DAYS_S = 60 * 86_400

type Stage = {
  readonly options: SandboxOptions
  readonly accounts: MetaAccounts
  readonly codes: Codes
}

/** How the Graph API gives tokens for codes, extends them, and says what they are. */
export const tokenRoutes = ({ options, accounts, codes }: Stage) =>
  new Elysia()
    .get("/:version/oauth/access_token", ({ query }) => {
      if (
        query.client_id !== options.meta.appId ||
        query.client_secret !== options.meta.appSecret
      ) {
        throw new GraphRefusal(400, 101, "Error validating application.")
      }
      if (query.grant_type === "fb_exchange_token") {
        const short = query.fb_exchange_token ?? ""
        if (accounts.isDead(short)) throw invalidToken()
        const until = Math.floor(Date.now() / 1000) + SIXTY_DAYS_S
        const token = accounts.extend(short, until)
        return { access_token: token, token_type: "bearer", expires_in: SIXTY_DAYS_S }
      }
      const { numbers, inPhoneApp, line } = codes.redeem(query.code ?? "", query.redirect_uri)
      return { access_token: accounts.issue(numbers, inPhoneApp, line), token_type: "bearer" }
    })
    .get("/:version/debug_token", ({ query }) => {
      if (query.access_token !== `${options.meta.appId}|${options.meta.appSecret}`) {
        throw invalidToken(467)
      }
      const token = query.input_token ?? ""
      const valid = accounts.inspect(token)
      const targets =
        accounts.numberCount(token) === 0 ? {} : { target_ids: [accountOf(businessOf(token))] }
      return {
        data: {
          app_id: options.meta.appId,
          type: "SYSTEM_USER",
          application: "Sandbox",
          data_access_expires_at: 0,
          expires_at: accounts.expiryOf(token),
          is_valid: valid,
          scopes: SCOPES,
          granular_scopes: SCOPES.slice(0, 2).map((scope) => ({ scope, ...targets })),
          user_id: businessOf(token),
          ...(valid
            ? {}
            : { error: { code: 190, message: "Session has been invalidated.", subcode: 463 } }),
        },
      }
    })
