import type { Account } from "../../../core/accounts/account.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"

/** A row of `users`. */
export type AccountRow = {
  id: OwnerId
  email: string
  name: string | null
  passwordhash: string | null
  emailconfirmedat: Date | null
  createdat: Date
}

export const COLUMNS = "id, email, name, passwordhash, emailconfirmedat, createdat"

export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  name: row.name,
  passwordHash: row.passwordhash,
  confirmed: row.emailconfirmedat !== null,
  createdAt: row.createdat.toISOString(),
})
