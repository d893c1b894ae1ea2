import * as Effect from "effect/Effect"
import type { Bot } from "../../shared/bot.ts"
import { say } from "../../shared/catalogue.ts"
import { NotAllowed, NotFound } from "../../shared/refusals.ts"
import type { Entry } from "../entry.ts"
import type { Person } from "../ports.ts"
import { mayChange } from "../privacy.ts"
import type { Open } from "../work-in-calendar.ts"

/** Google showed the entry, and it is not for whoever asks to change. */
export class Unchangeable extends NotAllowed {}

/** Refuses when an entry may not be changed. */
export const refuseUnchangeable = Effect.fnUntraced(function* (
  bot: Bot,
  client: Person | null,
  { allowModifyAnyEvent }: Open,
  entry: Entry,
) {
  const verdict = mayChange(entry, { chatbot: bot.chatbot, client, allowModifyAnyEvent })
  if (verdict === "not_found") return yield* new NotFound(say("event_not_found"))
  if (verdict === "forbidden") return yield* new Unchangeable(say("calendar_forbidden"))
})
