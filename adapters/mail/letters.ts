import type { Letter } from "../../core/mail/letter.ts"
import {
  ALREADY_REGISTERED,
  confirmEmail,
  GOOGLE_LINKED,
  PASSWORD_CHANGED,
  resetPassword,
} from "./letters/account.ts"
import { contact } from "./letters/contact.ts"
import { lineExpired, lineExpiring } from "./letters/line.ts"
import type { Written } from "./letters/words.ts"

/** The words of every letter. */
export const lettersOf = (letter: Letter): Written => {
  switch (letter.kind) {
    case "confirm_email":
      return confirmEmail(letter)
    case "reset_password":
      return resetPassword(letter)
    case "already_registered":
      return ALREADY_REGISTERED
    case "password_changed":
      return PASSWORD_CHANGED
    case "google_linked":
      return GOOGLE_LINKED
    case "line_expiring":
      return lineExpiring(letter)
    case "line_expired":
      return lineExpired(letter)
    case "contact":
      return contact(letter)
  }
}
