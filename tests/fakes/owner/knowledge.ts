import { estimateTokens, type KnowledgeSize, totalTokens } from "../../../core/knowledge/budget.ts"
import type { Knowledge } from "../../../core/knowledge/ports.ts"
import type { KnowledgeSource, SourceDraft } from "../../../core/knowledge/source.ts"
import { type ChatbotId, SourceId } from "../../../core/shared/ids.ts"
import { answering } from "./run.ts"
import { newId, type OwnerState, ownedBy, pageOf } from "./state.ts"

const fields = (draft: SourceDraft) => ({
  type: draft.type,
  content: draft.type === "text" ? draft.content : null,
  url: draft.type === "url" ? draft.url : null,
  tokens: estimateTokens(draft),
})

/** A source as it is stored. */
export const newSource = (
  state: OwnerState,
  chatbot: ChatbotId,
  draft: SourceDraft,
): KnowledgeSource => {
  if (state.breaks.has("knowledge.add")) throw new Error("the database is gone")
  return {
    id: SourceId.parse(newId(state)),
    chatbotid: chatbot,
    createdat: state.now.toISOString(),
    ...fields(draft),
  }
}

export const fakeKnowledge = (state: OwnerState): Knowledge => {
  const sourcesOf = (chatbot: ChatbotId) =>
    state.sources.filter(({ chatbotid }) => chatbotid === chatbot)
  const sizeOf = (sources: readonly KnowledgeSource[]): KnowledgeSize => ({
    sources: sources.length,
    tokens: totalTokens(sources),
  })

  return {
    list: (owner, chatbot, page) =>
      answering(() => {
        ownedBy(state, owner, chatbot)
        const sources = sourcesOf(chatbot)
        return { ...pageOf(sources.toReversed(), page), tokens: totalTokens(sources) }
      }),
    add: (owner, chatbot, draft, checkSize) =>
      answering(() => {
        ownedBy(state, owner, chatbot)
        const source = newSource(state, chatbot, draft)
        const sources = sourcesOf(chatbot)
        const fault = checkSize(sizeOf([...sources, source]), sizeOf(sources))
        if (fault) return fault
        state.sources.push(source)
        return source
      }),
    change: (owner, chatbot, id, draft, checkSize) =>
      answering(() => {
        ownedBy(state, owner, chatbot)
        const sources = sourcesOf(chatbot)
        const source = sources.find((one) => one.id === id && one.type === draft.type)
        if (!source) return null
        const changed = { ...source, ...fields(draft) }
        const grown = sources.map((one) => (one === source ? changed : one))
        const fault = checkSize(sizeOf(grown), sizeOf(sources))
        if (fault) return fault
        return Object.assign(source, changed)
      }),
    remove: (owner, chatbot, id) =>
      answering(() => {
        ownedBy(state, owner, chatbot)
        const at = state.sources.findIndex((one) => one.id === id && one.chatbotid === chatbot)
        if (at < 0) return false
        state.sources.splice(at, 1)
        return true
      }),
  }
}
