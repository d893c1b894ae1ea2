import type { SandboxOptions } from "../options.ts"
import { metaAccounts } from "./accounts.ts"
import { metaCodes, metaConsent } from "./consent.ts"
import { graph } from "./graph.ts"
import { phones } from "./phones.ts"

/** Meta, played: the Graph API, its consent dialog, and the telephones of the clients. */
export const meta = (options: SandboxOptions) => {
  const accounts = metaAccounts()
  const codes = metaCodes()
  const telephones = phones(options, accounts)
  return {
    accounts,
    phones: telephones,
    api: graph({ options, accounts, codes, phones: telephones }),
    pages: metaConsent(options, codes),
  }
}
