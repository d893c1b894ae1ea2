import * as Effect from "effect/Effect"
import { OneTimeTokens } from "../accounts/ports.ts"
import { type Caller, FLOW_SECONDS } from "../accounts/session.ts"
import type { ChatbotId } from "../shared/ids.ts"
import { orRefuse } from "./ask-meta.ts"
import { stateText } from "./dialog-state.ts"
import { findOwnLine } from "./find-own-line.ts"
import { Business } from "./ports.ts"

/** The address of Meta's dialog for a chatbot. Its state works once, and in this session only. */
export const beginConnecting = Effect.fnUntraced(function* (caller: Caller, chatbot: ChatbotId) {
  const business = yield* Business
  const tokens = yield* OneTimeTokens

  yield* findOwnLine(caller.owner, chatbot)
  const binding = { session: caller.sessionId, chatbot }
  const nonce = yield* tokens.issue("meta", caller.owner, binding, FLOW_SECONDS)
  const state = stateText({ chatbotid: chatbot, nonce })
  return { url: yield* orRefuse(business.dialog(state)), state }
})
