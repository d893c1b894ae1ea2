import { Effect } from "effect"
import { readLimits } from "../billing/read-limits.ts"
import {
  type KnowledgeLimits,
  knowledgeFault,
  NO_KNOWLEDGE,
  totalTokens,
} from "../knowledge/budget.ts"
import { Knowledge } from "../knowledge/ports.ts"
import type { SourceDraft } from "../knowledge/source.ts"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { AuditTrail } from "../shared/ports.ts"
import { LimitReached, type NotFound } from "../shared/refusals.ts"
import { reported } from "../shared/reported.ts"
import { Chatbots } from "./ports.ts"
import { type ChatbotDraft, welcomeOf } from "./wizard.ts"

const CREATED = "¡Chatbot creado con éxito!"

/** Makes a bot with its sources and its connection row. The bot stays also if some of those cannot be stored. */
export const createChatbot = Effect.fnUntraced(function* (owner: OwnerId, draft: ChatbotDraft) {
  const audit = yield* AuditTrail
  const chatbots = yield* Chatbots

  const limits = yield* readLimits(owner)
  yield* ensureRoom(draft.knowledgeSources, limits)
  const { name, description, tone, language, timezone } = draft
  const id = yield* chatbots.create(
    owner,
    { name, description, tone, language, timezone, welcomemessage: welcomeOf(draft) },
    limits.chatbotsLimit,
  )
  if (id === null) return yield* new LimitReached(say("chatbot_limit"))
  yield* audit.note(owner, "chatbot_created", id)
  const warnings: string[] = []
  if (!(yield* orGoOn(prepareConnection(owner, id, draft.phoneNumber || null)))) {
    warnings.push("The phone number could not be saved: connect it in WhatsApp.")
  }
  for (const [index, source] of draft.knowledgeSources.entries()) {
    if (!(yield* orGoOn(storeSource(owner, id, source, limits)))) {
      warnings.push(`Knowledge source ${index + 1} could not be saved: add it again in Training.`)
    }
  }
  return { chatbot: yield* chatbots.read(owner, id), warnings, message: CREATED }
})

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

const prepareConnection = Effect.fnUntraced(function* (
  owner: OwnerId,
  id: ChatbotId,
  phoneNumber: string | null,
) {
  const chatbots = yield* Chatbots

  yield* chatbots.prepareConnection(owner, id, phoneNumber)
  return true
})

const storeSource = Effect.fnUntraced(function* (
  owner: OwnerId,
  id: ChatbotId,
  draft: SourceDraft,
  limits: KnowledgeLimits,
) {
  const knowledge = yield* Knowledge

  const added = yield* knowledge.add(owner, id, draft, (grown, before) =>
    knowledgeFault(grown, before, limits),
  )
  return typeof added !== "string"
})

/** "Only logged and creation continues" (spec section 8). False: it could not be stored. */
const orGoOn = <R>(storing: Effect.Effect<boolean, NotFound, R>) =>
  storing.pipe(Effect.catchTag("NotFound", notStored), Effect.catchDefect(notStored))

const notStored = reported("chatbot_part_failed", Effect.succeed(false))
