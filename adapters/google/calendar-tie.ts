import type { OwnerId } from "../../core/shared/ids.ts"
import type { Revocation } from "../provider-access.ts"
import type { GoogleKeys } from "./addresses.ts"
import { revokeConsent } from "./calendar-consent.ts"

/** An owner's consents to use calendars end with the account. */
export const calendarRevocation = (
  keys: GoogleKeys | null,
  refreshTokensOf: (owner: OwnerId) => Promise<readonly string[]>,
): Revocation => ({
  why: "google",
  revoke: async (owner) => {
    if (!keys) return
    for (const token of await refreshTokensOf(owner)) await revokeConsent(keys, token)
  },
})
