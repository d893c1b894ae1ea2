import { expect, test } from "bun:test"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { Conversations } from "../../../core/conversations/ports.ts"
import { listMessages } from "../../../core/conversations/read-conversations.ts"
import { resumeConversation } from "../../../core/conversations/resume-conversation.ts"
import { ChatbotId, ClientId, ConversationId, OwnerId } from "../../../core/shared/ids.ts"
import { AuditTrail } from "../../../core/shared/ports.ts"
import { fakeAuditTrail } from "../../fakes/owner/outside.ts"
import { freshOwnerState } from "../../fakes/owner/state.ts"

const id = (last: string) => `00000000-0000-4000-8000-00000000000${last}`
const owner = OwnerId.parse(id("1"))
const chatbot = ChatbotId.parse(id("2"))
const client = ClientId.parse(id("3"))
const [quiet, silent, absent] = ["4", "5", "6"].map((last) => ConversationId.parse(id(last)))
if (!quiet || !silent || !absent) throw new Error("three conversations")

/** Two paused conversations, one client without a word. */
const office = () => {
  const state = freshOwnerState()
  const paused = [quiet, silent]
  const conversations: Conversations = {
    paused: () => Effect.succeed({ items: [], total: 0 }),
    resume: (_, __, conversation) =>
      Effect.sync(() => {
        const at = paused.indexOf(conversation)
        if (at < 0) return null
        paused.splice(at, 1)
        return paused
      }),
    messages: (_, __, of) =>
      Effect.succeed(of === null || of === client ? { items: [], total: 0 } : null),
    clients: () => Effect.succeed({ items: [], total: 0 }),
  }
  const run = Effect.runPromiseWith(
    Context.mergeAll(
      Context.make(AuditTrail, fakeAuditTrail(state)),
      Context.make(Conversations, conversations),
    ),
  )
  return { state, run }
}

test("one paused conversation is resumed, the others stay as they are", async () => {
  const { run, state } = office()
  expect(await run(resumeConversation(owner, chatbot, quiet))).toEqual({
    paused_conversations: [silent],
  })
  expect(state.audit).toMatchObject([{ action: "conversation_resumed", subject: quiet }])
})

test("a conversation of another chatbot is not found, and nothing is on record", async () => {
  const { run, state } = office()
  expect(await run(Effect.flip(resumeConversation(owner, chatbot, absent)))).toMatchObject({
    _tag: "NotFound",
    message: "Not found",
  })
  expect(state.audit).toEqual([])
})

test("messages are read of everybody, of one client, and of nobody else's", async () => {
  const { run } = office()
  const page = { limit: 50, offset: 0 }
  expect(await run(listMessages(owner, chatbot, null, page))).toMatchObject({ total: 0 })
  expect(await run(listMessages(owner, chatbot, client, page))).toMatchObject({ total: 0 })
  const stranger = ClientId.parse(id("7"))
  expect(await run(Effect.flip(listMessages(owner, chatbot, stranger, page)))).toMatchObject({
    code: "not_found",
  })
})
