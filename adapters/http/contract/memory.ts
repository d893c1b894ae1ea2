import { z } from "zod/mini"
import { MemoryEntry } from "../../../core/memory/entry.ts"
import { FragmentId } from "../../../core/memory/fragments.ts"
import {
  FragmentShape,
  MEMORY_CHARACTERS,
  Memory,
  Notification,
} from "../../../core/memory/memory.ts"
import { composed } from "../../../core/shared/characters.ts"
import { FORMAT_REFUSALS } from "../../../core/shared/format-refusals.ts"
import { ChatbotId, HistoryId } from "../../../core/shared/ids.ts"
import { shown, typed } from "../../../core/shared/text.ts"
import { readMemory } from "./read-memory.ts"
import { Done, listOf, page, route } from "./route.ts"

/** Upper case is accepted, as in every id. */
const NotificationId = z.string().check(z.toLowerCase(), z.regex(/^[0-9a-f]{16}$/))
const params = z.object({ id: ChatbotId })
const fragmentParams = z.object({ id: ChatbotId, fragmentId: FragmentId })
/** However long it is: the memory says how much fits (E27), and no body is longer than what the server reads. */
const content = z.object({
  content: z.string().check(z.overwrite(composed), z.trim(), z.minLength(1), shown()),
})
const WithMemory = z.object({ memory: Memory })

/** A text whose form is read later (core/memory): what is missing, or no text at all, is told that form, too. */
const written = (max: number, sentence: string) =>
  typed(sentence).check(z.overwrite(composed), z.trim(), z.maxLength(max))

/** What a chatbot remembers, and what it told its owner (contract.md 2.5). */
export const memory = {
  read: readMemory,
  write: route({
    method: "PUT",
    path: "/api/chatbots/:id/memory",
    who: "owner",
    params,
    body: z.object({
      globalmemory: written(MEMORY_CHARACTERS, FORMAT_REFUSALS.memory_format.sentence),
      /** The version that was read: if it has changed since, the call is refused. */
      version: z.optional(z.int()),
    }),
    response: Memory,
  }),
  /** 200 when the memory holds the same content already. */
  addFragment: route({
    method: "POST",
    path: "/api/chatbots/:id/memory/fragments",
    who: "owner",
    params,
    body: content,
    status: 201,
    response: z.object({ fragment: FragmentShape, memory: Memory }),
  }),
  changeFragment: route({
    method: "PATCH",
    path: "/api/chatbots/:id/memory/fragments/:fragmentId",
    who: "owner",
    params: fragmentParams,
    body: content,
    response: WithMemory,
  }),
  removeFragment: route({
    method: "DELETE",
    path: "/api/chatbots/:id/memory/fragments/:fragmentId",
    who: "owner",
    params: fragmentParams,
    response: WithMemory,
  }),
  history: route({
    method: "GET",
    path: "/api/chatbots/:id/memory/history",
    who: "owner",
    params,
    query: z.object(page),
    response: listOf(MemoryEntry),
  }),
  undo: route({
    method: "POST",
    path: "/api/chatbots/:id/memory/history/:hid/undo",
    who: "owner",
    params: z.object({ id: ChatbotId, hid: HistoryId }),
    response: WithMemory,
  }),
  /** 200 when the owner was told the same already. */
  addNotification: route({
    method: "POST",
    path: "/api/chatbots/:id/notifications",
    who: "owner",
    params,
    body: z.object({ entry: written(2048, FORMAT_REFUSALS.notification_format.sentence) }),
    status: 201,
    response: z.object({ notification: Notification }),
  }),
  removeNotification: route({
    method: "DELETE",
    path: "/api/chatbots/:id/notifications/:nid",
    who: "owner",
    params: z.object({ id: ChatbotId, nid: NotificationId }),
    response: Done,
  }),
}
