import { z } from "zod/mini"
import { text } from "../shared/text.ts"

const SHORTEST = 4
export const SECRET_CHARACTERS = 64

const Words = text(SHORTEST, SECRET_CHARACTERS)

/**
 * The word that pauses the bot in the conversation in which it is written; "": there is none any more. What folding takes off
 * does not count: "a..." would be the letter that anybody may write.
 */
export const PauseSecret = z.union([
  z.literal(""),
  Words.check(z.refine((secret) => [...foldSecret(secret)].length >= SHORTEST)),
])

/** Whether a message may be a pause secret (contract.md 1.5), also one that was set before folding counted for its length. */
export const isSecretLike = (message: string): boolean =>
  Words.safeParse(message).success && foldSecret(message) !== ""

/** The whole message after NFKC, case and accent folding, outer punctuation and spaces off (contract.md 4.7). */
export const foldSecret = (message: string): string =>
  message
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, "")
