import type { ChatbotId, OwnerId } from "./ids.ts"

/** A chatbot with its owner: of nobody else can it be read or changed. */
export type Bot = { readonly owner: OwnerId; readonly chatbot: ChatbotId }
