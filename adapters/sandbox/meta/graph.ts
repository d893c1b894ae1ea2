import { Elysia } from "elysia"
import type { SandboxOptions } from "../options.ts"
import { answer } from "../player.ts"
import { accountOf, businessOf, type MetaAccounts, numberOf } from "./accounts.ts"
import { bearer, checkLineToken } from "./caller-token.ts"
import type { Codes } from "./consent.ts"
import { GraphRefusal, invalidParameter } from "./errors.ts"
import { takeMessage } from "./messages.ts"
import type { Phones } from "./phones.ts"
import { tokenRoutes } from "./token-routes.ts"

type Stage = {
  readonly options: SandboxOptions
  readonly accounts: MetaAccounts
  readonly phones: Phones
  readonly codes: Codes
}

/** The Graph API, as far as a business's number is connected and used through it. */
export const graph = ({ options, accounts, phones, codes }: Stage) => {
  const tokenOf = (request: Request) => bearer(accounts, request)
  const phoneNumber = (id: string) => {
    const { display, verifiedName } = numberOf(id)
    return {
      id,
      display_phone_number: display,
      verified_name: verifiedName,
      code_verification_status: "VERIFIED",
      platform_type: accounts.isRegistered(id) ? "CLOUD_API" : "NOT_APPLICABLE",
      ...accounts.numberStatus(id),
    }
  }

  return new Elysia()
    .onError(({ error, code }) => {
      if (error instanceof GraphRefusal) return error.toResponse()
      if (code === "NOT_FOUND") {
        return new GraphRefusal(400, 2500, "Unknown path components").toResponse()
      }
      if (code === "PARSE") return invalidParameter("The body is not JSON.").toResponse()
      throw error
    })
    .use(tokenRoutes({ options, accounts, codes }))
    .get("/:version/me/businesses", ({ request }) => {
      const token = tokenOf(request)
      const none = accounts.numberCount(token) === 0
      return list(none ? [] : [{ id: businessOf(token), name: "Sandbox Business" }])
    })
    .get("/:version/me/accounts", ({ request }) => list(tokenOf(request) && []))
    .get("/:version/me/assigned_pages", ({ request }) => list(tokenOf(request) && []))
    .get("/:version/me", ({ request }) => ({ id: businessOf(tokenOf(request)), name: "Sandbox" }))
    .delete("/:version/me/permissions", ({ request }) => {
      accounts.revokeToken(tokenOf(request))
      return { success: true }
    })
    .get("/:version/:id/owned_whatsapp_business_accounts", ({ request, params }) =>
      list(tokenOf(request) && [{ id: accountOf(params.id), name: "Sandbox Business" }]),
    )
    .get("/:version/:id/client_whatsapp_business_accounts", ({ request }) =>
      list(tokenOf(request) && []),
    )
    .get("/:version/:id/phone_numbers", ({ request, params }) =>
      list(accounts.numbersOf(params.id, tokenOf(request)).map(({ id }) => phoneNumber(id))),
    )
    .get("/:version/:id/subscribed_apps", ({ request, params }) => {
      tokenOf(request)
      const app = { id: options.meta.appId, name: "Sandbox", link: "" }
      return list(accounts.isSubscribed(params.id) ? [{ whatsapp_business_api_data: app }] : [])
    })
    .post("/:version/:id/subscribed_apps", ({ request, params }) => {
      tokenOf(request)
      accounts.subscribe(params.id)
      return { success: true }
    })
    .delete("/:version/:id/subscribed_apps", ({ request, params }) => {
      tokenOf(request)
      accounts.unsubscribe(params.id)
      return { success: true }
    })
    .post("/:version/:id/register", ({ request, params, body }) => {
      checkLineToken(accounts, request, params.id)
      const { pin } = body as { pin?: unknown }
      if (!/^\d{6}$/.test(String(pin))) throw invalidParameter("pin: six digits")
      accounts.register(params.id)
      return { success: true }
    })
    .post("/:version/:id/messages", ({ request, params, body }) => {
      checkLineToken(accounts, request, params.id)
      return takeMessage(params.id, body, phones)
    })
    .get("/:version/:id", ({ request, params }) => {
      if (!/^\d{5,20}$/.test(params.id)) {
        throw new GraphRefusal(
          400,
          100,
          `Unsupported get request. Object with ID '${params.id}' does not exist.`,
          { subcode: 33 },
        )
      }
      const business = businessOf(tokenOf(request))
      if (params.id === accountOf(business)) {
        return { id: params.id, owner_business_info: { id: business, name: "Sandbox Business" } }
      }
      checkLineToken(accounts, request, params.id)
      return phoneNumber(params.id)
    })
}

const list = (data: unknown) => answer(200, { data })
