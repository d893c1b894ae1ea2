import { z } from "zod/mini"
import { OwnerId } from "../shared/ids.ts"
import { Instant } from "../shared/text.ts"

/** An account as it is kept. */
export type Account = {
  readonly id: OwnerId
  readonly email: string
  readonly name: string | null
  /** Null: the owner only signs in with Google. */
  readonly passwordHash: string | null
  readonly confirmed: boolean
  readonly createdAt: string
}

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
