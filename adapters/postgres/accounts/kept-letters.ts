import * as Effect from "effect/Effect"
import type { KeptLetters } from "../../../core/accounts/ports.ts"
import type { KeptLetter, LetterLanguage } from "../../../core/mail/letter.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"
import type { Query, Store } from "../store/transaction.ts"

const BATCH = 20
/** Longer than a mail server is waited for. Later pauses are as long as the letter has been waiting. */
const FIRST_PAUSE = "5 minutes"

type Row = { id: string; to: string; kind: KeptLetter; language: LetterLanguage }

/** Keeps a letter in the transaction of what it tells of: it is sent if, and only if, that was done. */
export const keepLetter = (
  query: Query,
  owner: OwnerId,
  kind: KeptLetter,
  language: LetterLanguage,
) =>
  query("insert into kept_letters (userid, kind, language) values ($1, $2, $3)", [
    ...[owner, kind, language],
  ])

/** Letters to owners about their account. What stays too long is deleted (db/functions/retention.sql). */
export const postgresKeptLetters = (store: Store): KeptLetters => ({
  due: () =>
    Effect.promise(async () => {
      const rows = await store.call<Row>(
        `with due as (
           select k.id, u.email from kept_letters k join users u on u.id = k.userid and u.deletedat is null
           where k.dueat <= now() order by k.dueat limit ${BATCH} for update of k skip locked)
         update kept_letters k set dueat = now() + greatest(interval '${FIRST_PAUSE}', now() - k.createdat)
         from due where due.id = k.id returning k.id, due.email as "to", k.kind, k.language`,
      )
      return rows.map(({ id, ...letter }) => ({ id, letter }))
    }),
  settle: (id) =>
    Effect.promise(async () => {
      await store.call("delete from kept_letters where id = $1", [id])
    }),
})
