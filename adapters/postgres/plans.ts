import { Effect } from "effect"
import { FREE_PLAN, type Plan, PlanLimits, TRYOUT_LIMITS } from "../../core/billing/plan.ts"
import type { Plans } from "../../core/billing/ports.ts"
import type { Store } from "./store/transaction.ts"

/** A row of `plans` as it is shown. */
export const PLAN = "id, name, description, monthlyprice, yearlyprice, currency, features, limits"

/** What is sold, and what an owner's plan allows. A plan whose limits cannot be read is a defect: the core falls back. */
export const postgresPlans = (store: Store): Plans => ({
  all: () =>
    Effect.promise(() => store.call<Plan>(`select ${PLAN} from plans order by monthlyprice, name`)),
  limitsOf: (owner) =>
    Effect.promise(async () => {
      const [row] = await store.once<{ limits: unknown }>({ user: owner }, LIMITS, [
        owner,
        FREE_PLAN,
      ])
      return row ? PlanLimits.parse(row.limits) : TRYOUT_LIMITS
    }),
})

/** The newest subscription that is paid, else the free plan. */
const LIMITS = `
  select p.limits from plans p
    left join subscriptions s on s."planId" = p.id and s.userid = $1 and s.status in ('active', 'trialing')
  where s.id is not null or p.name = $2
  order by s.createdat desc nulls last limit 1`
