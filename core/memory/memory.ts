import { z } from "zod/mini"
import { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Instant } from "../shared/text.ts"
import { FragmentId } from "./fragments.ts"

export const MEMORY_CHARACTERS = 100_000

export const FragmentShape = z.object({ id: FragmentId, content: z.string() })
export const Notification = z.object({ id: z.string(), text: z.string() })
export type Notification = z.infer<typeof Notification>
/** With the time at which the bot said it last; a server that is about to be replaced by a newer one does not tell it. */
export const KeptNotification = z.extend(Notification, { at: z.optional(Instant) })
export type KeptNotification = z.infer<typeof KeptNotification>

/** What a chatbot remembers and what it told its owner (contract.md 2.5). Notifications: newest first. */
export const Memory = z.object({
  chatbot_id: ChatbotId,
  user_id: OwnerId,
  globalmemory: z.string(),
  notifymemory: z.string(),
  created_at: Instant,
  updated_at: Instant,
  version: z.int(),
  fragments: z.array(FragmentShape),
  notifications: z.array(KeptNotification),
  tokens: z.object({ used: z.int(), limit: z.int() }),
  notification_limit: z.int(),
})
export type Memory = z.infer<typeof Memory>
