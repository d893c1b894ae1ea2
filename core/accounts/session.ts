import { z } from "zod/mini"
import type { OwnerId } from "../shared/ids.ts"
import { Instant } from "../shared/text.ts"
import { User } from "./account.ts"

/** How long an access token is valid, in seconds. */
export const ACCESS_SECONDS = 600
/** A session that is not used for so long ends. */
export const SESSION_DAYS = 30
/** Two tabs may send the same refresh token: within this time both get the same successor. */
export const REFRESH_GRACE_MS = 10_000

/** How long one-time tokens are valid, in seconds. */
export const CONFIRMATION_SECONDS = 24 * 3_600
export const RESET_SECONDS = 3_600
export const GOOGLE_CODE_SECONDS = 60
export const TICKET_SECONDS = 60
/** A sign-in or connection that went to a provider comes back within this. */
export const FLOW_SECONDS = 600

/** The owner who calls, and their session. */
export type Caller = { readonly owner: OwnerId; readonly sessionId: string }

/** A session that was just begun or refreshed. */
export type SignedIn = {
  readonly user: User
  readonly sessionId: string
  readonly refreshToken: string
}

/** A session as the browser gets it; the refresh token comes in a cookie. */
export const Session = z.object({
  accessToken: z.string(),
  tokenType: z.literal("bearer"),
  /** Seconds. */
  expiresIn: z.int(),
  expiresAt: Instant,
  user: User,
})
export type Session = z.infer<typeof Session>
