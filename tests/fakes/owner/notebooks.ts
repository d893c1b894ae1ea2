import type { Notebook } from "../../../core/memory/notebook.ts"
import type { Notebooks, Origin } from "../../../core/memory/ports.ts"
import type { Revision } from "../../../core/memory/revision.ts"
import { say } from "../../../core/shared/catalogue.ts"
import { type ChatbotId, HistoryId, type OwnerId } from "../../../core/shared/ids.ts"
import { NotFound } from "../../../core/shared/refusals.ts"
import { answering } from "./run.ts"
import { newId, type OwnerState, ownedBy, pageOf } from "./state.ts"

const timesOf = ({ notifymemory, notifiedat, updated_at }: Notebook) => {
  const entries = notifymemory.split("\n").filter((entry) => entry !== "")
  return Object.fromEntries(entries.map((entry) => [entry, notifiedat[entry] ?? updated_at]))
}

export const fakeNotebooks = (state: OwnerState): Notebooks => {
  const notebookOf = (owner: OwnerId, chatbot: ChatbotId) => {
    ownedBy(state, owner, chatbot)
    const notebook = state.notebooks.get(chatbot)
    if (!notebook) throw new NotFound(say("chatbot_not_found"))
    return notebook
  }
  const write = <Outcome>(
    chatbot: ChatbotId,
    notebook: { -readonly [Key in keyof Notebook]: Notebook[Key] },
    origin: Origin,
    revision: Revision<Outcome>,
  ) => {
    const { outcome, changes = [], notification: _, ...texts } = revision
    if (Object.keys(texts).length > 0) {
      Object.assign(notebook, texts)
      notebook.version += 1
      notebook.updated_at = state.now.toISOString()
      notebook.notifiedat = timesOf(notebook)
    }
    for (const { action, fragment, before } of changes) {
      state.history.push({
        chatbot,
        id: HistoryId.parse(newId(state)),
        at: state.now.toISOString(),
        by: origin.by,
        clientid: origin.by === "model" ? origin.clientid : null,
        action,
        fragment,
        before,
      })
    }
    return { outcome, notebook: { ...notebook } }
  }
  const linesOf = (chatbot: ChatbotId) =>
    state.history
      .filter((line) => line.chatbot === chatbot)
      .map(({ chatbot: _, ...entry }) => entry)

  return {
    read: (owner, chatbot) => answering(() => ({ ...notebookOf(owner, chatbot) })),
    revise: (owner, chatbot, origin, revise) =>
      answering(() => {
        const notebook = notebookOf(owner, chatbot)
        return write(chatbot, notebook, origin, revise({ ...notebook }))
      }),
    history: (owner, chatbot, page) =>
      answering(() => {
        notebookOf(owner, chatbot)
        return pageOf(linesOf(chatbot).toReversed(), page)
      }),
    undo: (owner, chatbot, id, revise) =>
      answering(() => {
        const notebook = notebookOf(owner, chatbot)
        const entry = linesOf(chatbot).find((line) => line.id === id)
        if (!entry) return null
        return write(chatbot, notebook, { by: "owner" }, revise({ ...notebook }, entry))
      }),
  }
}
