import * as Effect from "effect/Effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import type { Page } from "../shared/page.ts"
import { Simulator } from "./ports.ts"

/** A part of the simulation's log, oldest first. */
export const readSimulationLog = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  page: Page,
) {
  const simulator = yield* Simulator

  return yield* simulator.log(owner, chatbot, page)
})
