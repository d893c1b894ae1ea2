import * as Effect from "effect/Effect"
import { FREE_PLAN, type Plan } from "../../../core/billing/plan.ts"
import type { Ledger } from "../../../core/billing/ports.ts"
import type { Subscription } from "../../../core/billing/subscription.ts"
import { summaryOf, type UsageFacts } from "../../../core/billing/usage-facts.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"
import type { Query, Store } from "../store/transaction.ts"
import { PLAN } from "./plans.ts"

/** Subscriptions and usage of owners. */
export const postgresLedger = (store: Store): Ledger => ({
  read: (owner) =>
    Effect.promise(() => store.transaction({ owner }, ({ query }) => usageFactsOf(query, owner))),
  reset: (owner, periodStart) =>
    Effect.promise(() =>
      store.transaction({ owner }, async ({ query }) => {
        await query(
          `insert into "subscriptionUsage" (userid, last_reset_date)
           select id, $2 from users where id = $1 for key share
           on conflict (userid) do update
             set "messagesUsed" = 0, noticed = 0, last_reset_date = excluded.last_reset_date`,
          [owner, periodStart],
        )
        await announce(query, owner)
      }),
    ),
  movePeriod: (owner, start) =>
    Effect.promise(() =>
      store.transaction({ owner }, async ({ query }) => {
        const [moved] = await query(
          `update subscriptions set "currentPeriodStart" = $2
           where userid = $1 and id = (select id from ${CURRENT}) returning id`,
          [owner, start],
        )
        if (moved) await announce(query, owner)
        return moved !== undefined
      }),
    ),
  counted: () =>
    Effect.promise(async () => {
      const rows = await store.call<{ userid: OwnerId }>("select userid from usage_counters()")
      return rows.map(({ userid }) => userid)
    }),
})

/** The subscription that counts, as in a turn (db/functions/usage.sql): an active one before an ended one, the newest of several. */
const CURRENT = `subscriptions where userid = $1
  order by status in ('active', 'trialing') desc, createdat desc limit 1`

export const usageFactsOf = async (query: Query, owner: OwnerId): Promise<UsageFacts | null> => {
  const [account] = await query<{ createdat: Date }>(
    "select createdat from users where id = $1 and deletedat is null",
    [owner],
  )
  if (!account) return null
  const [row] = await query<SubscriptionRow>(
    `select userid, status, "planId", createdat, "currentPeriodStart", "currentPeriodEnd", "cancelAt"
     from ${CURRENT}`,
    [owner],
  )
  const plans = await query<Plan>(`select ${PLAN} from plans where id = $1 or name = $2`, [
    row?.planId ?? null,
    FREE_PLAN,
  ])
  const [counted] = await query<{ messagesUsed: number; last_reset_date: Date }>(
    `select "messagesUsed", last_reset_date from "subscriptionUsage" where userid = $1`,
    [owner],
  )
  const [bots] = await query<{ total: number }>(
    "select count(*)::int as total from chatbots where userid = $1",
    [owner],
  )
  const freePlan = plans.find(({ name }) => name === FREE_PLAN) ?? null
  return {
    signedUpAt: account.createdat,
    subscription: row ? subscriptionOf(row) : null,
    plan: row ? (plans.find(({ id }) => id === row.planId) ?? null) : freePlan,
    freePlan,
    messagesUsed: counted?.messagesUsed ?? 0,
    countedSince: counted?.last_reset_date ?? null,
    chatbotsUsed: bots?.total ?? 0,
  }
}

type SubscriptionRow = Pick<Subscription, "userid" | "status" | "planId"> & {
  createdat: Date
  currentPeriodStart: Date
  currentPeriodEnd: Date | null
  cancelAt: Date | null
}

const subscriptionOf = (row: SubscriptionRow): Subscription => ({
  ...row,
  createdat: row.createdat.toISOString(),
  currentPeriodStart: row.currentPeriodStart.toISOString(),
  currentPeriodEnd: row.currentPeriodEnd?.toISOString() ?? null,
  cancelAt: row.cancelAt?.toISOString() ?? null,
})

const announce = async (query: Query, owner: OwnerId) => {
  const facts = await usageFactsOf(query, owner)
  if (!facts) return
  const { messagesUsed, messagesLimit } = summaryOf(owner, facts, new Date())
  await announceUsage(query, owner, messagesUsed, messagesLimit)
}

/** Tells the owner's open dashboards what may be used now. */
export const announceUsage = async (query: Query, owner: OwnerId, used: number, limit: number) => {
  await query("select announce_usage($1, $2, $3)", [owner, used, limit])
}
