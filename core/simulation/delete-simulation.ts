import * as Effect from "effect/Effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { AuditTrail } from "../shared/ports.ts"
import { Simulator } from "./ports.ts"

const DELETED = "Conversación borrada exitosamente"

/** Deletes the simulated conversation with its log. */
export const deleteSimulation = Effect.fnUntraced(function* (owner: OwnerId, chatbot: ChatbotId) {
  const audit = yield* AuditTrail
  const simulator = yield* Simulator

  yield* simulator.forget(owner, chatbot)
  yield* audit.note(owner, "simulation_deleted", chatbot)
  return { message: DELETED }
})
