import type { OwnerId } from "../../core/shared/ids.ts"
import type { Tie } from "../outside-ties.ts"
import type { GoogleKeys } from "./addresses.ts"
import { revokeConsent } from "./calendar-consent.ts"

/** An owner's consents to use calendars end with the account. */
export const calendarTie = (
  keys: GoogleKeys | null,
  refreshTokensOf: (owner: OwnerId) => Promise<readonly string[]>,
): Tie => ({
  why: "google",
  cut: async (owner) => {
    if (!keys) return
    for (const token of await refreshTokensOf(owner)) await revokeConsent(keys, token)
  },
})
