import { CONTACT_PLAN, FREE_PLAN, type Plan, type PlanLimits, TRYOUT_LIMITS } from "./plan.ts"

const MONTHS = 12
const YEARLY_DISCOUNT = 0.1

/** Twelve months less 10 %, in whole euro. */
export const yearlyPrice = (monthly: number) => Math.round(monthly * MONTHS * (1 - YEARLY_DISCOUNT))

const seed = (
  name: string,
  description: string,
  monthlyprice: number,
  limits: PlanLimits,
): Omit<Plan, "id"> => ({
  name,
  description,
  monthlyprice,
  yearlyprice: yearlyPrice(monthlyprice),
  currency: "EUR",
  features: featuresOf(limits),
  limits,
})

const featuresOf = ({
  messagesPerMonth,
  contextTokens,
  chatbotsLimit,
  knowledgeSources,
}: PlanLimits) => {
  const number = new Intl.NumberFormat("en")
  const many = (n: number, one: string, more: string) =>
    `${number.format(n)} ${n === 1 ? one : more}`
  return [
    { id: "messages", name: `${many(messagesPerMonth, "message", "messages")} per month` },
    { id: "tokens", name: `${number.format(contextTokens)} context tokens` },
    { id: "chatbots", name: many(chatbotsLimit, "chatbot", "chatbots") },
    { id: "sources", name: many(knowledgeSources, "knowledge source", "knowledge sources") },
  ]
}

/** Put into an empty database; from then on the rows are the operator's to edit. */
export const SEED_PLANS: readonly Omit<Plan, "id">[] = [
  seed(FREE_PLAN, "Try it with your own customers.", 0, TRYOUT_LIMITS),
  seed("Basic", "For one person who answers alone.", 20, {
    messagesPerMonth: 1_000,
    contextTokens: 20_000,
    chatbotsLimit: 1,
    knowledgeSources: 10,
    memory: 1_000,
  }),
  seed("Pro", "For a business with a busy phone.", 50, {
    messagesPerMonth: 5_000,
    contextTokens: 30_000,
    chatbotsLimit: 2,
    knowledgeSources: 25,
    memory: 2_000,
  }),
  seed("Enterprise", "For several shops.", 120, {
    messagesPerMonth: 20_000,
    contextTokens: 40_000,
    chatbotsLimit: 5,
    knowledgeSources: 100,
    memory: 4_000,
  }),
  seed(CONTACT_PLAN, "More than that: talk to us.", 300, {
    messagesPerMonth: 100_000,
    contextTokens: 40_000,
    chatbotsLimit: 20,
    knowledgeSources: 500,
    memory: 8_000,
  }),
]
