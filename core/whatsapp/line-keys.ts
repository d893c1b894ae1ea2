import type { ChatbotId } from "../shared/ids.ts"
import type { ListedNumber } from "./connection.ts"

/** What is needed to act for a line at Meta. */
export type LineKeys = {
  readonly chatbot: ChatbotId
  readonly phonenumberid: string
  readonly businessaccountid: string
  /** Null: there is none, or it cannot be decrypted. */
  readonly token: string | null
  /** The token as stored. If another is stored by now, answers to this one say nothing about the line. */
  readonly sealed: string
  readonly pin: string
  readonly numbers: readonly ListedNumber[]
  readonly webhookConfigured: boolean
  readonly tokenExpiresAt: Date | null
  /** The owner's phone app answers on this number too, as far as is known. */
  readonly sharedWithApp: boolean
}

/** The keys of a line for which Meta can be asked. */
export type OpenKeys = LineKeys & { readonly token: string }

export const hasToken = (keys: LineKeys): keys is OpenKeys => keys.token !== null
