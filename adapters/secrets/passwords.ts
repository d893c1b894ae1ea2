import { Effect } from "effect"
import type { Passwords } from "../../core/accounts/ports.ts"

/** argon2id as Bun makes it. */
export const argonPasswords = (): Passwords => {
  // Compared against where there is no account, so that its absence costs the same time.
  const nobody = Bun.password.hash(crypto.randomUUID())
  return {
    hash: (password) => Effect.promise(() => Bun.password.hash(password)),
    matches: (password, hash) =>
      Effect.promise(async () => {
        const right = await Bun.password.verify(password, hash ?? (await nobody)).catch(() => false)
        return right && hash !== null
      }),
  }
}
