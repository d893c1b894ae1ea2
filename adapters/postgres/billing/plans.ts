import * as Effect from "effect/Effect"
import { FREE_PLAN, type Plan, PlanLimits, TRYOUT_LIMITS } from "../../../core/billing/plan.ts"
import type { Plans } from "../../../core/billing/ports.ts"
import type { Store } from "../store/transaction.ts"

/** A row of `plans` as it is shown. */
export const PLAN = "id, name, description, monthlyprice, yearlyprice, currency, features, limits"

/** What is sold, and what an owner's plan allows. A plan whose limits cannot be read is a defect: the core falls back. */
export const postgresPlans = (store: Store): Plans => ({
  all: () =>
    Effect.promise(() => store.call<Plan>(`select ${PLAN} from plans order by monthlyprice, name`)),
  limitsOf: (owner) =>
    Effect.promise(async () => {
      const [row] = await store.once<{ limits: unknown }>({ owner }, LIMITS, [owner, FREE_PLAN])
      return row?.limits ? PlanLimits.parse(row.limits) : TRYOUT_LIMITS
    }),
})

/** Of the plan that is paid for, else of the free one. */
const LIMITS = `
  select coalesce((select limits from paid_plan($1)), (select limits from plans where name = $2)) as limits`
