import { configuration } from "../../../adapters/http/contract/configuration.ts"
import { api } from "../server/api.ts"
import { type Draft, sourceOf } from "./draft.ts"

/** Creates the drafted chatbot with its texts and addresses. */
export const createChatbot = (draft: Draft) =>
  api(configuration.create, {
    body: {
      name: draft.name,
      description: draft.description,
      welcomeEnabled: draft.welcomeEnabled,
      welcomemessage: draft.welcomemessage,
      tone: draft.tone,
      language: draft.language,
      timezone: draft.timezone,
      ...(draft.phoneNumber.trim() && { phoneNumber: draft.phoneNumber.trim() }),
      knowledgeSources: draft.sources.flatMap((source) => sourceOf(source) ?? []),
    },
  })
