import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from "node:crypto"

/** A value could not be opened: its key is gone, it was changed, or it was moved from another row. */
export class NotOpened extends Error {
  override name = "NotOpened"
}

/** What is to be done with a value is left to the process that can open it. */
export class SealedElsewhere extends Error {
  override name = "SealedElsewhere"
  override message = "sealed with a key that another process has"
}

/** Where a sealed value lives: bound into it, so that it opens nowhere else. */
export type Place = { readonly table: string; readonly column: string; readonly row: string }

/** Provider tokens at rest, and the keyed hashes of what is only compared (reliability.md 4.11). */
export type Vault = {
  /** Sealed with the current key: "v1.keyid.nonce.ciphertext". */
  readonly seal: (text: string, place: Place) => string
  /** Throws NotOpened. */
  readonly open: (sealed: string, place: Place) => string
  /** Sealed with a key that this process lacks and another has: the value is not lost, and is left to that process. */
  readonly sealedElsewhere: (sealed: string) => Promise<boolean>
  /** Sealed with a key that none of our secrets makes: if that secret comes back, it opens. */
  readonly lacks: (sealed: string) => boolean
  /** Whether what this key sealed can be opened here. */
  readonly holds: (key: string) => boolean
  /** The beginnings of all values that were sealed with an earlier key. */
  readonly earlier: readonly string[]
  /** Keyed hash for a purpose, base64url: equal texts, equal hashes. */
  readonly mac: (purpose: string, text: string) => string
  /** The hashes of a text under the current secret and each older one: a stored hash may be any of them. */
  readonly macs: (purpose: string, text: string) => readonly [string, ...string[]]
  /** A secret of its own for a purpose, derived from the current key: 32 bytes, base64url. */
  readonly derive: (purpose: string) => string
}

const VERSION = "v1"
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync("sha256", secret, "recado", purpose, 32))
/** Names the key of a secret, and tells nothing of either. */
export const idOf = (secret: string) =>
  createHash("sha256").update(keyOf(secret, "key id")).digest("hex").slice(0, 8)

/** One current secret, and older ones that still open what they sealed. `isElsewhere`: whether another process has this key. */
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

/** What a value was sealed from; null where it does not open. */
export const openOrNull = (vault: Vault, sealed: string, place: Place): string | null => {
  try {
    return vault.open(sealed, place)
  } catch (error) {
    if (error instanceof NotOpened) return null
    throw error
  }
}
