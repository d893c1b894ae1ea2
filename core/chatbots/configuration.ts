import { z } from "zod/mini"
import { FIELD_REFUSALS } from "../shared/field-refusals.ts"
import { LANGUAGE_SETTINGS } from "../shared/language-setting.ts"
import { requiredLine, text } from "../shared/text.ts"
import { TimeZone } from "../shared/time-zone.ts"
import { DESCRIPTION_CHARACTERS, NAME_CHARACTERS, TONES, WELCOME_CHARACTERS } from "./chatbot.ts"

const DEFAULT_NOTIFICATION_LIMIT = 100
export const MAX_NOTIFICATION_LIMIT = 250

/** "Slider 1 to 250, default 100, invalid values fall back to 100" (spec section 9). */
export const NotificationLimit = z.catch(
  z.int().check(z.minimum(1), z.maximum(MAX_NOTIFICATION_LIMIT)),
  DEFAULT_NOTIFICATION_LIMIT,
)

/** What the edit screen and the settings change; what is left out stays. */
export const ChatbotChange = z.object({
  name: z.optional(requiredLine(NAME_CHARACTERS, FIELD_REFUSALS.name_required.sentence)),
  description: z.optional(text(0, DESCRIPTION_CHARACTERS)),
  welcomemessage: z.optional(text(0, WELCOME_CHARACTERS)),
  tone: z.optional(z.enum(TONES)),
  language: z.optional(z.enum(LANGUAGE_SETTINGS)),
  timezone: z.optional(TimeZone),
  memory_enabled: z.optional(z.boolean()),
  typing_enabled: z.optional(z.boolean()),
  notification_limit: z.optional(NotificationLimit),
})
export type ChatbotChange = z.infer<typeof ChatbotChange>
