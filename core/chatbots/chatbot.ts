import { z } from "zod/mini"
import { ChatbotId, ConversationId, Id, OwnerId, SourceId } from "../shared/ids.ts"
import { LANGUAGE_SETTINGS } from "../shared/language-setting.ts"
import { Instant } from "../shared/text.ts"

export const NAME_CHARACTERS = 100
export const DESCRIPTION_CHARACTERS = 2000
export const WELCOME_CHARACTERS = 1000
/** So much of a source is shown with its bot. */
export const PREVIEW_CHARACTERS = 30

export const TONES = ["professional", "friendly", "formal", "casual"] as const
export type Tone = (typeof TONES)[number]

/** A bot as its owner sees it (contract.md 2.3): no secret, no token. */
export const Chatbot = z.object({
  id: ChatbotId,
  userid: OwnerId,
  businessid: z.nullable(Id),
  name: z.string(),
  description: z.string(),
  welcomemessage: z.string(),
  tone: z.enum(TONES),
  language: z.enum(LANGUAGE_SETTINGS),
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
