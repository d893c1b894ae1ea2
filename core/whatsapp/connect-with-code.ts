import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { OneTimeTokens } from "../accounts/ports.ts"
import type { Caller } from "../accounts/session.ts"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId } from "../shared/ids.ts"
import { Invalid } from "../shared/refusals.ts"
import { orRefuse } from "./ask-meta.ts"
import { connectFound } from "./connect-found.ts"
import { readState } from "./dialog-state.ts"
import { findOwnLine } from "./find-own-line.ts"
import { Business } from "./ports.ts"

type Comeback = {
  readonly code: string
  readonly chatbot: ChatbotId
  /** "" from a popup, else the address that the dialog was opened with. */
  readonly redirectUri: string
  /** The dialog's state, as it came back; a popup may have none. */
  readonly state: string | null
}

/** Connects a chatbot with the code of Meta's dialog, which works once, within 30 seconds. */
export const connectWithCode = Effect.fnUntraced(function* (
  caller: Caller,
  { code, chatbot, redirectUri, state }: Comeback,
) {
  const business = yield* Business

  const line = yield* findOwnLine(caller.owner, chatbot)
  if (state !== null) yield* redeemState(caller, chatbot, state)
  const { token, seconds } = yield* orRefuse(business.exchange(code, redirectUri))
  const exchangedUntil =
    seconds === null ? null : new Date((yield* Clock.currentTimeMillis) + seconds * 1_000)
  return yield* connectFound(caller.owner, chatbot, line, { token, exchangedUntil })
})

/** Refuses a state that was not given to this session: it could connect this chatbot to a stranger's number. */
const redeemState = Effect.fnUntraced(function* (caller: Caller, chatbot: ChatbotId, text: string) {
  const tokens = yield* OneTimeTokens

  const state = readState(text)
  const issued = state && (yield* tokens.redeem("meta", state.nonce))
  const isOurs =
    issued?.owner === caller.owner &&
    issued.binding.session === caller.sessionId &&
    issued.binding.chatbot === chatbot &&
    state?.chatbotid === chatbot
  if (!isOurs) return yield* new Invalid(say("facebook_state"))
})
