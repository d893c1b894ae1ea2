import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from "node:crypto"

/** A value cannot be opened: its key is missing, it was changed, or it was copied from another row. */
export class NotOpened extends Error {
  override name = "NotOpened"
}

/** A value can be opened by another process only, so it is left to that one. */
export class SealedElsewhere extends Error {
  override name = "SealedElsewhere"
  override message = "sealed with a key that another process has"
}

/** Where a sealed value is stored. It is part of the encryption: copied to another place, the value does not open. */
export type Place = { readonly table: string; readonly column: string; readonly row: string }

/** Encrypts ("seals") stored tokens of providers, and makes keyed hashes of what is only compared (reliability.md 4.11). */
export type Vault = {
  /** Encrypts with the current key: "v1.keyid.nonce.ciphertext". */
  readonly seal: (text: string, place: Place) => string
  /** Decrypts; throws NotOpened. */
  readonly open: (sealed: string, place: Place) => string
  /** Whether a value was sealed with a key that this process lacks and another has. */
  readonly sealedElsewhere: (sealed: string) => Promise<boolean>
  /** Whether a value was sealed with a key that this process lacks. With the secret back among the settings it opens. */
  readonly lacks: (sealed: string) => boolean
  /** Whether this process has a key. */
  readonly holds: (key: string) => boolean
  /** The prefixes of the values that were sealed with an earlier key. */
  readonly earlier: readonly string[]
  /** Keyed hash for a purpose, base64url: equal texts, equal hashes. */
  readonly mac: (purpose: string, text: string) => string
  /** The hashes of a text by the current secret and each older one, any of which may be stored. */
  readonly macs: (purpose: string, text: string) => readonly [string, ...string[]]
  /** A secret for one purpose, derived from the current secret: 32 bytes, base64url. */
  readonly derive: (purpose: string) => string
}

const VERSION = "v1"
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync("sha256", secret, "recado", purpose, 32))
/** The id of a secret's key, from which neither can be found. */
export const idOf = (secret: string) =>
  createHash("sha256").update(keyOf(secret, "key id")).digest("hex").slice(0, 8)

/** The current secret seals; older ones still open what they sealed. `isElsewhere`: whether another process has a key. */
export const openVault = (
  current: string,
  old: readonly string[],
  isElsewhere: (key: string) => Promise<boolean> = async () => false,
): Vault => {
  const currentId = idOf(current)
  const sealing = new Map([current, ...old].map((secret) => [idOf(secret), keyOf(secret, "seal")]))
  const aad = ({ table, column, row }: Place) => Buffer.from(`${table}.${column}:${row}`)
  const lacks = (sealed: string) => {
    const [version, id = ""] = sealed.split(".")
    return version === VERSION && !sealing.has(id)
  }
  const macKeys = new Map<string, Buffer>()
  const macWith = (secret: string, purpose: string, text: string) => {
    const name = `${secret} ${purpose}`
    const key = macKeys.get(name) ?? keyOf(secret, `mac ${purpose}`)
    macKeys.set(name, key)
    return createHmac("sha256", key).update(text).digest("base64url")
  }
  return {
    seal: (text, place) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv("aes-256-gcm", sealing.get(currentId) as Buffer, nonce)
      cipher.setAAD(aad(place))
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()])
      return [VERSION, currentId, nonce.toString("base64url"), body.toString("base64url")].join(".")
    },
    open: (sealed, place) => {
      const [version, id, nonce, body] = sealed.split(".")
      const key = sealing.get(id ?? "")
      if (version !== VERSION || !key || !nonce || !body) {
        throw new NotOpened(`sealed value of ${place.table}.${place.column} has no key here`)
      }
      try {
        const bytes = Buffer.from(body, "base64url")
        const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(nonce, "base64url"), {
          // Otherwise a tag of four bytes would be accepted.
          authTagLength: TAG_BYTES,
        })
        decipher.setAAD(aad(place))
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
        return Buffer.concat([
          decipher.update(bytes.subarray(0, -TAG_BYTES)),
          decipher.final(),
        ]).toString("utf8")
      } catch {
        throw new NotOpened(`sealed value of ${place.table}.${place.column} does not open`)
      }
    },
    sealedElsewhere: async (sealed) =>
      lacks(sealed) && (await isElsewhere(sealed.split(".")[1] ?? "")),
    lacks,
    holds: (key) => sealing.has(key),
    earlier: [...sealing.keys()].filter((id) => id !== currentId).map((id) => `${VERSION}.${id}.`),
    mac: (purpose, text) => macWith(current, purpose, text),
    macs: (purpose, text) => [
      macWith(current, purpose, text),
      ...old.map((secret) => macWith(secret, purpose, text)),
    ],
    derive: (purpose) => keyOf(current, purpose).toString("base64url"),
  }
}

/** The decrypted value; null if it cannot be opened. */
export const openOrNull = (vault: Vault, sealed: string, place: Place): string | null => {
  try {
    return vault.open(sealed, place)
  } catch (error) {
    if (error instanceof NotOpened) return null
    throw error
  }
}
