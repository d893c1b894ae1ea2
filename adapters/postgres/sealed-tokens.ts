import { openOrNull, type Vault } from "../secrets/vault.ts"
import type { Store } from "./store/transaction.ts"

/** The ids of the keys that provider tokens are encrypted with, and how many with each. */
export const sealingKeys = async (store: Store): Promise<ReadonlyMap<string, number>> => {
  const rows = await store.call<{ key: string; tokens: number }>("select * from sealing_keys()", [])
  return new Map(rows.map(({ key, tokens }) => [key, tokens]))
}

/** Whether a process that is at work has this key: its pool says so (store/pools.ts). */
export const isHeldAtWork = async (store: Store, key: string): Promise<boolean> => {
  const rows = await store.call(
    `select 1 from pg_stat_activity where datname = current_database()
       and application_name like 'recado worker %' and $1 = any (string_to_array(application_name, ' ')) limit 1`,
    [key],
  )
  return rows.length > 0
}

/** A warning of tokens that none of our secrets decrypts. Without the missing secret their owners have to connect again. */
export const lockedTokens = (
  sealedWith: ReadonlyMap<string, number>,
  vault: Vault,
): readonly string[] => {
  const locked = [...sealedWith].reduce(
    (sum, [key, tokens]) => sum + (vault.holds(key) ? 0 : tokens),
    0,
  )
  if (locked === 0) return []
  return [
    `APP_SECRET: ${tokensAre(locked)} sealed with another; with it in APP_SECRETS_OLD they open`,
  ]
}

/** A warning of tokens that are stored as they are, which no process opens: somebody else has written them. */
export const unsealedTokens = async (store: Store): Promise<readonly string[]> => {
  const [{ tokens } = { tokens: 0 }] = await store.call<{ tokens: number }>(
    "select unsealed_tokens() as tokens",
    [],
  )
  if (tokens === 0) return []
  return [`APP_SECRET: ${tokensAre(tokens)} not encrypted, and not used: connect again`]
}

const tokensAre = (count: number) =>
  count === 1 ? "1 token of WhatsApp or Google is" : `${count} tokens of WhatsApp and Google are`

const BATCH = 100

/**
 * Makes lines work again that counted as expired because no secret of this process could decrypt their tokens, batch after batch.
 * Answers how many.
 */
export const unlockLines = async (store: Store, vault: Vault): Promise<number> => {
  const keys = [...(await sealingKeys(store)).keys()].filter(vault.holds)
  let done = 0
  for (;;) {
    const [{ lines } = { lines: 0 }] = await store.call<{ lines: number }>(
      "select unlock_lines($1, $2) as lines",
      [keys, BATCH],
    )
    done += lines
    if (lines < BATCH) return done
  }
}

type Sealed = {
  readonly place_table: string
  readonly place_column: string
  readonly chatbot: string
  readonly sealed: string
}

/**
 * Encrypts tokens again with the current key that were encrypted with an earlier one, batch after batch. Answers how many. A token
 * that no key decrypts stays as it is: its owner has to reconnect.
 */
export const resealTokens = async (store: Store, vault: Vault): Promise<number> => {
  let done = 0
  for (;;) {
    const rows = await store.call<Sealed>("select * from sealed_with($1, $2)", [
      vault.earlier,
      BATCH,
    ])
    let moved = 0
    for (const { place_table: table, place_column: column, chatbot, sealed } of rows) {
      const place = { table, column, row: chatbot }
      const text = openOrNull(vault, sealed, place)
      if (text === null) continue
      const [row] = await store.call<{ moved: boolean }>(
        "select reseal($1, $2, $3, $4, $5) as moved",
        [table, column, chatbot, sealed, vault.seal(text, place)],
      )
      if (row?.moved) moved++
    }
    done += moved
    if (moved === 0 || rows.length < BATCH) return done
  }
}
