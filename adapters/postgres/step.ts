import type { ConversationRef, Held } from "../../core/reply/turn.ts"
import type { Store } from "./transaction.ts"

export const tenantOf = ({ chatbotId, userId }: ConversationRef) => ({
  chatbot: chatbotId,
  user: userId,
})

/**
 * One step of a turn: one function of db/functions, one transaction, one flight. All of them begin with the tenant. A lost
 * database is a defect here (design.md 2.3): the queue tries the job again.
 */
export const step = async <Value>(
  store: Store,
  name: string,
  of: ConversationRef,
  ...args: readonly unknown[]
): Promise<Value | null> => {
  const values = [of.chatbotId, of.userId, ...args]
  const places = values.map((_, index) => `$${index + 1}`).join(", ")
  const [row] = await store.call<{ value: Value | null }>(
    { name, text: `select ${name}(${places}) as value` },
    values,
  )
  return row?.value ?? null
}

/** A step that counts only while the conversation is held; `id`: the turn or the message it is about. */
export const heldStep = <Value>(
  store: Store,
  name: string,
  held: Held,
  id: string,
  ...args: readonly unknown[]
) => step<Value>(store, name, held, held.conversationId, id, held.fence, ...args)
