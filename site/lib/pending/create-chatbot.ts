import { configuration } from "../../../adapters/http/contract/configuration.ts"
import type { LanguageSetting, Tone } from "../../../core/chatbots/chatbot.ts"
import type { SourceDraft } from "../../../core/knowledge/source.ts"
import { api } from "../server/api.ts"
import type { Draft, DraftSource } from "./draft.ts"

const sent = (source: DraftSource): SourceDraft[] =>
  source.kind === "text"
    ? [{ type: "text", content: source.content }]
    : source.kind === "url"
      ? [{ type: "url", url: source.url }]
      : []

/** Creates the drafted chatbot. Files stay where they are: only texts and addresses are sent. */
export const createChatbot = (draft: Draft) =>
  api(configuration.create, {
    body: {
      name: draft.name,
      description: draft.description,
      welcomeEnabled: draft.welcomeEnabled,
      welcomemessage: draft.welcomemessage,
      tone: draft.tone as Tone,
      language: draft.language as LanguageSetting,
      timezone: draft.timezone,
      ...(draft.phoneNumber.trim() && { phoneNumber: draft.phoneNumber.trim() }),
      knowledgeSources: draft.sources.flatMap(sent),
    },
  })
