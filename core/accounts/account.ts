import { z } from "zod/mini"
import { OwnerId } from "../shared/ids.ts"
import { Instant } from "../shared/text.ts"
import type { Account } from "./ports.ts"

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

/** An account as its owner sees it. */
export const userOf = (account: Account, operators: readonly string[]): User => ({
  id: account.id,
  email: account.email,
  name: account.name,
  emailConfirmed: account.confirmed,
  operator: account.confirmed && operators.includes(account.email),
  createdAt: account.createdAt,
})

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
