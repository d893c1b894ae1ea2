import { z } from "zod/mini"
import { OwnerId } from "../shared/ids.ts"
import { Instant } from "../shared/text.ts"

/** An owner, as the owner sees it (contract.md 2.2). */
export const User = z.object({
  id: OwnerId,
  email: z.string(),
  name: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  operator: z.boolean(),
  createdAt: Instant,
})
export type User = z.infer<typeof User>

/** A sign-in as the browser holds it; the refresh token travels in a cookie of its own. */
export const Session = z.object({
  accessToken: z.string(),
  tokenType: z.literal("bearer"),
  /** Seconds. */
  expiresIn: z.int(),
  expiresAt: Instant,
  user: User,
})
export type Session = z.infer<typeof Session>
