import type { Owner, Walk } from "../support/browser.ts"

/** An answer of the interface with a list. */
export type Listed<Item> = { items: Item[] }

/** Has an owner buy the plan Pro by the month, and answers what makes an event of Stripe's come for it. */
export const paysForPro = async ({ stage }: Pick<Walk, "stage">, { call }: Pick<Owner, "call">) => {
  const { user } = await call<{ user: { id: string } }>("GET", "/api/auth/session")
  const plans = await call<Listed<{ id: string; name: string }>>("GET", "/api/plans")
  const planId = plans.items.find(({ name }) => name === "Pro")?.id
  const order = { userId: user.id, planId, isYearly: false }
  const { url } = await call<{ url: string }>(
    "POST",
    "/api/payments/create-checkout-session",
    order,
  )
  await stage.sandbox("POST", "/stripe/complete", { sessionId: url.split("/").at(-1) })
  return {
    happens: (type: string) => stage.sandbox("POST", "/stripe/event", { type, userId: user.id }),
  }
}
