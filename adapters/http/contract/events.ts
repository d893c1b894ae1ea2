import { z } from "zod/mini"
import { DELIVERY_STATES, Message } from "../../../core/conversations/message.ts"
import { Notification } from "../../../core/memory/memory.ts"
import { ChatbotId, ConversationId, Id } from "../../../core/shared/ids.ts"
import { Instant } from "../../../core/shared/text.ts"
import { LogEntry } from "../../../core/simulation/log.ts"
import { CONNECTION_STATES } from "../../../core/whatsapp/connection.ts"
import { Nothing, route } from "./route.ts"

/** What the dashboard hears as it happens: text/event-stream, resumed with Last-Event-ID. */
export const events = {
  stream: route({
    method: "GET",
    path: "/api/events",
    who: "owner",
    query: z.object({ chatbotid: ChatbotId }),
    response: Nothing,
  }),
}

/** `at` is when it happened. */
const event = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ chatbotid: ChatbotId, at: Instant, ...shape })

const paused = { conversationId: ConversationId, by: z.string() }
const turn = { turnId: Id, conversationId: ConversationId }

/** Names and data of contract.md 6. */
export const EVENTS = {
  /** `quiet`: for how long nothing had happened, milliseconds; null: nothing is known to have happened. */
  hello: event({ version: z.string(), quiet: z.nullable(z.number()) }),
  ping: event({}),
  /** Too much was missed to send it again: read everything anew. */
  resync: event({}),
  "message.created": event({ message: Message }),
  "message.status": event({
    id: Id,
    status: z.enum(DELIVERY_STATES),
    errorCode: z.optional(z.int()),
  }),
  "turn.started": event(turn),
  "turn.done": event({
    ...turn,
    result: z.optional(z.enum(["replied", "apology", "stopped", "cancelled"])),
    reason: z.optional(z.string()),
  }),
  "simulation.entry": event({ entry: LogEntry }),
  "notification.created": event({ notification: Notification }),
  "memory.changed": event({}),
  "knowledge.changed": event({}),
  "chatbot.changed": event({}),
  "conversation.paused": event(paused),
  "conversation.resumed": event(paused),
  "whatsapp.changed": event({
    state: z.enum(CONNECTION_STATES),
    status: z.nullable(z.string()),
  }),
  "calendar.changed": event({ is_connected: z.boolean() }),
  "usage.changed": event({ messagesUsed: z.int(), messagesLimit: z.int() }),
}
export type EventName = keyof typeof EVENTS
export type EventData<Name extends EventName> = z.infer<(typeof EVENTS)[Name]>
