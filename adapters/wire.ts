import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import {
  Accounts,
  Flows,
  GoogleSignIn,
  KeptLetters,
  OneTimeTokens,
  Operators,
  Passwords,
  ProviderAccess,
  Sessions,
} from "../core/accounts/ports.ts"
import { Ledger, PaymentInbox, Payments, Plans, Purchases } from "../core/billing/ports.ts"
import {
  Bookings,
  CalendarConnections,
  CalendarConsent,
  GoogleCalendar,
} from "../core/calendar/ports.ts"
import { Chatbots } from "../core/chatbots/ports.ts"
import { ContactMessages } from "../core/contact/ports.ts"
import { Conversations, Inbox, SecretHash } from "../core/conversations/ports.ts"
import { Knowledge } from "../core/knowledge/ports.ts"
import { Mailer } from "../core/mail/ports.ts"
import { Notebooks } from "../core/memory/ports.ts"
import { Figures } from "../core/overview/ports.ts"
import type { Ports } from "../core/ports.ts"
import { Handover, Model, Outbox, SimulationLog, Turns } from "../core/reply/ports.ts"
import { AuditTrail, Digest, ErrorLog } from "../core/shared/ports.ts"
import { Simulator } from "../core/simulation/ports.ts"
import { Business, Connections, LineCare, Messenger, MetaPeople } from "../core/whatsapp/ports.ts"
import { googleCalendar } from "./google/calendar.ts"
import { googleConsent } from "./google/calendar-consent.ts"
import { calendarRevocation } from "./google/calendar-revocation.ts"
import { googleSignIn } from "./google/sign-in.ts"
import { chatCompletions } from "./llm/router.ts"
import { mailerWith, type Post } from "./mail/mailer.ts"
import { metaApp } from "./meta/app.ts"
import { graphBusiness } from "./meta/business.ts"
import { guardedMessenger } from "./meta/guarded-messenger.ts"
import { cloudApiMessenger } from "./meta/messenger.ts"
import { metaRevocation } from "./meta/revocation.ts"
import { postgresAccounts } from "./postgres/accounts/accounts.ts"
import { postgresFlows } from "./postgres/accounts/flows.ts"
import { postgresKeptLetters } from "./postgres/accounts/kept-letters.ts"
import { postgresOneTimeTokens } from "./postgres/accounts/one-time-tokens.ts"
import { postgresSessions } from "./postgres/accounts/sessions.ts"
import { postgresAuditTrail } from "./postgres/audit-trail.ts"
import { postgresLedger } from "./postgres/billing/ledger.ts"
import { postgresPaymentInbox } from "./postgres/billing/payment-inbox.ts"
import { postgresPlans } from "./postgres/billing/plans.ts"
import { postgresPurchases } from "./postgres/billing/purchases.ts"
import { postgresBookings } from "./postgres/calendar/bookings.ts"
import { postgresCalendarConnections } from "./postgres/calendar/calendar-connections.ts"
import { refreshTokensOf } from "./postgres/calendar/calendar-tokens.ts"
import { postgresChatbots } from "./postgres/chatbots/chatbots.ts"
import { postgresContactMessages } from "./postgres/contact-messages.ts"
import { postgresConversations } from "./postgres/conversations/conversations.ts"
import { postgresInbox } from "./postgres/conversations/inbox.ts"
import { postgresFigures } from "./postgres/figures.ts"
import { postgresKnowledge } from "./postgres/knowledge.ts"
import { postgresNotebooks } from "./postgres/notebooks.ts"
import { postgresHandover } from "./postgres/reply/handover.ts"
import { postgresOutbox } from "./postgres/reply/outbox.ts"
import { postgresTurns } from "./postgres/reply/turns.ts"
import { postgresSimulationLog } from "./postgres/simulation/simulation-log.ts"
import { postgresSimulator } from "./postgres/simulation/simulator.ts"
import type { Store } from "./postgres/store/transaction.ts"
import { postgresConnections } from "./postgres/whatsapp/connections.ts"
import { postgresLineCare } from "./postgres/whatsapp/line-care.ts"
import { postgresMetaPeople } from "./postgres/whatsapp/meta-people.ts"
import { providerAccess } from "./providers/access.ts"
import { addressOf, googleKeys, llmKey, stripeKeys } from "./providers/keys.ts"
import { nodeDigest } from "./secrets/digest.ts"
import { argonPasswords } from "./secrets/passwords.ts"
import type { Vault } from "./secrets/vault.ts"
import { type Config, supportAddress } from "./settings/config.ts"
import { stripeClient } from "./stripe/client.ts"
import { stripePayments } from "./stripe/payments.ts"
import { paymentsRevocation } from "./stripe/revocation.ts"
import { measured } from "./telemetry/measured.ts"
import type { Telemetry } from "./telemetry/telemetry.ts"

export type Parts = {
  readonly config: Config
  readonly vault: Vault
  readonly telemetry: Telemetry
  /** Webhooks have connections of their own, so that slow pages cannot starve them. */
  readonly inboxStore: Store
  readonly workerStore: Store
  readonly apiStore: Store
  /** Delivers mail; null: mail is off. */
  readonly post: Post | null
  /** Makes the worker look at the queue now: a job was stored. */
  readonly wake: () => void
}

/** Which adapter implements which port: one entry for each, in alphabetical order. */
export const wire = (parts: Parts): Context.Context<Ports> => {
  const { config, vault, telemetry, inboxStore, workerStore, apiStore, post, wake } = parts
  const { llm, meta, publicUrl } = config
  const from = supportAddress(config)
  const stripe = stripeKeys(config, vault)
  const payments = stripePayments(
    stripe && stripeClient(stripe.apiUrl, stripe.secretKey),
    publicUrl,
  )
  const purchases = postgresPurchases(apiStore)
  const google = googleKeys(config, vault)
  const calendarFailed = (line: string) => telemetry.log("warn", "google_calendar", { line })
  const calendarRedirect = `${publicUrl}/api/google-calendar/callback`
  const consent = googleConsent(google, calendarRedirect, calendarFailed)
  const graphUrl = addressOf(config, "meta", meta.graphUrl)
  const business = graphBusiness(metaApp(config, vault, graphUrl), (line) =>
    telemetry.log("warn", "meta_business", { line }),
  )
  const connections = postgresConnections(apiStore, vault)
  const { turns, outbox } = measured(
    { turns: postgresTurns(workerStore), outbox: postgresOutbox(workerStore) },
    telemetry,
  )
  return Context.mergeAll(
    Context.make(Accounts, postgresAccounts(apiStore)),
    Context.make(
      AuditTrail,
      postgresAuditTrail(apiStore, (error) => telemetry.fault("audit_failed", error)),
    ),
    Context.make(Bookings, postgresBookings(workerStore)),
    Context.make(Business, business),
    Context.make(CalendarConnections, postgresCalendarConnections(workerStore, vault)),
    Context.make(CalendarConsent, consent),
    Context.make(Chatbots, postgresChatbots(apiStore)),
    Context.make(Connections, connections),
    Context.make(ContactMessages, postgresContactMessages(apiStore)),
    Context.make(Conversations, postgresConversations(apiStore)),
    Context.make(Digest, nodeDigest),
    Context.make(ErrorLog, {
      report: (event, cause) => Effect.sync(() => telemetry.fault(event, cause)),
    }),
    Context.make(Figures, postgresFigures(apiStore)),
    Context.make(Flows, postgresFlows(apiStore, vault)),
    Context.make(
      GoogleCalendar,
      googleCalendar({
        apiUrl: google?.apiUrl ?? config.google.apiUrl,
        log: calendarFailed,
      }),
    ),
    Context.make(
      GoogleSignIn,
      googleSignIn(google, `${publicUrl}/api/auth/google/callback`, (line) =>
        telemetry.log("warn", "google_sign_in", { line }),
      ),
    ),
    Context.make(Handover, postgresHandover(workerStore)),
    Context.make(Inbox, postgresInbox(inboxStore, wake)),
    Context.make(KeptLetters, postgresKeptLetters(apiStore)),
    Context.make(Knowledge, postgresKnowledge(apiStore)),
    Context.make(Ledger, postgresLedger(apiStore)),
    Context.make(LineCare, postgresLineCare(apiStore, vault)),
    Context.make(
      Mailer,
      mailerWith({
        post,
        from,
        publicUrl,
        onLost: (error) => telemetry.fault("mail_failed", error),
      }),
    ),
    Context.make(
      Messenger,
      guardedMessenger(cloudApiMessenger({ graphUrl, version: meta.graphVersion, vault })),
    ),
    Context.make(MetaPeople, postgresMetaPeople(apiStore)),
    Context.make(
      Model,
      chatCompletions({
        baseUrl: addressOf(config, "llm", llm.baseUrl),
        apiKey: llmKey(config),
        model: llm.model,
        fallbackModel: llm.fallbackModel,
        maxTokens: llm.maxTokens,
        lowEffort: llm.played.by === "sandbox" || llm.baseUrl.includes("openrouter"),
        log: (line) => telemetry.log("warn", "model", { line }),
        count: (result) => telemetry.count("llm_calls_total", { result }),
      }),
    ),
    Context.make(Notebooks, postgresNotebooks(workerStore)),
    Context.make(OneTimeTokens, postgresOneTimeTokens(apiStore)),
    Context.make(Operators, { addresses: config.operatorEmails }),
    Context.make(Outbox, outbox),
    Context.make(Passwords, argonPasswords()),
    Context.make(PaymentInbox, postgresPaymentInbox(apiStore)),
    Context.make(Payments, payments),
    Context.make(Plans, postgresPlans(workerStore)),
    Context.make(
      ProviderAccess,
      providerAccess([
        paymentsRevocation(payments, purchases),
        metaRevocation(business, connections, vault.sealedElsewhere),
        calendarRevocation(consent, (owner) => refreshTokensOf(apiStore, vault, owner)),
      ]),
    ),
    Context.make(Purchases, purchases),
    Context.make(SecretHash, {
      of: (folded) => vault.mac("pause secret", folded),
      ever: (folded) => vault.macs("pause secret", folded),
    }),
    Context.make(Sessions, postgresSessions(apiStore, vault)),
    Context.make(SimulationLog, postgresSimulationLog(workerStore)),
    Context.make(Simulator, postgresSimulator(apiStore, wake)),
    Context.make(Turns, turns),
  )
}
