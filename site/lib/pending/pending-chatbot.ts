import { dashboard } from "../routes.ts"
import { sentenceOf } from "../server/send.ts"
import { BROKEN_DRAFT, creationFault } from "./carried-faults.ts"
import { createChatbot } from "./create-chatbot.ts"
import { keptDraft } from "./draft.ts"

/** Creates the chatbot finished before signing in and says where to go; null when none waits. */
export const createPendingChatbot = async () => {
  if (keptDraft.isBroken()) {
    keptDraft.remove()
    creationFault.keep(BROKEN_DRAFT)
    return dashboard("create-chatbot")
  }
  const draft = keptDraft.read()
  if (!draft.finished) return null
  try {
    await createChatbot(draft)
    keptDraft.remove()
    return dashboard()
  } catch (refusal) {
    keptDraft.write({ ...draft, finished: false })
    creationFault.keep(sentenceOf(refusal))
    return dashboard("create-chatbot")
  }
}
