import { estimateTokens, type KnowledgeSize } from "../../core/knowledge/budget.ts"
import type { Knowledge } from "../../core/knowledge/ports.ts"
import type { KnowledgeSource, SourceDraft } from "../../core/knowledge/source.ts"
import type { ChatbotId } from "../../core/shared/ids.ts"
import { listed } from "./store/listed.ts"
import { changeOwned, readOwned, tell } from "./store/owned.ts"
import type { Query, Store } from "./store/transaction.ts"

/** The sources of bots. Whether another fits the plan is decided while holding the bot's lock. */
export const postgresKnowledge = (store: Store): Knowledge => ({
  list: (owner, chatbot, page) =>
    readOwned(store, owner, chatbot, async (query) => {
      const [{ items, total }, { tokens }] = await Promise.all([
        listed<Row>(query, SOURCES, [chatbot], page),
        sizeOf(query, chatbot),
      ])
      return { items: items.map(sourceOf), total, tokens }
    }),
  add: (owner, chatbot, draft, checkSize) =>
    changeOwned(store, owner, chatbot, async (query) => {
      const before = await sizeOf(query, chatbot)
      const tokens = before.tokens + estimateTokens(draft)
      const grown = { sources: before.sources + 1, tokens }
      const fault = checkSize(grown, before)
      if (fault) return fault
      const [[row]] = await Promise.all([
        insertSource(query, chatbot, draft),
        tell(query, chatbot, "knowledge.changed"),
      ])
      return sourceOf(row as Row)
    }),
  change: (owner, chatbot, source, draft, checkSize) =>
    changeOwned(store, owner, chatbot, async (query) => {
      const { type, content, url, tokens } = valuesOf(draft)
      const [[old], before] = await Promise.all([
        query<{ tokens: number }>(
          `select tokens from "knowledgeSources" where chatbotid = $1 and id = $2 and type = $3`,
          [chatbot, source, type],
        ),
        sizeOf(query, chatbot),
      ])
      if (!old) return null
      const fault = checkSize({ ...before, tokens: before.tokens - old.tokens + tokens }, before)
      if (fault) return fault
      const [[row]] = await Promise.all([
        query<Row>(
          `update "knowledgeSources" set content = $3, url = $4, tokens = $5
           where chatbotid = $1 and id = $2 returning ${COLUMNS}`,
          [chatbot, source, content, url, tokens],
        ),
        tell(query, chatbot, "knowledge.changed"),
      ])
      return sourceOf(row as Row)
    }),
  remove: (owner, chatbot, source) =>
    changeOwned(store, owner, chatbot, async (query) => {
      const [gone] = await query(
        `delete from "knowledgeSources" where chatbotid = $1 and id = $2 returning id`,
        [chatbot, source],
      )
      if (gone) await tell(query, chatbot, "knowledge.changed")
      return gone !== undefined
    }),
})

type Row = Omit<KnowledgeSource, "createdat"> & { createdat: Date }

const COLUMNS = "id, chatbotid, type, content, url, createdat, tokens"
const SOURCES = {
  columns: COLUMNS,
  from: `"knowledgeSources" where chatbotid = $1`,
  order: "arrival desc",
}

const sourceOf = (row: Row): KnowledgeSource => ({
  ...row,
  createdat: row.createdat.toISOString(),
})

/** Stores a source, whatever the bot has. */
export const insertSource = (query: Query, chatbot: ChatbotId, draft: SourceDraft) => {
  const { type, content, url, tokens } = valuesOf(draft)
  return query<Row>(
    `insert into "knowledgeSources" (chatbotid, type, content, url, tokens)
     values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
    [chatbot, type, content, url, tokens],
  )
}

const sizeOf = async (query: Query, chatbot: ChatbotId): Promise<KnowledgeSize> => {
  const [size] = await query<KnowledgeSize>(
    `select count(*)::int as sources, coalesce(sum(tokens), 0)::int as tokens
     from "knowledgeSources" where chatbotid = $1`,
    [chatbot],
  )
  return size ?? { sources: 0, tokens: 0 }
}

const valuesOf = (draft: SourceDraft) => ({
  type: draft.type,
  content: draft.type === "text" ? draft.content : null,
  url: draft.type === "url" ? draft.url : null,
  tokens: estimateTokens(draft),
})
