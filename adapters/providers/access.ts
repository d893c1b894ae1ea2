import * as Effect from "effect/Effect"
import { NotRevoked, type ProviderAccess } from "../../core/accounts/ports.ts"
import type { OwnerId } from "../../core/shared/ids.ts"
import { errorWords } from "../telemetry/error-words.ts"

/** How one provider ends what an owner has there. */
export type Revocation = {
  readonly why: NotRevoked["why"]
  /** Safe to repeat; rejects when it has to be tried again. */
  readonly revoke: (owner: OwnerId) => Promise<void>
}

/** Revokes at every provider that can be reached now. Fails with the first that could not; all are tried again later. */
export const providerAccess = (revocations: readonly Revocation[]): ProviderAccess => ({
  revoke: Effect.fnUntraced(function* (owner: OwnerId) {
    const left: NotRevoked[] = []
    for (const { why, revoke } of revocations) {
      yield* Effect.promise(() =>
        revoke(owner).catch((error: unknown) => {
          left.push(new NotRevoked({ why, detail: errorWords(error) }))
        }),
      )
    }
    if (left[0]) return yield* left[0]
  }),
})
