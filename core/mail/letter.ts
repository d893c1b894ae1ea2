import type { ContactDraft } from "../contact/contact.ts"
import type { ChatbotId } from "../shared/ids.ts"

/** The languages that mails are written in. */
export type LetterLanguage = "es" | "en"

/** A letter that tells an owner what was done with their account. It is written with what it tells of, and kept until it is out. */
export type KeptLetter = "password_changed" | "google_linked"

/** A mail, by what it has to say. Its words and links are the mailer's business. */
export type Letter = { readonly to: string; readonly language: LetterLanguage } & (
  | { readonly kind: "confirm_email"; readonly code: string }
  | { readonly kind: "reset_password"; readonly token: string }
  /** Somebody tried to sign up with an address that has an account. */
  | { readonly kind: "already_registered" }
  | { readonly kind: "password_changed" }
  | { readonly kind: "google_linked" }
  /** The permission to use the chatbot's number ends: ISO time, told as the day that it is in the chatbot's zone. */
  | {
      readonly kind: "line_expiring"
      readonly chatbot: ChatbotId
      readonly chatbotName: string
      readonly expiresAt: string
      readonly zone: string
    }
  | {
      readonly kind: "line_expired"
      readonly chatbot: ChatbotId
      readonly chatbotName: string
    }
  /** `from`: the address of the account of whoever wrote; null: nobody was signed in. */
  | { readonly kind: "contact"; readonly message: ContactDraft; readonly from: string | null }
)
