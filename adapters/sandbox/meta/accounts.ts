import { createHash, randomBytes } from "node:crypto"
import { boundedMap } from "../bounded.ts"

/*
 * Who owns what at Meta. Ids follow from the token by a hash: business, then WhatsApp account, then phone numbers. So a token
 * that was stored before a restart still leads to the same numbers, and any pasted text of 20 characters works as a token.
 */

export type PhoneNumber = {
  readonly id: string
  readonly display: string
  readonly verifiedName: string
}

/** What Meta tells of a number beside its name. */
export type NumberStatus = {
  readonly quality_rating: string
  readonly is_on_biz_app: boolean
  readonly throughput: { readonly level: string }
  readonly whatsapp_business_manager_messaging_limit: string
}
const NEW_NUMBER: NumberStatus = {
  quality_rating: "GREEN",
  is_on_biz_app: false,
  throughput: { level: "STANDARD" },
  whatsapp_business_manager_messaging_limit: "TIER_250",
}

type Token = {
  readonly numbers: number
  readonly issued: boolean
  revoked: boolean
  /** Epoch seconds; 0: never. */
  readonly expiresAt: number
}

/** A token that was pasted by an owner, and did not come from the dialog. */
const pasted = ({ revoked = false } = {}): Token => ({
  numbers: 1,
  issued: false,
  revoked,
  expiresAt: 0,
})

const MIN_TOKEN = 20
const MAX_TOKENS = 5000
const TRILLIONS = 10n ** 14n

/** A 15-digit id: the first digit tells its kind, as in Meta's own samples. */
const idOf = (kind: string, seed: string) => {
  const hash = createHash("sha256").update(`${kind}:${seed}`).digest("hex").slice(0, 24)
  return `${kind}${(BigInt(`0x${hash}`) % TRILLIONS).toString().padStart(14, "0")}`
}

/** A number and its account, of a chatbot that is connected already. */
export type KnownLine = { readonly account: string; readonly number: string }
/** The token of who connects such a chatbot again names them: a person's account stays the same. */
const OF_LINE = /^EAASANDBOX-(2\d{14})-(\d{1,20})-/
const beginningFor = (line: KnownLine | null) => {
  const named = line ? `EAASANDBOX-${line.account}-${line.number}-` : ""
  return OF_LINE.test(named) ? named : "EAASANDBOX"
}

/** The ending of a token that was exchanged for a long-lived one: it leads to the same numbers as before. */
const LASTING = ".LASTING"
export const businessOf = (token: string) => {
  const account = OF_LINE.exec(token)?.[1]
  return account ? `8${account.slice(1)}` : idOf("7", token.replace(LASTING, ""))
}
export const accountOf = (business: string) =>
  /^8\d{14}$/.test(business) ? `2${business.slice(1)}` : idOf("2", business)
export const numberOf = (id: string): PhoneNumber => ({
  id,
  // Numbers from 555-0100 to 555-0199 are reserved for fiction; the clients' have another area code.
  display: `+1 415-555-01${id.slice(-2)}`,
  verifiedName: "Sandbox Business",
})

export const metaAccounts = () => {
  const tokens = boundedMap<string, Token>(MAX_TOKENS)
  const accountOfNumber = boundedMap<string, string>(MAX_TOKENS)
  /** The tokens that have acted for a number. */
  const usedOn = boundedMap<string, Map<string, true>>(MAX_TOKENS)
  const revokedNumbers = boundedMap<string, true>(MAX_TOKENS)
  /** The accounts that do not list us as subscribed; all others do, as after a restart nobody subscribes anew. */
  const unsubscribed = boundedMap<string, true>(MAX_TOKENS)
  const registered = boundedMap<string, true>(MAX_TOKENS)
  const statuses = boundedMap<string, NumberStatus>(MAX_TOKENS)

  const numbersOf = (account: string, token: string): readonly PhoneNumber[] => {
    const count = tokens.get(token)?.numbers ?? 1
    const known = OF_LINE.exec(token)?.[2]
    const others = Array.from({ length: count }, (_, index) => idOf("1", `${account}:${index}`))
    const ids = known ? [known, ...others.filter((id) => id !== known)] : others
    return ids.slice(0, count).map((id) => {
      accountOfNumber.set(id, account)
      return numberOf(id)
    })
  }

  return {
    issue: (numbers: number, inPhoneApp: boolean, line: KnownLine | null) => {
      const token = `${beginningFor(line)}${randomBytes(36).toString("base64url")}`
      tokens.set(token, { numbers, issued: true, revoked: false, expiresAt: 0 })
      for (const { id } of inPhoneApp ? numbersOf(accountOf(businessOf(token)), token) : []) {
        // What is shared with the phone app is registered with Meta's cloud by the dialog itself.
        registered.set(id, true)
        statuses.set(id, { ...NEW_NUMBER, is_on_biz_app: true })
      }
      return token
    },
    /** Whether a token is valid; one that is seen for the first time is taken as valid. */
    inspect: (token: string) => {
      const known = tokens.get(token)
      if (known) return !known.revoked
      if (token.length < MIN_TOKEN) return false
      tokens.set(token, pasted())
      return true
    },
    isDead: (token: string) => token.length < MIN_TOKEN || tokens.get(token)?.revoked === true,
    /** Whether a token may act for a number: an issued one only for its own, never after a revocation. */
    mayUse: (token: string, number: string): "yes" | "expired" | "foreign" => {
      const known = tokens.get(token) ?? pasted({ revoked: revokedNumbers.has(number) })
      tokens.set(token, known)
      if (known.revoked) return "expired"
      if (known.issued) {
        const own = numbersOf(accountOf(businessOf(token)), token)
        if (!own.some(({ id }) => id === number)) return "foreign"
      }
      const users = usedOn.get(number) ?? boundedMap<string, true>(MAX_TOKENS)
      usedOn.set(number, users.set(token, true))
      return "yes"
    },
    /** Revokes every token that may act for this number; one issued or inspected afterwards is valid. */
    revokeNumber: (number: string) => {
      revokedNumbers.set(number, true)
      for (const [token, record] of tokens) {
        const owns = numbersOf(accountOf(businessOf(token)), token).some(({ id }) => id === number)
        if (owns || usedOn.get(number)?.has(token)) record.revoked = true
      }
    },
    revokeToken: (token: string) => {
      tokens.set(token, pasted({ revoked: true }))
    },
    numbersOf,
    expiryOf: (token: string) => tokens.get(token)?.expiresAt ?? 0,
    extend: (token: string, expiresAt: number) => {
      const lasting = `${token}${LASTING}`
      tokens.set(lasting, { ...(tokens.get(token) ?? pasted()), expiresAt })
      return lasting
    },
    /** Makes a token end soon, as one from a person's login does. */
    shorten: (token: string, expiresAt: number) => {
      tokens.set(token, { ...(tokens.get(token) ?? pasted()), expiresAt })
    },
    numberCount: (token: string) => tokens.get(token)?.numbers ?? 1,
    accountOfNumber: (number: string) => accountOfNumber.get(number) ?? idOf("2", number),
    numberStatus: (number: string) => statuses.get(number) ?? NEW_NUMBER,
    setNumberStatus: (number: string, change: Partial<NumberStatus>) => {
      statuses.set(number, { ...(statuses.get(number) ?? NEW_NUMBER), ...change })
    },
    subscribe: (account: string) => unsubscribed.delete(account),
    unsubscribe: (account: string) => unsubscribed.set(account, true),
    isSubscribed: (account: string) => !unsubscribed.has(account),
    register: (number: string) => registered.set(number, true),
    isRegistered: (number: string) => registered.has(number),
  }
}
export type MetaAccounts = ReturnType<typeof metaAccounts>
