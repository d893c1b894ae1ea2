import { optIn, optInConfirmation, optOut, optOutConfirmation } from "./opt-out.ts"
import { foldSecret, isSecretLike } from "./pause-secret.ts"

/** What a message may do by its words alone, before any turn (contract.md 4.7). */
export type Keywords = {
  readonly word: "stop" | "start" | null
  readonly confirmation: string | null
  /** Keyed hashes to compare with the chatbot's pause secret, today's first; null: too short or long to be one. */
  readonly secret: readonly string[] | null
}

/** The keyed hashes under which a folded pause secret may be stored. */
export type Macs = (folded: string) => readonly string[]

/** Reads the words of a message; `text` null: it has none. */
export const keywordsOf = (text: string | null, macs: Macs): Keywords => {
  if (text === null) return { word: null, confirmation: null, secret: null }
  const word = wordOf(text)
  if (word) return { ...word, secret: null }
  return { word: null, confirmation: null, secret: secretIn(text, macs) }
}

/** The keyed hashes of a message that may be the pause secret. */
export const secretIn = (text: string, macs: Macs): Keywords["secret"] =>
  isSecretLike(text) ? macs(foldSecret(text)) : null

const wordOf = (text: string) => {
  if (optOut(text).optOut) {
    return { word: "stop", confirmation: optOutConfirmation(text) } as const
  }
  if (optIn(text)) return { word: "start", confirmation: optInConfirmation(text) } as const
  return null
}

/** Whether a word can be a pause secret: those of an opt-out or opt-in cannot, as they would no longer opt anybody out or in. */
export const canPause = (secret: string): boolean => wordOf(secret) === null
