import { z } from "zod/mini"
import { FIELD_REFUSALS } from "../shared/field-refusals.ts"
import { ChatbotId, ClientId, ConversationId, Id, OwnerId, SourceId } from "../shared/ids.ts"
import { Instant, required, text } from "../shared/text.ts"
import { TimeZone } from "../shared/time-zone.ts"

export const TONES = ["professional", "friendly", "formal", "casual"] as const
export type Tone = (typeof TONES)[number]

export const LANGUAGES = ["spanish", "english", "portuguese", "french", "german", "auto"] as const
export type Language = (typeof LANGUAGES)[number]

export const NAME_CHARACTERS = 100
export const DESCRIPTION_CHARACTERS = 2000
export const WELCOME_CHARACTERS = 1000
const DEFAULT_NOTIFICATION_LIMIT = 100
export const MAX_NOTIFICATION_LIMIT = 250

/** "Slider 1 to 250, default 100, invalid values fall back to 100" (spec section 9). */
export const NotificationLimit = z.catch(
  z.int().check(z.minimum(1), z.maximum(MAX_NOTIFICATION_LIMIT)),
  DEFAULT_NOTIFICATION_LIMIT,
)

/** A bot as its owner sees it (contract.md 2.3): no secret, no token. */
export const Chatbot = z.object({
  id: ChatbotId,
  userid: OwnerId,
  businessid: z.nullable(Id),
  name: z.string(),
  description: z.string(),
  welcomemessage: z.string(),
  tone: z.enum(TONES),
  language: z.enum(LANGUAGES),
  timezone: z.string(),
  createdAt: Instant,
  memory_enabled: z.boolean(),
  /** Clients see that their message is read and that a reply is being written. */
  typing_enabled: z.boolean(),
  is_paused: z.boolean(),
  has_pause_secret: z.boolean(),
  paused_conversations: z.array(ConversationId),
  notification_limit: z.int(),
  globalmemory: z.string(),
  notifymemory: z.string(),
  sources: z.object({
    count: z.int(),
    /** The newest three. */
    preview: z.array(z.object({ id: SourceId, type: z.enum(["text", "url"]), text: z.string() })),
  }),
  whatsapp: z.object({ connected: z.boolean() }),
  calendar: z.object({ connected: z.boolean() }),
})
export type Chatbot = z.infer<typeof Chatbot>

/** What the edit screen and the settings change; what is left out stays. */
export const ChatbotChange = z.object({
  name: z.optional(required(NAME_CHARACTERS, FIELD_REFUSALS.name_required.sentence)),
  description: z.optional(text(0, DESCRIPTION_CHARACTERS)),
  welcomemessage: z.optional(text(0, WELCOME_CHARACTERS)),
  tone: z.optional(z.enum(TONES)),
  language: z.optional(z.enum(LANGUAGES)),
  timezone: z.optional(TimeZone),
  memory_enabled: z.optional(z.boolean()),
  typing_enabled: z.optional(z.boolean()),
  notification_limit: z.optional(NotificationLimit),
})
export type ChatbotChange = z.infer<typeof ChatbotChange>

const SECRET_SHORTEST = 4
const SECRET_LONGEST = 64

/** The word by which a client's phone silences the bot in one conversation; "" takes it away. */
export const PauseSecret = z.union([z.literal(""), text(SECRET_SHORTEST, SECRET_LONGEST)])

/** A conversation in which the bot keeps silent. */
export const PausedConversation = z.object({
  conversationId: ConversationId,
  clientid: ClientId,
  name: z.string(),
  phonenumber: z.nullable(z.string()),
  pausedAt: Instant,
  until: z.nullable(Instant),
  by: z.enum(["bot", "secret", "owner_app"]),
})
export type PausedConversation = z.infer<typeof PausedConversation>
