import { z } from "zod/mini"
import { FIELD_REFUSALS } from "../shared/field-refusals.ts"
import { required, requiredLine, text } from "../shared/text.ts"

export const NAME_CHARACTERS = 100
export const SUBJECT_CHARACTERS = 200
export const MESSAGE_CHARACTERS = 5000
export const PHONE_CHARACTERS = 40
const { sentence } = FIELD_REFUSALS.contact_fields

/** What a visitor writes to us. Name and subject end up in a mail's header: they stay on one line. */
export const ContactDraft = z.object({
  name: requiredLine(NAME_CHARACTERS, sentence),
  subject: requiredLine(SUBJECT_CHARACTERS, sentence),
  message: required(MESSAGE_CHARACTERS, sentence),
  phone: z.optional(z.nullable(text(0, PHONE_CHARACTERS))),
})
export type ContactDraft = z.infer<typeof ContactDraft>
