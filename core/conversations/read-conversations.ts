import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, ClientId, OwnerId } from "../shared/ids.ts"
import type { Page } from "../shared/page.ts"
import { NotFound } from "../shared/refusals.ts"
import { Conversations, type OnlyClients } from "./ports.ts"

/** The conversations in which the bot is silent, the last to be paused first. */
export const listPausedConversations = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  page: Page,
) {
  const conversations = yield* Conversations

  return yield* conversations.paused(owner, chatbot, page)
})

/** The messages, newest first: with all clients, or with one. */
export const listMessages = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  client: ClientId | null,
  page: Page,
) {
  const conversations = yield* Conversations

  const messages = yield* conversations.messages(owner, chatbot, client, page)
  if (messages === null) return yield* new NotFound(say("not_found"))
  return messages
})

/** The bot's clients; those who wrote last come first, unless `after` says from where on. */
export const listClients = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  page: Page,
  only: OnlyClients,
) {
  const conversations = yield* Conversations

  return yield* conversations.clients(owner, chatbot, page, only)
})
