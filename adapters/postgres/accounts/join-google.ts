import type { GoogleIdentity, Joined } from "../../../core/accounts/ports.ts"
import type { LetterLanguage } from "../../../core/mail/letter.ts"
import { auditEntry } from "../audit-trail.ts"
import type { Transaction } from "../store/transaction.ts"
import { type AccountRow, accountOf, COLUMNS } from "./account-row.ts"
import { keepLetter } from "./kept-letters.ts"
import { voidTokens } from "./one-time-tokens.ts"
import { endSessions } from "./sessions.ts"

/**
 * Finds the account of a Google identity, links one with the same address, or makes one. Null: the address is another
 * identity's. That an account was linked is written into its audit trail with it, and the letter about it is kept.
 */
export const joinGoogle = async (
  { query, enter }: Transaction,
  { sub, email, name }: GoogleIdentity,
  language: LetterLanguage,
): Promise<Joined | null> => {
  const [known] = await query<AccountRow>(
    `select ${COLUMNS} from users where googlesub = $1 and deletedat is null`,
    [sub],
  )
  if (known) return { account: accountOf(known), how: "known" }
  const [created] = await query<AccountRow>(
    `insert into users (email, name, googlesub, emailconfirmedat) values ($1, $2, $3, now())
     on conflict do nothing returning ${COLUMNS}`,
    [email, name, sub],
  )
  if (created) return { account: accountOf(created), how: "created" }
  const [local] = await query<AccountRow & { googlesub: string | null }>(
    `select ${COLUMNS}, googlesub from users where email = $1 and deletedat is null for update`,
    [email],
  )
  // Linked a moment ago, in another tab.
  if (local?.googlesub === sub) return { account: accountOf(local), how: "known" }
  if (!local || local.googlesub !== null) return null
  const confirmed = local.emailconfirmedat !== null
  // If nobody has confirmed it, whoever registered it may not own the address: its password and sessions end.
  const [row] = await query<AccountRow>(
    `update users set googlesub = $2, name = coalesce(name, $3),
       emailconfirmedat = coalesce(emailconfirmedat, now()),
       passwordhash = case when emailconfirmedat is null then null else passwordhash end
     where id = $1 returning ${COLUMNS}`,
    [local.id, sub, name],
  )
  if (!confirmed) {
    await endSessions(query, local.id)
    await voidTokens(query, local.id)
  }
  if (!row) return null
  const how = confirmed ? "linked" : "taken_over"
  await keepLetter(query, local.id, "google_linked", language)
  await enter({ owner: local.id })
  await query(...auditEntry(local.id, "google_linked", how))
  return { account: accountOf(row), how }
}
