import { z } from "zod/mini"
import { WizardSource } from "../knowledge/source.ts"
import { FIELD_REFUSALS } from "../shared/field-refusals.ts"
import { LANGUAGE_SETTINGS } from "../shared/language-setting.ts"
import { requiredLine, text } from "../shared/text.ts"
import { TimeZone } from "../shared/time-zone.ts"
import { PHONE_CHARACTERS } from "../whatsapp/lengths.ts"
import { DESCRIPTION_CHARACTERS, NAME_CHARACTERS, TONES, WELCOME_CHARACTERS } from "./chatbot.ts"

/** "One variant offers only professional, friendly, casual" (spec section 3): the landing page's. */
export const LANDING_TONES = ["professional", "friendly", "casual"] as const

const MAX_SOURCES = 1000

/** What is said of a new bot. */
export const CREATED = "¡Chatbot creado con éxito!"

/** All that the wizards ask before a chatbot exists. */
export const ChatbotDraft = z.object({
  name: requiredLine(NAME_CHARACTERS, FIELD_REFUSALS.name_required.creating),
  description: z._default(text(0, DESCRIPTION_CHARACTERS), ""),
  welcomeEnabled: z.optional(z.boolean()),
  welcomemessage: z._default(text(0, WELCOME_CHARACTERS), ""),
  tone: z._default(z.enum(TONES), "professional"),
  language: z._default(z.enum(LANGUAGE_SETTINGS), "spanish"),
  timezone: TimeZone,
  phoneNumber: z.optional(text(0, PHONE_CHARACTERS)),
  knowledgeSources: z._default(z.array(WizardSource).check(z.maxLength(MAX_SOURCES)), []),
})
export type ChatbotDraft = z.infer<typeof ChatbotDraft>

/** What is kept of a draft in the bot itself. */
export type NewChatbot = Pick<
  ChatbotDraft,
  "name" | "description" | "welcomemessage" | "tone" | "language" | "timezone"
>

/** "Welcome message is saved only when enabled and non-empty" (spec section 5). */
export const welcomeOf = ({
  welcomeEnabled,
  welcomemessage,
}: Pick<ChatbotDraft, "welcomeEnabled" | "welcomemessage">): string =>
  welcomeEnabled === false ? "" : welcomemessage
