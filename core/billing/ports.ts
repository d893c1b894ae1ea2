import { Context, type Effect } from "effect"
import type { OwnerId } from "../shared/ids.ts"
import type { Overview } from "./overview.ts"
import type { Plan, PlanLimits } from "./plan.ts"
import type { Standing } from "./standing.ts"

/** What is sold, and what an owner's plan allows. */
export interface Plans {
  /** Cheapest first. */
  readonly all: () => Effect.Effect<readonly Plan[]>
  /** Of the active subscription's plan, else the free one's. */
  readonly limitsOf: (owner: OwnerId) => Effect.Effect<PlanLimits>
}
export const Plans = Context.Service<Plans>("Plans")

/** What owners pay for and use. Only payment events and turns write it. */
export interface Ledger {
  readonly read: (owner: OwnerId) => Effect.Effect<Standing | null>
  /** Sets the counter to zero for the period that begins then. */
  readonly reset: (owner: OwnerId, periodStart: Date) => Effect.Effect<void>
  /** Lets the paid period have begun then. False: there is no subscription. */
  readonly movePeriod: (owner: OwnerId, start: Date) => Effect.Effect<boolean>
}
export const Ledger = Context.Service<Ledger>("Ledger")

/** Counts conversations and turns for the dashboard. */
export interface Figures {
  readonly overview: (owner: OwnerId, now: Date) => Effect.Effect<Overview>
}
export const Figures = Context.Service<Figures>("Figures")
