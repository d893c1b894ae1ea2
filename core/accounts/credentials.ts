import { z } from "zod/mini"
import { FIELD_REFUSALS } from "../shared/field-refusals.ts"
import { typed } from "../shared/text.ts"

const EMAIL_CHARACTERS = 320
/** Rejects slips only: whether the address exists is proved by the confirmation mail. */
const ADDRESS =
  /^[^\s@<>(),;:"\\[\]\p{C}]+@[^\s@<>(),;:"\\[\]\p{C}.]+(\.[^\s@<>(),;:"\\[\]\p{C}.]+)*$/u

/** One spelling per mailbox: NFKC, lower case. */
export const foldEmail = (typed: string): string => typed.normalize("NFKC").trim().toLowerCase()

const email = (sentence: string) =>
  z
    .string({ error: sentence })
    .check(
      z.overwrite(foldEmail),
      z.maxLength(EMAIL_CHARACTERS, sentence),
      z.regex(ADDRESS, sentence),
    )

/** An e-mail address, in the one spelling of its mailbox (foldEmail). */
export const Email = email(FIELD_REFUSALS.email_invalid.sentence)
export type Email = z.infer<typeof Email>

/** The address in the reset form: an empty one has a sentence of its own. */
export const ResetEmail = z.string({ error: FIELD_REFUSALS.email_invalid.reset }).check(
  z.overwrite(foldEmail),
  z.refine((typed) => typed !== "", { error: FIELD_REFUSALS.email_invalid.reset, abort: true }),
  z.maxLength(EMAIL_CHARACTERS, FIELD_REFUSALS.email_invalid.sentence),
  z.regex(ADDRESS, FIELD_REFUSALS.email_invalid.sentence),
)

const PASSWORD_CHARACTERS = 6
const PASSWORD_BYTES = 1024

/** The least length in characters, as people count them. The greatest is in bytes, which are what is hashed. */
export const isPasswordLong = (password: string) => [...password].length >= PASSWORD_CHARACTERS
const isHashable = (password: string) => new TextEncoder().encode(password).length <= PASSWORD_BYTES

const password = (short: string) =>
  typed(short).check(z.refine(isPasswordLong, { error: short, abort: true }), z.refine(isHashable))

/** A new password: from 6 characters to 1,024 bytes, used exactly as typed. */
export const Password = password(FIELD_REFUSALS.password_short.sentence)

/** A password that is only compared: if it is too short, it is simply wrong. */
export const TypedPassword = z.string().check(z.refine(isHashable))

/** The token of a mailed link; a malformed one is refused like an unknown one. */
const MailedToken = z
  .string({ error: FIELD_REFUSALS.link_invalid.sentence })
  .check(
    z.minLength(1, FIELD_REFUSALS.link_invalid.sentence),
    z.maxLength(512, FIELD_REFUSALS.link_invalid.sentence),
  )

/** Which of the two fields of a new password is wrong: too short, or not the same again. Null: neither. */
export const wrongField = ({
  password,
  confirmation,
}: {
  readonly password: string
  readonly confirmation: string
}): "password" | "confirmation" | null => {
  if (!isPasswordLong(password)) return "password"
  return password === confirmation ? null : "confirmation"
}

const FAULT_OF = { password: "password_short", confirmation: "password_mismatch" } as const

/** A new password typed twice; with a mailed token (the recovery page) the sentences end in a full stop. */
export const PasswordChange = z
  .object({
    /** Anything but a text counts as empty, because the sentence of the refusal depends on the token: see the check below. */
    password: z.catch(z.string(), "").check(z.refine(isHashable)),
    confirmation: z.catch(z.string(), ""),
    token: z.optional(MailedToken),
  })
  .check((context) => {
    const field = wrongField(context.value)
    if (field === null) return
    const wording = context.value.token === undefined ? "sentence" : "recovery"
    const message = FIELD_REFUSALS[FAULT_OF[field]][wording]
    context.issues.push({ code: "custom", input: context.value, path: [field], message })
  })
export type PasswordChange = z.infer<typeof PasswordChange>
