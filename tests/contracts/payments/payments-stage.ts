import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { httpApp } from "../../../adapters/http/app.ts"
import { stripeWebhook } from "../../../adapters/http/routes/stripe-webhook.ts"
import { postgresAccounts } from "../../../adapters/postgres/accounts/accounts.ts"
import { postgresPaymentInbox } from "../../../adapters/postgres/billing/payment-inbox.ts"
import { postgresPurchases } from "../../../adapters/postgres/billing/purchases.ts"
import { runWith } from "../../../adapters/run.ts"
import { stripeClient } from "../../../adapters/stripe/client.ts"
import { stripePayments } from "../../../adapters/stripe/payments.ts"
import { startTelemetry } from "../../../adapters/telemetry/telemetry.ts"
import { Accounts } from "../../../core/accounts/ports.ts"
import { PaymentInbox, Payments, Purchases } from "../../../core/billing/ports.ts"
import type { Ports } from "../../../core/ports.ts"
import type { OwnerId, PlanId } from "../../../core/shared/ids.ts"
import { ErrorLog } from "../../../core/shared/ports.ts"
import { openStore } from "../../support/database.ts"

/** Payments with a real database, and with Stripe, or whoever plays it, at an address. */
export const paymentsStage = async (apiUrl: string, publicUrl: string, webhookSecret: string) => {
  const { database, store, rows, close } = await openStore(24)
  const payments = stripePayments(stripeClient(apiUrl, "sk_test_sandbox"), publicUrl)
  const purchases = postgresPurchases(store)
  const inbox = postgresPaymentInbox(store)
  const ports = Context.mergeAll(
    Context.make(Accounts, postgresAccounts(store)),
    Context.make(ErrorLog, {
      report: (_, cause) =>
        Effect.sync(() => {
          throw cause
        }),
    }),
    Context.make(PaymentInbox, inbox),
    Context.make(Payments, payments),
    Context.make(Purchases, purchases),
  )
  const run = runWith(ports as Context.Context<Ports>)
  const telemetry = startTelemetry("silent", () => {})
  const app = httpApp({ publicUrl, telemetry, scripts: [] }).use(
    stripeWebhook({ run, telemetry, keys: { webhookSecret, live: false } }),
  )

  let made = 0
  return {
    database,
    store,
    payments,
    purchases,
    inbox,
    run,
    rows,
    /** The refusal of a use case. */
    refused: <A, E>(useCase: Effect.Effect<A, E, Ports>): Promise<E> =>
      run(useCase).then(
        () => Promise.reject(new Error("it was not refused")),
        (refusal: E) => refusal,
      ),
    post: (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
      app.handle(
        new Request("http://localhost/webhooks/stripe", { method: "POST", body, headers }),
      ),
    hasOwner: async (customer: string | null = null) => {
      made += 1
      const [row] = await rows<{ id: OwnerId }>(
        "insert into users (email, emailconfirmedat, stripecustomerid) values ($1, now(), $2) returning id",
        [`owner${made}@example.com`, customer],
      )
      if (!row) throw new Error("no owner")
      return row.id
    },
    planCalled: async (name: string) => {
      const [row] = await rows<{ id: PlanId }>("select id from plans where name = $1", [name])
      if (!row) throw new Error(`no plan ${name}`)
      return row.id
    },
    /** What the owner has, read from the tables. */
    paidFor: (owner: OwnerId) =>
      rows<{ status: string; name: string; cancelAt: Date | null; currentPeriodStart: Date }>(
        `select s.status, p.name, s."cancelAt", s."currentPeriodStart" from subscriptions s join plans p on p.id = s."planId"
         where s.userid = $1 order by s.createdat`,
        [owner],
      ),
    customerOf: async (owner: OwnerId) =>
      (
        await rows<{ c: string | null }>("select stripecustomerid as c from users where id = $1", [
          owner,
        ])
      )[0]?.c ?? null,
    stop: close,
  }
}
