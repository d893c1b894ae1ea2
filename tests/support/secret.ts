import { openVault } from "../../adapters/secrets/vault.ts"

/** The APP_SECRET of the tests. */
export const SECRET = "a secret of the tests, long enough to be one"

/** The vault of a process with that secret. */
export const vault = openVault(SECRET, [])
