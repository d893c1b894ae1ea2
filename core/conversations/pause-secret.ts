import { z } from "zod/mini"
import { text } from "../shared/text.ts"

const SHORTEST = 4
export const SECRET_CHARACTERS = 64

/** The word that pauses the bot in the conversation in which it is written; "": there is none any more. */
export const PauseSecret = z.union([z.literal(""), text(SHORTEST, SECRET_CHARACTERS)])

/** Whether a message has the length of a pause secret, and more in it than emoji or punctuation (contract.md 1.5). */
export const isSecretLike = (message: string): boolean =>
  PauseSecret.safeParse(message).success && foldSecret(message) !== ""

/** The whole message after NFKC, case and accent folding, outer punctuation and spaces off (contract.md 4.7). */
export const foldSecret = (message: string): string =>
  message
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, "")
