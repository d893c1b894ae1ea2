import type { SecretHash } from "../../core/conversations/ports.ts"

/** A readable hash, where the real one is keyed. */
export const fakeSecretHash: SecretHash = {
  of: (folded) => `mac(${folded})`,
  ever: (folded) => [`mac(${folded})`],
}
