import { chatbots } from "../../../adapters/http/contract/chatbots.ts"
import { configuration } from "../../../adapters/http/contract/configuration.ts"
import { ChatbotDraft, CREATED, welcomeOf } from "../../../core/chatbots/wizard.ts"
import { api } from "../server/api.ts"
import { isWordless, Unreached } from "../server/send.ts"
import { tab } from "../storage.ts"
import { type Draft, sourceOf } from "./draft.ts"

/** Under which key this tab keeps that nobody knows whether its last try made a chatbot. */
const IN_DOUBT = "creationInDoubt"

/** The chatbot that an earlier try made of this draft; undefined: there is none. */
const madeOf = async (draft: ChatbotDraft) => {
  const { name, description, tone, language, timezone, knowledgeSources } = draft
  const told = { name, description, tone, language, timezone, welcomemessage: welcomeOf(draft) }
  const { items } = await api(chatbots.list, {})
  return items.find(
    (one) =>
      one.sources.count === knowledgeSources.length &&
      Object.entries(told).every(([field, value]) => one[field as keyof typeof told] === value),
  )
}

/** Creates the drafted chatbot with its texts and addresses: once, also where it is tried again because no answer came. */
export const createChatbot = async (draft: Draft) => {
  const body = {
    name: draft.name,
    description: draft.description,
    welcomeEnabled: draft.welcomeEnabled,
    welcomemessage: draft.welcomemessage,
    tone: draft.tone,
    language: draft.language,
    timezone: draft.timezone,
    ...(draft.phoneNumber.trim() && { phoneNumber: draft.phoneNumber.trim() }),
    knowledgeSources: draft.sources.flatMap((source) => sourceOf(source) ?? []),
  }
  // As the server reads it.
  const read = tab.read(IN_DOUBT) === true && ChatbotDraft.safeParse(body)
  const chatbot = read && read.success && (await madeOf(read.data))
  tab.remove(IN_DOUBT)
  if (chatbot) return { chatbot, warnings: [], message: CREATED }
  return api(configuration.create, { body }).catch((fault: unknown) => {
    if (fault instanceof Unreached || isWordless(fault)) tab.write(IN_DOUBT, true)
    throw fault
  })
}
