import * as Effect from "effect/Effect"
import type { ChatbotFields, ChatbotParts, Chatbots, Lost } from "../../../core/chatbots/ports.ts"
import type { ChatbotId, OwnerId } from "../../../core/shared/ids.ts"
import { newToken } from "../../secrets/opaque-token.ts"
import { insertSource } from "../knowledge.ts"
import { listed } from "../store/listed.ts"
import { changeOwned, inEach, noChatbot, readOwned, tell } from "../store/owned.ts"
import type { Query, Store } from "../store/transaction.ts"
import { viewChatbot } from "./chatbot-view.ts"
import { emptyChatbot } from "./empty-chatbot.ts"

/** Bots. How many an owner may have is decided under the lock of the owner's account. */
export const postgresChatbots = (store: Store): Chatbots => ({
  list: (owner, page) =>
    Effect.promise(() =>
      store.transaction({ owner }, async (tx) => {
        const bots = await listed<{ id: ChatbotId }>(tx.query, OWN, [owner], page)
        const ids = bots.items.map(({ id }) => id)
        const items = await inEach(tx, ids, (id) => viewChatbot(tx.query, id))
        return { items: items.filter((item) => item !== null), total: bots.total }
      }),
    ),
  read: Effect.fnUntraced(function* (owner: OwnerId, id: ChatbotId) {
    const chatbot = yield* readOwned(store, owner, id, (query) => viewChatbot(query, id))
    return chatbot ?? (yield* noChatbot())
  }),
  owned: Effect.fnUntraced(function* (owner: OwnerId, id: ChatbotId) {
    const [found] = yield* Effect.promise(() =>
      store.once(
        { owner },
        { name: "owned", text: "select 1 from chatbots where id = $1 and userid = $2" },
        [id, owner],
      ),
    )
    if (!found) yield* noChatbot()
  }),
  create: (owner, chatbot, parts, limit) =>
    Effect.promise(() =>
      store.transaction({ owner }, async ({ query, enter }) => {
        // This lock does not hold up sign-ins, whose rows refer to this one.
        const [account] = await query(
          "select 1 from users where id = $1 and deletedat is null for no key update",
          [owner],
        )
        const [all] = await query<{ total: number }>(
          `select count(*)::int as total from ${OWN.from}`,
          [owner],
        )
        if (!account || !all || all.total >= limit) return null
        const { name, description, welcomemessage, tone, language, timezone } = chatbot
        const [made] = await query<{ id: ChatbotId }>(
          `insert into chatbots (userid, name, description, welcomemessage, tone, language, timezone)
           values ($1, $2, $3, $4, $5, $6, $7) returning id`,
          [owner, name, description, welcomemessage, tone, language, timezone],
        )
        if (!made) return null
        await enter({ chatbot: made.id })
        await query("insert into memory (chatbot_id, user_id) values ($1, $2)", [made.id, owner])
        return { id: made.id, lost: await storeParts(query, made.id, parts) }
      }),
    ),
  change: Effect.fnUntraced(function* (owner: OwnerId, id: ChatbotId, fields: ChatbotFields) {
    const chatbot = yield* changeOwned(store, owner, id, async (query) => {
      const [, , view] = await Promise.all([
        query(
          `update chatbots b set (${CHANGEABLE}) = (select ${CHANGEABLE} from jsonb_populate_record(b, $2))
           where b.id = $1`,
          [id, fields],
        ),
        tell(query, id, "chatbot.changed"),
        viewChatbot(query, id),
      ])
      return view
    })
    return chatbot ?? (yield* noChatbot())
  }),
  remove: Effect.fnUntraced(function* (owner: OwnerId, id: ChatbotId) {
    // Without a line no more messages come in.
    if (yield* changeOwned(store, owner, id, (query) => hasLine(query, id))) return false
    yield* Effect.promise(() => emptyChatbot(store, owner, id))
    const isGone = yield* changeOwned(store, owner, id, async (query) => {
      if (await hasLine(query, id)) return false
      await query("delete from chatbots where id = $1", [id])
      return true
    })
    // Live events that came meanwhile are not deleted with the chatbot's row.
    if (isGone) yield* Effect.promise(() => emptyChatbot(store, owner, id))
    return isGone
  }),
})

const hasLine = async (query: Query, id: ChatbotId) =>
  (await query("select 1 from whatsapp_lines where chatbotid = $1", [id])).length > 0

/** Stores the parts of a new bot, in its transaction. What cannot be stored is undone alone. */
const storeParts = async (
  query: Query,
  bot: ChatbotId,
  { assignednumber, sources }: ChatbotParts,
): Promise<readonly Lost[]> => {
  const lost: Lost[] = []
  const storePart = async (part: Lost["part"], storing: () => Promise<unknown>) => {
    await query("savepoint part")
    try {
      await storing()
    } catch (cause) {
      await query("rollback to savepoint part")
      lost.push({ part, cause })
    }
  }
  await storePart("line", () =>
    query(
      `insert into "whatsappConnections" (chatbotid, assignednumber, webhooksecret) values ($1, $2, $3)`,
      [bot, assignednumber, newToken()],
    ),
  )
  for (const [index, source] of sources.entries()) {
    await storePart(index, () => insertSource(query, bot, source))
  }
  return lost
}

const OWN = {
  columns: "id",
  from: "chatbots where userid = $1",
  order: `"createdAt" desc, id`,
}

const CHANGEABLE = `name, description, welcomemessage, tone, language, timezone, memory_enabled,
  typing_enabled, notification_limit, is_paused, pause_secret`
