import * as Effect from "effect/Effect"
import { Accounts, Flows, Sessions } from "../../accounts/ports.ts"
import type { Caller } from "../../accounts/session.ts"
import { say } from "../../shared/catalogue.ts"
import { ChatbotId, OwnerId } from "../../shared/ids.ts"
import { AuditTrail } from "../../shared/ports.ts"
import { Unavailable } from "../../shared/refusals.ts"
import { reported } from "../../shared/reported.ts"
import { CalendarConnections, CalendarConsent } from "../ports.ts"
import { mayUseCalendar } from "./connection.ts"

/** Where to send the owner for their consent, and the cookie that the browser must bring back. */
export const startConnecting = Effect.fnUntraced(function* (caller: Caller, chatbot: ChatbotId) {
  const connections = yield* CalendarConnections
  const consent = yield* CalendarConsent
  const flows = yield* Flows

  const { owner, sessionId } = caller
  yield* connections.read({ owner, chatbot })
  const flow = yield* flows.open("calendar", { owner, chatbot, session: sessionId })
  const address = consent.address(flow)
  if (address === null) return yield* new Unavailable(say("provider_off", { provider: "Google" }))
  return { address, flowId: flow.id, secret: flow.secret }
})

/** How a trip to Google ended (contract.md 2.8). */
export type WayBack = {
  readonly chatbot: ChatbotId | null
  readonly error: null | "denied" | "state" | "scope" | "no_refresh_token" | "failed"
}

/** It belongs to no trip of whoever comes back: which bot it was for is not theirs to know. */
const STRAY: WayBack = { chatbot: null, error: "state" }

export type CallbackQuery = {
  readonly code?: string | undefined
  readonly state?: string | undefined
  readonly error?: string | undefined
}

/**
 * Google's way back, with the cookies of the trip and whoever is signed in in this browser by now. Whatever goes wrong, an
 * old connection stays as it is. Tokens for a chatbot that was deleted meanwhile are forgotten, as `disconnectCalendar` does;
 * for an account that was, they are revoked.
 */
export const finishConnecting = Effect.fnUntraced(function* (
  { code, state, error }: CallbackQuery,
  secrets: readonly string[],
  here: OwnerId | null,
) {
  const accounts = yield* Accounts
  const audit = yield* AuditTrail
  const connections = yield* CalendarConnections
  const consent = yield* CalendarConsent
  const flows = yield* Flows
  const sessions = yield* Sessions

  const flow = yield* flows.take("calendar", state ?? "", secrets)
  if (!flow) return STRAY
  const owner = OwnerId.safeParse(flow.binding.owner)
  const chatbot = ChatbotId.safeParse(flow.binding.chatbot)
  const session = yield* sessions.find(flow.binding.session ?? "")
  if (!owner.success || !chatbot.success || session?.owner !== owner.data) return STRAY
  if (here !== null && here !== owner.data) return STRAY
  const ended = (why: WayBack["error"]): WayBack => ({ chatbot: chatbot.data, error: why })
  if (error) return ended(error === "access_denied" ? "denied" : "failed")

  const grant = yield* consent
    .exchange(code ?? "", flow.verifier)
    .pipe(Effect.catchTag("ConsentFailed", () => Effect.succeed(null)))
  if (!grant) return ended("failed")
  if (!mayUseCalendar(grant.scope)) return ended("scope")
  const { refreshToken } = grant
  if (refreshToken === null) return ended("no_refresh_token")

  const bot = { owner: owner.data, chatbot: chatbot.data }
  const kept = yield* connections
    .keep(bot, { ...grant, refreshToken })
    .pipe(Effect.catchTag("NotFound", () => Effect.succeed("gone" as const)))
  // Asked for once the tokens are kept: a deletion that begins later finds them there.
  if ((yield* accounts.byId(bot.owner)) === null) {
    yield* consent.revoke(refreshToken).pipe(Effect.catchTag("ConsentFailed", notRevoked))
    return STRAY
  }
  if (kept === "gone") return STRAY
  yield* audit.note(bot.owner, "calendar_connected", bot.chatbot)
  return ended(null)
})

const notRevoked = reported("google_access_not_revoked", Effect.succeed(undefined))
