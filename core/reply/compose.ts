import { Effect } from "effect"
import { periodStart } from "../billing/usage.ts"
import { Messenger } from "../whatsapp/ports.ts"
import { converse } from "./converse.ts"
import { apology, type ModelFailed, SENTENCES } from "./failures.ts"
import { fallbackLanguage, type Language, replyLanguage } from "./language.ts"
import { partsOf } from "./parts.ts"
import { type Reply, Turns } from "./ports.ts"
import { promptMessages } from "./prompt.ts"
import { notTextAnswer, quotaReached, stopFor } from "./stop.ts"
import { stripReply } from "./strip.ts"
import { toolsFor } from "./tools.ts"
import type { Briefing, Ending, Held, OpenTurn } from "./turn.ts"
import { greeted } from "./welcome.ts"

/** A reply to write, or an ending without one. */
export type Composed =
  | { readonly kind: "reply"; readonly reply: Reply }
  | { readonly kind: "end"; readonly ending: Ending }
  | { readonly kind: "lost" }

const fixed = (
  text: string,
  ending: Ending,
  client: Briefing["client"],
  language: Language,
): Composed => ({
  kind: "reply",
  reply: {
    parts: [text],
    greeted: false,
    language,
    paused: false,
    simulated: client.simulated,
    ending,
  },
})

/** Decides on the reply of a turn: whether there is one, and its words (contract.md 4.1, steps 3 to 7). */
export const compose = Effect.fn("compose")(function* (
  held: Held,
  turn: OpenTurn,
  briefing: Briefing,
) {
  const messenger = yield* Messenger
  const turns = yield* Turns
  const { chatbot, client, connection, fresh, limits } = briefing

  const stop = stopFor(briefing, turn)
  if (stop) return { kind: "end", ending: stop } satisfies Composed
  const language = languageOf(briefing)
  const unreadable = notTextAnswer(briefing)
  if (unreadable === "silence") {
    return {
      kind: "end",
      ending: { result: "stopped", reason: "not_text_again" },
    } satisfies Composed
  }
  if (unreadable !== null) {
    return fixed(unreadable, { result: "apology", reason: "not_text" }, client, language)
  }

  if (!client.simulated) {
    const since = periodStart(briefing.periodAnchor, briefing.now)
    if (!(yield* turns.reserve(held, turn.id, since, limits.messagesPerMonth))) {
      return { kind: "end", ending: quotaReached(limits.messagesPerMonth) } satisfies Composed
    }
    const newest = fresh.findLast(({ whatsappMessageId }) => whatsappMessageId !== null)
    if (!turn.resumed && connection && newest?.whatsappMessageId) {
      const line = { ...connection, chatbotId: chatbot.id }
      yield* messenger.showTyping(line, newest.whatsappMessageId)
    }
  }

  return yield* write(held, turn, briefing, language).pipe(
    Effect.catchTag("ModelFailed", (failure: ModelFailed) =>
      Effect.succeed(
        fixed(apology(failure), { result: "apology", reason: failure.why }, client, language),
      ),
    ),
  )
})

/** The model's reply, freed of what no client may read, greeted on a first conversation. */
const write = Effect.fn("write")(function* (
  held: Held,
  turn: OpenTurn,
  briefing: Briefing,
  language: Language,
) {
  const { chatbot, client, conversation } = briefing
  const said = yield* converse({
    held,
    turn,
    prompt: (window) => promptMessages(briefing, language, window),
    tools: toolsFor(held, briefing),
    simulated: client.simulated,
  })
  if (said === "lost") return { kind: "lost" } satisfies Composed
  const stripped = stripReply(said.text, briefing.calendar !== null)
  const text = stripped || (said.paused ? SENTENCES.handover : SENTENCES.empty)
  if (stripped === "" && !said.paused) {
    return fixed(text, { result: "apology", reason: "empty" }, client, language)
  }
  const first = !conversation.greeted
  return {
    kind: "reply",
    reply: {
      parts: partsOf(first ? greeted(text, chatbot, language) : text),
      greeted: first,
      language,
      paused: said.paused,
      simulated: client.simulated,
      ending: { result: "replied" },
    },
  } satisfies Composed
})

/** Each new message may switch the language; short words and brands hold it. */
const languageOf = ({ chatbot, conversation, fresh }: Briefing): Language => {
  const fallback = fallbackLanguage(chatbot.language)
  const held = fresh.reduce<Language | null>(
    (prior, { content }) => replyLanguage(content, prior ? { prior, fallback } : { fallback }),
    conversation.language,
  )
  return held ?? fallback
}
