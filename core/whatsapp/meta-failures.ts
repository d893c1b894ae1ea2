import { say } from "../shared/catalogue.ts"
import { Invalid, Unavailable } from "../shared/refusals.ts"
import type { BusinessFailed } from "./ports.ts"

/**
 * Whether a failure may pass by itself: Meta did not answer, or limits requests. It says nothing about the token or the
 * number.
 */
export const isPassing = ({ why }: BusinessFailed): boolean =>
  why === "unreachable" || why === "busy"

/** The detail of a refusal: Meta answers with another number than the one that was asked for. */
export const NO_NUMBER =
  "this phone number ID does not exist at Meta. Please check both identifiers."

/** What went wrong at Meta, in words for the owner: what it is, then what to do. */
export const failureWords = ({ why, detail }: BusinessFailed): string => {
  switch (why) {
    case "off":
      return "Meta is not configured."
    case "token":
      return "the access has expired or was withdrawn. Please log in again."
    case "code":
      return "the login has expired or was already used. Please log in again."
    case "permission":
      return `${BEGINNINGS.permission}${detail && ` (${detail})`}. Please log in again and allow everything that is asked.`
    case "blocked":
      return `${BEGINNINGS.blocked}. Please look at it in the WhatsApp Manager.`
    case "pin":
      return "this number has a two-step verification PIN. Please turn it off in the WhatsApp Manager and try again."
    case "busy":
      return "Meta limits requests at the moment. Please try again later."
    case "unreachable":
      return "Meta did not answer. Please try again."
    case "refused":
      return detail || "Meta refused the request."
  }
}

/** Why a number is not connected whose WhatsApp account was typed wrongly. */
export const otherAccountWords = (account: string): string =>
  `this number belongs to the WhatsApp account ${account}. Please correct the account's id.`

/** The first words of failures that only the owner can put right, at any step. */
const BEGINNINGS = {
  permission: "a permission is missing",
  blocked: "Meta has locked this account",
} as const

/** The kind of a failure that only the owner can put right, recognised by its first words; null: another failure. */
export const ownersPart = (words: string): keyof typeof BEGINNINGS | null => {
  if (words.startsWith(BEGINNINGS.permission)) return "permission"
  return words.startsWith(BEGINNINGS.blocked) ? "blocked" : null
}

/** How a failure is refused before anything is stored. */
export const refusalOf = (failed: BusinessFailed): Invalid | Unavailable => {
  switch (failed.why) {
    case "off":
      return new Unavailable(say("provider_off", { provider: "Meta" }))
    case "token":
      return new Invalid(say("facebook_token"))
    default:
      return new Unavailable(say("facebook_failed", { message: failureWords(failed) }))
  }
}
