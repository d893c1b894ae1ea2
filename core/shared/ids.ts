import { z } from "zod/mini"

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Upper case is accepted and made lower (contract.md 1.2). */
const Uuid = z.string().check(z.toLowerCase(), z.regex(UUID))

export const OwnerId = Uuid.brand<"OwnerId">()
export type OwnerId = z.infer<typeof OwnerId>

export const ChatbotId = Uuid.brand<"ChatbotId">()
export type ChatbotId = z.infer<typeof ChatbotId>

export const SourceId = Uuid.brand<"SourceId">()
export type SourceId = z.infer<typeof SourceId>

export const ClientId = Uuid.brand<"ClientId">()
export type ClientId = z.infer<typeof ClientId>

export const ConversationId = Uuid.brand<"ConversationId">()
export type ConversationId = z.infer<typeof ConversationId>

export const HistoryId = Uuid.brand<"HistoryId">()
export type HistoryId = z.infer<typeof HistoryId>

export const PlanId = Uuid.brand<"PlanId">()
export type PlanId = z.infer<typeof PlanId>

/** For ids without a type of their own: of messages, sessions, calendar connections. */
export const Id = Uuid
