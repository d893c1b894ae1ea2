import * as Effect from "effect/Effect"
import { readLimits } from "../billing/read-limits.ts"
import {
  type KnowledgeLimits,
  knowledgeFault,
  NO_KNOWLEDGE,
  totalTokens,
} from "../knowledge/budget.ts"
import type { SourceDraft } from "../knowledge/source.ts"
import { say } from "../shared/catalogue.ts"
import type { OwnerId } from "../shared/ids.ts"
import { AuditTrail, ErrorLog } from "../shared/ports.ts"
import { LimitReached } from "../shared/refusals.ts"
import { Chatbots, type Lost } from "./ports.ts"
import { type ChatbotDraft, CREATED, welcomeOf } from "./wizard.ts"

/** Makes a bot with its sources and its connection row, at once. The bot stays also if some of those cannot be stored. */
export const createChatbot = Effect.fnUntraced(function* (owner: OwnerId, draft: ChatbotDraft) {
  const audit = yield* AuditTrail
  const chatbots = yield* Chatbots
  const errorLog = yield* ErrorLog

  const limits = yield* readLimits(owner)
  yield* ensureRoom(draft.knowledgeSources, limits)
  const { name, description, tone, language, timezone } = draft
  const made = yield* chatbots.create(
    owner,
    { name, description, tone, language, timezone, welcomemessage: welcomeOf(draft) },
    { assignednumber: draft.phoneNumber || null, sources: draft.knowledgeSources },
    limits.chatbotsLimit,
  )
  if (made === null) return yield* new LimitReached(say("chatbot_limit"))
  yield* audit.note(owner, "chatbot_created", made.id)
  for (const { cause } of made.lost) yield* errorLog.report("chatbot_part_failed", cause)
  const warnings = made.lost.map(warning)
  return { chatbot: yield* chatbots.read(owner, made.id), warnings, message: CREATED }
})

/** "Only logged and creation continues" (spec section 8). */
const warning = ({ part }: Lost) =>
  part === "line"
    ? "The phone number could not be saved: connect it in WhatsApp."
    : `Knowledge source ${part + 1} could not be saved: add it again in Training.`

/** Refuses before anything is made if the sources do not all fit into the plan. */
const ensureRoom = Effect.fnUntraced(function* (
  sources: readonly SourceDraft[],
  limits: KnowledgeLimits,
) {
  const grown = { sources: sources.length, tokens: totalTokens(sources) }
  const fault = knowledgeFault(grown, NO_KNOWLEDGE, limits)
  if (fault === "sources") {
    return yield* new LimitReached(say("source_limit", { limit: limits.knowledgeSources }))
  }
  if (fault === "tokens") {
    const values = { limit: limits.contextTokens }
    return yield* new LimitReached(say("token_limit", values, "creating"))
  }
})
