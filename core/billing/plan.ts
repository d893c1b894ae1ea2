import { z } from "zod/mini"
import { PlanId } from "../shared/ids.ts"

/** What a plan allows: replies a month, tokens of knowledge in a prompt, chatbots, sources a chatbot, tokens of memory. */
export const PlanLimits = z.object({
  messagesPerMonth: z.int(),
  contextTokens: z.int(),
  chatbotsLimit: z.int(),
  knowledgeSources: z.int(),
  memory: z.int(),
})
export type PlanLimits = z.infer<typeof PlanLimits>

/** A plan as it is shown and sold. */
export const Plan = z.object({
  id: PlanId,
  name: z.string(),
  description: z.string(),
  /** Both prices in whole units of the currency, not in cents. */
  monthlyprice: z.number(),
  yearlyprice: z.number(),
  currency: z.string(),
  features: z.array(z.object({ id: z.string(), name: z.string() })),
  limits: PlanLimits,
})
export type Plan = z.infer<typeof Plan>

/** The free plan, and what holds when a plan cannot be looked up (spec section 9). */
export const TRYOUT_LIMITS: PlanLimits = {
  messagesPerMonth: 100,
  contextTokens: 12_000,
  chatbotsLimit: 1,
  knowledgeSources: 5,
  memory: 500,
}

/** Sold by talking to us, not by checkout. */
export const CONTACT_PLAN = "+"
export const FREE_PLAN = "Tryout"
