import { availableParallelism } from "node:os"
import { Effect } from "effect"
import type { Passwords } from "../../core/accounts/ports.ts"
import { inLine } from "./in-line.ts"

/**
 * argon2id as Bun makes it, on half of the processors: with all of them taken, clients wait for their replies as long as
 * somebody keeps signing in (measured with 30 at once on two: 4.3 s instead of 0.4).
 */
export const argonPasswords = (): Passwords => {
  const inTurn = inLine(Math.max(1, Math.floor(availableParallelism() / 2)))
  // Compared against where there is no account, so that its absence costs the same time.
  const nobody = Bun.password.hash(crypto.randomUUID())
  return {
    hash: (password) => Effect.promise(() => inTurn(() => Bun.password.hash(password))),
    matches: (password, hash) =>
      Effect.promise(async () => {
        const known = hash ?? (await nobody)
        const right = await inTurn(() => Bun.password.verify(password, known).catch(() => false))
        return right && hash !== null
      }),
  }
}
