import * as Effect from "effect/Effect"
import { readKeywords } from "../conversations/read-keywords.ts"
import type { OwnerId } from "../shared/ids.ts"
import type { SimulatedMessage } from "./log.ts"
import { Simulator } from "./ports.ts"

const SENT = "Mensaje simulado enviado"
const WAIT_MS = 60_000

/** Sends a message as the simulator's client; with `wait`, answers what its turn has left in the log. */
export const sendSimulated = Effect.fnUntraced(function* (
  owner: OwnerId,
  { chatbotId, message, wait }: SimulatedMessage,
) {
  const simulator = yield* Simulator

  const keywords = yield* readKeywords(message)
  const received = yield* simulator.receive(owner, chatbotId, message, keywords)
  if (!wait) return { message: SENT }
  return { message: SENT, conversation: yield* simulator.answerTo(received, WAIT_MS) }
})
