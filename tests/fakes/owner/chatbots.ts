import * as Effect from "effect/Effect"
import type { Chatbot } from "../../../core/chatbots/chatbot.ts"
import type { Chatbots, Lost } from "../../../core/chatbots/ports.ts"
import { preview } from "../../../core/shared/characters.ts"
import { newSource } from "./knowledge.ts"
import { answering } from "./run.ts"
import {
  addChatbot,
  newChatbot,
  type OwnerState,
  ownedBy,
  pageOf,
  type StoredChatbot,
} from "./state.ts"

const seen = (state: OwnerState, stored: StoredChatbot): Chatbot => {
  const { pause_secret, connection: _, ...chatbot } = stored
  const sources = state.sources.filter(({ chatbotid }) => chatbotid === stored.id)
  const notebook = state.notebooks.get(stored.id)
  return {
    ...chatbot,
    businessid: null,
    has_pause_secret: pause_secret !== null,
    paused_conversations: [],
    globalmemory: notebook?.globalmemory ?? "",
    notifymemory: notebook?.notifymemory ?? "",
    sources: {
      count: sources.length,
      preview: sources
        .slice(-3)
        .toReversed()
        .map(({ id, type, content, url }) => ({
          id,
          type,
          text: preview(content ?? url ?? "", 30) || "Text source",
        })),
    },
    whatsapp: { connected: false },
    calendar: { connected: false },
  }
}

export const fakeChatbots = (state: OwnerState): Chatbots => ({
  list: (owner, page) =>
    Effect.sync(() => {
      const own = state.chatbots.filter(({ userid }) => userid === owner).toReversed()
      const { items, total } = pageOf(own, page)
      return { items: items.map((chatbot) => seen(state, chatbot)), total }
    }),
  read: (owner, id) => answering(() => seen(state, ownedBy(state, owner, id))),
  owned: (owner, id) => answering(() => void ownedBy(state, owner, id)),
  create: (owner, chatbot, { assignednumber, sources }, limit) =>
    Effect.sync(() => {
      if (state.chatbots.filter(({ userid }) => userid === owner).length >= limit) return null
      const id = newChatbot(state)
      addChatbot(state, owner, id, chatbot)
      const lost: Lost[] = []
      const storePart = (part: Lost["part"], storing: () => unknown) => {
        try {
          storing()
        } catch (cause) {
          lost.push({ part, cause })
        }
      }
      storePart("line", () => {
        if (state.breaks.has("line")) throw new Error("the database is gone")
        ownedBy(state, owner, id).connection = { assignednumber }
      })
      for (const [index, draft] of sources.entries()) {
        storePart(index, () => state.sources.push(newSource(state, id, draft)))
      }
      return { id, lost }
    }),
  change: (owner, id, fields) =>
    answering(() => {
      const stored = ownedBy(state, owner, id)
      Object.assign(stored, fields)
      const notebook = state.notebooks.get(id)
      if (notebook) notebook.notification_limit = stored.notification_limit
      return seen(state, stored)
    }),
  remove: (owner, id) =>
    answering(() => {
      state.chatbots.splice(state.chatbots.indexOf(ownedBy(state, owner, id)), 1)
      state.notebooks.delete(id)
      return true
    }),
})
