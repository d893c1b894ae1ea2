import * as Effect from "effect/Effect"
import type { CalendarConsent } from "../../core/calendar/ports.ts"
import type { OwnerId } from "../../core/shared/ids.ts"
import type { Revocation } from "../providers/access.ts"

/** An owner's consents to use calendars end with the account. */
export const calendarRevocation = (
  consent: CalendarConsent,
  refreshTokensOf: (owner: OwnerId) => Promise<readonly string[]>,
): Revocation => ({
  why: "google",
  revoke: async (owner) => {
    for (const token of await refreshTokensOf(owner)) await Effect.runPromise(consent.revoke(token))
  },
})
