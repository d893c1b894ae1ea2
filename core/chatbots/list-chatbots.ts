import * as Effect from "effect/Effect"
import type { OwnerId } from "../shared/ids.ts"
import type { Page } from "../shared/page.ts"
import { Chatbots } from "./ports.ts"

/** An owner's bots, newest first. */
export const listChatbots = Effect.fnUntraced(function* (owner: OwnerId, page: Page) {
  const chatbots = yield* Chatbots

  return yield* chatbots.list(owner, page)
})
