import { Effect } from "effect"
import type { PricedPlan } from "../../core/billing/payment.ts"
import type { Holding } from "../../core/billing/plan-notice.ts"
import type { Purchases } from "../../core/billing/ports.ts"
import { memoryTokens, parseFragments } from "../../core/memory/fragments.ts"
import type { OwnerId } from "../../core/shared/ids.ts"
import type { Store } from "./store/transaction.ts"

type HoldingRow = Omit<Holding, "memoryTokens"> & { readonly memory: string }

/** Customers, prices and subscriptions as the payment provider has them. */
export const postgresPurchases = (store: Store): Purchases => ({
  plans: () =>
    Effect.promise(() =>
      store.call<PricedPlan>(
        `select id, name, currency, stripemonthlyprice as monthly, stripeyearlyprice as yearly
         from plans order by monthlyprice`,
      ),
    ),
  customerOf: (owner) => Effect.promise(() => customerOf(store, owner)),
  keepCustomer: (owner, customer, before) =>
    Effect.promise(async () => {
      await store.call(
        `update users set stripecustomerid = $2
         where id = $1 and deletedat is null and stripecustomerid is not distinct from $3`,
        [owner, customer, before],
      )
      return customerOf(store, owner)
    }),
  ownerOf: (customer) =>
    Effect.promise(async () => {
      const [row] = await store.call<{ id: OwnerId }>(
        "select id from users where stripecustomerid = $1",
        [customer],
      )
      return row?.id ?? null
    }),
  // As text: a Date would drop the microseconds that order two readings.
  moment: () =>
    Effect.promise(async () => {
      const [row] = await store.call<{ at: string }>("select clock_timestamp()::text as at")
      return row?.at ?? ""
    }),
  record: (owner, subscription, plan, readAt) =>
    Effect.promise(async () => {
      const { id, status, createdAt, periodStart, periodEnd, cancelAt } = subscription
      await store.once({ owner }, "select record_subscription($1, $2)", [
        owner,
        { id, status, plan, createdAt, periodStart, periodEnd, cancelAt, readAt },
      ])
    }),
  subscriptionsOf: (owner) =>
    Effect.promise(() =>
      store.once<{ id: string; status: string }>(
        { owner },
        `select stripesubscriptionid as id, status from subscriptions
         where userid = $1 and stripesubscriptionid is not null`,
        [owner],
      ),
    ),
  endAll: (owner) =>
    Effect.promise(async () => {
      await store.once(
        { owner },
        `with ended as (update subscriptions set status = 'canceled', "cancelAt" = now(), updatedat = clock_timestamp()
           where userid = $1 and stripesubscriptionid is not null and status <> 'canceled' returning userid)
         update "subscriptionUsage" set noticed = 0 where userid in (select userid from ended)`,
        [owner],
      )
    }),
  announce: (owner, used, limit) =>
    Effect.promise(async () => {
      await store.call("select announce_usage($1, $2, $3)", [owner, used, limit])
    }),
  holdings: (owner) =>
    Effect.promise(async () => {
      const [row] = await store.call<{ held: readonly HoldingRow[] }>(
        "select holdings_of($1) as held",
        [owner],
      )
      return (row?.held ?? []).map(({ memory, ...held }) => ({
        ...held,
        memoryTokens: memoryTokens(parseFragments(memory) ?? []),
      }))
    }),
  notify: (owner, chatbot, text) =>
    Effect.promise(async () => {
      await store.once({ owner, chatbot }, "select add_notification($1, $2)", [chatbot, text])
    }),
})

const customerOf = async (store: Store, owner: OwnerId) => {
  const [row] = await store.call<{ stripecustomerid: string | null }>(
    "select stripecustomerid from users where id = $1",
    [owner],
  )
  return row?.stripecustomerid ?? null
}
