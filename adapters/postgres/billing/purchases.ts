import * as Effect from "effect/Effect"
import type { PricedPlan } from "../../../core/billing/payment.ts"
import type { Purchases } from "../../../core/billing/ports.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"
import type { Store } from "../store/transaction.ts"
import { changePlan } from "./plan-change.ts"

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
  record: (owner, subscription, plan, readAt, tell) => {
    const { id, status, createdAt, periodStart, periodEnd, cancelAt } = subscription
    const paid = { id, status, plan, createdAt, periodStart, periodEnd, cancelAt, readAt }
    return changePlan(
      store,
      owner,
      (query) => query("select record_subscription($1, $2)", [owner, paid]),
      tell,
    )
  },
  subscriptionsOf: (owner) =>
    Effect.promise(() =>
      store.once<{ id: string; status: string }>(
        { owner },
        `select stripesubscriptionid as id, status from subscriptions
         where userid = $1 and stripesubscriptionid is not null`,
        [owner],
      ),
    ),
  endAll: (owner, tell) =>
    changePlan(
      store,
      owner,
      (query) =>
        query(
          `with ended as (update subscriptions set status = 'canceled', "cancelAt" = now(), updatedat = clock_timestamp()
             where userid = $1 and stripesubscriptionid is not null and status <> 'canceled' returning userid)
           update "subscriptionUsage" set noticed = 0 where userid in (select userid from ended)`,
          [owner],
        ),
      tell,
    ),
})

const customerOf = async (store: Store, owner: OwnerId) => {
  const [row] = await store.call<{ stripecustomerid: string | null }>(
    "select stripecustomerid from users where id = $1",
    [owner],
  )
  return row?.stripecustomerid ?? null
}
