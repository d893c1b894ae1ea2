import { Elysia } from "elysia"
import { redeemTicket } from "../../core/accounts/issue-ticket.ts"
import { postgresLiveEvents } from "../postgres/live-events.ts"
import type { Store } from "../postgres/store/transaction.ts"
import type { Run } from "../run.ts"
import type { Vault } from "../secrets/vault.ts"
import type { Config } from "../settings/config.ts"
import type { Telemetry } from "../telemetry/telemetry.ts"
import { admissionWith } from "./admission.ts"
import { bindTo } from "./bind.ts"
import { type Counter, storedLimits } from "./limits/limits.ts"
import { startLiveFeed } from "./live/live-feed.ts"
import { accountRoutes } from "./routes/accounts.ts"
import { billingRoutes } from "./routes/billing.ts"
import { calendarRoutes } from "./routes/calendar.ts"
import { chatbotRoutes } from "./routes/chatbots.ts"
import { contactRoutes } from "./routes/contact.ts"
import { conversationRoutes } from "./routes/conversations.ts"
import { debugRoutes } from "./routes/debug.ts"
import { diagnosticsRoute } from "./routes/diagnostics.ts"
import { eventRoutes } from "./routes/events.ts"
import { googleRoutes } from "./routes/google-sign-in.ts"
import type { Checks } from "./routes/health.ts"
import { knowledgeRoutes } from "./routes/knowledge.ts"
import { memoryRoutes } from "./routes/memory.ts"
import { sessionRoutes } from "./routes/sessions.ts"
import { simulationRoutes } from "./routes/simulation.ts"
import { siteRoutes } from "./routes/site.ts"
import { whatsappRoutes } from "./routes/whatsapp.ts"
import type { Server } from "./serve.ts"
import { accessTokens } from "./session/access-tokens.ts"
import { browserSession } from "./session/browser-session.ts"
import { cookiesFor } from "./session/cookies.ts"
import { csrfGuard } from "./session/csrf.ts"
import { identifyWith } from "./session/identity.ts"

export type ApiOptions = {
  readonly server: Server
  readonly run: Run
  readonly config: Config
  readonly vault: Vault
  readonly telemetry: Telemetry
  readonly store: Store
  /** Counts the calls of each owner. */
  readonly countCall: Counter
  readonly checks: Checks
}

/** The owner's side of the API: who may come in, then each route of the contract. */
export const ownerApi = ({
  server,
  run,
  config,
  vault,
  telemetry,
  store,
  countCall,
  checks,
}: ApiOptions) => {
  const { publicUrl, port, production } = config
  const cookies = cookiesFor(publicUrl)
  const tokens = accessTokens(vault.derive("access tokens"), publicUrl)
  const identify = identifyWith(run, tokens, cookies)
  const csrf = csrfGuard(vault, cookies, { publicUrl, port, production })
  const limits = storedLimits(store, production)
  const admission = admissionWith({
    run,
    identify,
    csrf,
    countCall,
    limits,
    ticketOwner: (ticket) => run(redeemTicket(ticket)).catch(() => null),
    peerOf: server.peerOf,
    trustedHops: config.trustedProxyHops,
    production,
  })
  const app = new Elysia({ name: "api" })
  const bind = bindTo(app, admission, server.takeTime)
  const session = browserSession({ tokens, cookies, csrf })
  accountRoutes({ bind, run, cookies, limits, session })
  sessionRoutes({ bind, run, cookies, csrf, identify, session })
  googleRoutes({ bind, run, cookies, limits, telemetry })
  chatbotRoutes({ bind, run })
  conversationRoutes({ bind, run })
  knowledgeRoutes({ bind, run })
  memoryRoutes({ bind, run })
  calendarRoutes({ bind, run, cookies, identify })
  billingRoutes({ bind, run })
  simulationRoutes({ bind, run, limits })
  debugRoutes({ bind, run, production })
  contactRoutes({ bind, run })
  const events = postgresLiveEvents(store)
  const feed = startLiveFeed(events, (error) => telemetry.fault("live_feed_failed", error))
  const streams = eventRoutes({ bind, identify, events, feed, keepOpen: server.keepOpen })
  whatsappRoutes({ bind, run, publicUrl })
  siteRoutes({ bind, config, vault, telemetry, checks })
  diagnosticsRoute({ bind, run, config, vault, checks })
  return {
    app,
    stop: () => {
      streams.stop()
      feed.stop()
    },
    visitor: identify.byCookie,
    mayOperate: admission.mayOperate,
  }
}
