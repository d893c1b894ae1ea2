import type { Client } from "pg"
import { SEED_PLANS } from "../core/billing/seed-plans.ts"

/** The plans of contract.md 2.9, put in once: afterwards they are the operator's to edit. */
export const seedPlans = async (client: Client): Promise<void> => {
  for (const plan of SEED_PLANS) {
    await client.query(
      `insert into plans (name, description, monthlyprice, yearlyprice, currency, features, limits)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (name) do nothing`,
      [
        plan.name,
        plan.description,
        plan.monthlyprice,
        plan.yearlyprice,
        plan.currency,
        JSON.stringify(plan.features),
        JSON.stringify(plan.limits),
      ],
    )
  }
}
