import { Effect } from "effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import type { Page } from "../shared/page.ts"
import { Simulator } from "./ports.ts"

export const readSimulationLog = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  page: Page,
) {
  const simulator = yield* Simulator

  return yield* simulator.log(owner, chatbot, page)
})
