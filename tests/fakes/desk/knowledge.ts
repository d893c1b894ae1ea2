import { estimateTokens, type Shelf, totalTokens } from "../../../core/knowledge/budget.ts"
import type { Knowledge } from "../../../core/knowledge/ports.ts"
import type { KnowledgeSource, SourceDraft } from "../../../core/knowledge/source.ts"
import { type ChatbotId, SourceId } from "../../../core/shared/ids.ts"
import { answering } from "./run.ts"
import { newId, ownedBy, pageOf, type State } from "./state.ts"

export const fakeKnowledge = (state: State): Knowledge => {
  const shelfOf = (chatbot: ChatbotId) =>
    state.sources.filter(({ chatbotid }) => chatbotid === chatbot)
  const weigh = (sources: readonly KnowledgeSource[]): Shelf => ({
    sources: sources.length,
    tokens: totalTokens(sources),
  })
  const fields = (draft: SourceDraft) => ({
    type: draft.type,
    content: draft.type === "text" ? draft.content : null,
    url: draft.type === "url" ? draft.url : null,
    tokens: estimateTokens(draft),
  })

  return {
    list: (owner, chatbot, page) =>
      answering(() => {
        ownedBy(state, owner, chatbot)
        const shelf = shelfOf(chatbot)
        return { ...pageOf(shelf.toReversed(), page), tokens: totalTokens(shelf) }
      }),
    add: (owner, chatbot, draft, mayGrow) =>
      answering(() => {
        ownedBy(state, owner, chatbot)
        if (state.breaks.has("knowledge.add")) throw new Error("the database is gone")
        const source: KnowledgeSource = {
          id: SourceId.parse(newId(state)),
          chatbotid: chatbot,
          createdat: state.now.toISOString(),
          ...fields(draft),
        }
        const shelf = shelfOf(chatbot)
        const fault = mayGrow(weigh([...shelf, source]), weigh(shelf))
        if (fault) return fault
        state.sources.push(source)
        return source
      }),
    change: (owner, chatbot, id, draft, mayGrow) =>
      answering(() => {
        ownedBy(state, owner, chatbot)
        const shelf = shelfOf(chatbot)
        const source = shelf.find((one) => one.id === id && one.type === draft.type)
        if (!source) return null
        const changed = { ...source, ...fields(draft) }
        const grown = shelf.map((one) => (one === source ? changed : one))
        const fault = mayGrow(weigh(grown), weigh(shelf))
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
