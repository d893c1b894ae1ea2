import { z } from "zod/mini"

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Upper case is accepted and made lower (contract.md 1.2). */
const uuid = () => z.string().check(z.toLowerCase(), z.regex(UUID))

// Each has a shape of its own: by it a field is known to hold a chatbot's id (adapters/http/reading/read-parts.ts).
export const OwnerId = uuid().brand<"OwnerId">()
export type OwnerId = z.infer<typeof OwnerId>

export const ChatbotId = uuid().brand<"ChatbotId">()
export type ChatbotId = z.infer<typeof ChatbotId>

export const SourceId = uuid().brand<"SourceId">()
export type SourceId = z.infer<typeof SourceId>

export const ClientId = uuid().brand<"ClientId">()
export type ClientId = z.infer<typeof ClientId>

export const ConversationId = uuid().brand<"ConversationId">()
export type ConversationId = z.infer<typeof ConversationId>

export const HistoryId = uuid().brand<"HistoryId">()
export type HistoryId = z.infer<typeof HistoryId>

export const PlanId = uuid().brand<"PlanId">()
export type PlanId = z.infer<typeof PlanId>

/** For ids without a type of their own: of messages, sessions, calendar connections. */
export const Id = uuid()
