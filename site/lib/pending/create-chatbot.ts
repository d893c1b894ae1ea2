import { chatbots } from "../../../adapters/http/contract/chatbots.ts"
import { configuration } from "../../../adapters/http/contract/configuration.ts"
import { ChatbotDraft, CREATED, welcomeOf } from "../../../core/chatbots/wizard.ts"
import { api } from "../server/api.ts"
import { isNo } from "../server/send.ts"
import { tab } from "../storage.ts"
import { type Draft, sourceOf } from "./draft.ts"

/** Under which key this tab keeps that nobody knows whether its last try made a chatbot. */
const IN_DOUBT = "creationInDoubt"

/** What was answered, if an earlier try made a chatbot of this draft; undefined: there is none like it. */
const madeOf = async (body: unknown) => {
  // As the server reads it.
  const read = ChatbotDraft.safeParse(body)
  if (!read.success) return undefined
  const { name, description, tone, language, timezone, knowledgeSources } = read.data
  const told = { name, description, tone, language, timezone, welcomemessage: welcomeOf(read.data) }
  const { items } = await api(chatbots.list, {})
  const chatbot = items.find(
    (one) =>
      one.sources.count === knowledgeSources.length &&
      Object.entries(told).every(([field, value]) => one[field as keyof typeof told] === value),
  )
  return chatbot && { chatbot, warnings: [], message: CREATED }
}

/** Creates the drafted chatbot with its texts and addresses: once, also where nobody said whether it was made and it is tried again. */
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
  const made = tab.read(IN_DOUBT) === true && (await madeOf(body))
  tab.remove(IN_DOUBT)
  if (made) return made
  return api(configuration.create, { body }).catch(async (fault: unknown) => {
    if (isNo(fault)) throw fault
    tab.write(IN_DOUBT, true)
    const found = await madeOf(body).catch(() => undefined)
    if (!found) throw fault
    tab.remove(IN_DOUBT)
    return found
  })
}
