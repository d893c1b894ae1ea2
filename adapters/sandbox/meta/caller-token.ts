import type { MetaAccounts } from "./accounts.ts"
import { GraphRefusal, invalidToken } from "./errors.ts"

/** The token that a request was sent with. */
export const bearer = (accounts: MetaAccounts, request: Request) => {
  const token =
    /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ??
    new URL(request.url).searchParams.get("access_token")
  if (!token) {
    throw new GraphRefusal(
      400,
      2500,
      "An active access token must be used to query information about the current user.",
    )
  }
  if (accounts.isDead(token)) throw invalidToken()
  return token
}

/** Refuses a token that may not act for this number. */
export const checkLineToken = (accounts: MetaAccounts, request: Request, number: string) => {
  const may = accounts.mayUse(bearer(accounts, request), number)
  if (may === "expired") throw invalidToken()
  if (may === "foreign") {
    throw new GraphRefusal(403, 200, "(#200) Permissions error", {
      details: "No access to this asset.",
    })
  }
}
