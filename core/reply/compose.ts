import * as Effect from "effect/Effect"
import { periodStart } from "../billing/usage.ts"
import type { Language } from "../shared/language.ts"
import { fallbackLanguage } from "../shared/language-setting.ts"
import { Messenger } from "../whatsapp/ports.ts"
import { type Composed, fixed } from "./composed.ts"
import { apology, type ModelFailed } from "./failures.ts"
import { MAX_DEATHS } from "./limits.ts"
import { mediaNotice } from "./media.ts"
import { NOTICES } from "./notices.ts"
import { Handover, Turns } from "./ports.ts"
import { notTextAnswer, quotaReached, stopFor, stopped } from "./stop.ts"
import type { Briefing, Held, OpenTurn } from "./turn.ts"
import { withinReach } from "./within-reach.ts"
import { write } from "./write.ts"

/** Decides on the reply of a turn: whether there is one, and its words (contract.md 4.1, steps 3 to 7). */
export const compose = Effect.fnUntraced(function* (
  held: Held,
  turn: OpenTurn,
  briefing: Briefing,
  spoken: Language | null,
) {
  const handover = yield* Handover
  const messenger = yield* Messenger
  const turns = yield* Turns
  const { chatbot, client, connection, fresh, limits } = briefing

  const stop = stopFor(briefing, turn)
  if (stop) return { kind: "end", ending: stop } satisfies Composed
  const language = spoken ?? fallbackLanguage(chatbot.language)
  const reserve = Effect.suspend(() => {
    if (client.simulated) return Effect.succeed(true)
    const since = periodStart(briefing.periodAnchor, briefing.now)
    return turns.reserve(held, turn.id, since, limits.messagesPerMonth)
  })
  const writeOrApologise = write({ held, turn, briefing: withinReach(briefing), language }).pipe(
    Effect.catchTag("ModelFailed", (failure: ModelFailed) =>
      Effect.succeed(fixed(apology(failure), failure.why)),
    ),
  )
  const usedUp: Composed = { kind: "end", ending: quotaReached(limits.messagesPerMonth) }
  if (turn.deaths >= MAX_DEATHS) {
    // Counting the quota may be what failed: nothing may leave that cannot be counted (contract.md 4.1, step 3).
    if (!(yield* reserve)) return usedUp
    yield* handover.notify(held, NOTICES.failing(client.name), { evenIfFull: true })
    return yield* writeOrApologise
  }
  const notice = mediaNotice(client.name, fresh)
  if (notice) yield* handover.notify(held, notice)
  const unreadable = notTextAnswer(briefing)
  if (unreadable === "silence") {
    return { kind: "end", ending: stopped("not_text_again") } satisfies Composed
  }
  if (!(yield* reserve)) return usedUp
  if (unreadable !== null) {
    return fixed(unreadable, "not_text")
  }
  const newest = fresh.findLast(({ whatsappMessageId }) => whatsappMessageId !== null)
  const visible = chatbot.typingEnabled && !client.simulated && !turn.resumed
  if (visible && connection && newest?.whatsappMessageId) {
    const line = { ...connection, chatbotId: chatbot.id }
    yield* messenger.showTyping(line, newest.whatsappMessageId)
  }
  return yield* writeOrApologise
})
