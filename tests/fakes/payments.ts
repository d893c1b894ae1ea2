import * as Effect from "effect/Effect"
import { isOngoing, type PaidSubscription, type PricedPlan } from "../../core/billing/payment.ts"
import type { TellPlan } from "../../core/billing/plan-news.ts"
import type { Holding } from "../../core/billing/plan-notice.ts"
import {
  type Order,
  type PaymentInbox,
  type Payments,
  PaymentsFailed,
  type Purchases,
  type Wait,
} from "../../core/billing/ports.ts"
import type { UsageFacts } from "../../core/billing/usage-facts.ts"
import type { OwnerId, PlanId } from "../../core/shared/ids.ts"

/** What an event waits for before its first try. */
const UNTRIED: Wait = { for: "its turn", ends: false }

/** The payment provider and what we store of it. Tests may read and change everything. `facts`: of the owner. */
export const fakeProvider = (facts: () => UsageFacts | null = () => null) => {
  const state = {
    plans: [] as PricedPlan[],
    /** Customers as the provider has them; what we know of them. */
    customers: new Set<string>(),
    customerOf: new Map<OwnerId, string>(),
    subscriptions: new Map<string, PaidSubscription>(),
    charges: new Map<string, string>(),
    /** Ids of prices by their lookup keys. */
    keys: new Map<string, string>(),
    orders: [] as Order[],
    recorded: new Map<
      string,
      { owner: OwnerId; status: string; plan: PlanId | null; readAt: string }
    >(),
    holdings: [] as Holding[],
    announced: [] as { used: number; limit: number }[],
    notices: [] as string[],
    /** Events by id, with what they wait for; null: settled. */
    events: new Map<string, { type: string; subject: string; wait: Wait | null }>(),
    down: null as PaymentsFailed | null,
    /** Subscriptions for which the provider answers nothing. */
    unreadable: new Set<string>(),
    asked: 0,
  }
  const answer = <A>(give: () => A) =>
    Effect.suspend(() => {
      state.asked += 1
      return state.down ? Effect.fail(state.down) : Effect.succeed(give())
    })
  const of = <A>(customer: string, give: () => A) =>
    Effect.suspend(() =>
      state.customers.has(customer)
        ? answer(give)
        : Effect.fail(new PaymentsFailed({ why: "no-customer", detail: "No such customer" })),
    )

  const end = (id: string) => {
    const known = state.subscriptions.get(id)
    if (known) state.subscriptions.set(id, { ...known, status: "canceled" })
  }

  const owners = new Set<OwnerId>()
  const payments: Payments = {
    newCustomer: (owner, _, instead) =>
      answer(() => {
        owners.add(owner)
        const nth = [...owners].indexOf(owner) + 1
        const customer = `cus_${nth}${instead === null ? "" : "_again"}`
        state.customers.add(customer)
        return customer
      }),
    checkout: (order) =>
      of(order.customer, () => {
        state.orders.push(order)
        return `https://pay.example/${order.plan.name}`
      }),
    portal: (customer) => of(customer, () => `https://pay.example/portal/${customer}`),
    subscription: (id) =>
      state.unreadable.has(id)
        ? Effect.fail(new PaymentsFailed({ why: "unreachable", detail: null }))
        : answer(() => state.subscriptions.get(id) ?? null),
    lookupKeyOf: (price, keys) =>
      answer(() => keys.find((key) => state.keys.get(key) === price) ?? null),
    ongoing: (customer) =>
      of(customer, () =>
        [...state.subscriptions.values()]
          .filter((each) => each.customer === customer && isOngoing(each.status))
          .map(({ id }) => id),
      ),
    cancel: (id) => answer(() => end(id)),
    leave: (customer) =>
      of(customer, () => {
        for (const each of state.subscriptions.values()) {
          if (each.customer === customer) end(each.id)
        }
      }),
    customerOfCharge: (charge) => answer(() => state.charges.get(charge) ?? null),
  }
  const changed = (tell: TellPlan, change: () => void) =>
    Effect.sync(() => {
      const before = facts()
      change()
      const after = facts()
      if (!before || !after) return
      const { used, limit, notice } = tell(before, after)
      state.announced.push({ used, limit })
      const { holdings } = state
      if (notice) state.notices.push(...holdings.map((each) => notice(each, holdings.length)))
    })
  const purchases: Purchases = {
    plans: () => Effect.succeed(state.plans),
    customerOf: (owner) => Effect.sync(() => state.customerOf.get(owner) ?? null),
    keepCustomer: (owner, customer, before) =>
      Effect.sync(() => {
        const kept = state.customerOf.get(owner) ?? null
        if (kept === before) state.customerOf.set(owner, customer)
        return state.customerOf.get(owner) ?? null
      }),
    ownerOf: (customer) =>
      Effect.sync(
        () => [...state.customerOf].find(([, theirs]) => theirs === customer)?.[0] ?? null,
      ),
    moment: () => Effect.sync(() => String(state.asked).padStart(6, "0")),
    record: (owner, { id, status }, plan, readAt, tell) =>
      changed(tell, () => {
        const known = state.recorded.get(id)
        if (known ? known.readAt > readAt : plan === null) return
        state.recorded.set(id, { owner, status, plan: plan ?? known?.plan ?? null, readAt })
      }),
    subscriptionsOf: (owner) =>
      Effect.sync(() =>
        [...state.recorded].flatMap(([id, each]) =>
          each.owner === owner ? [{ id, status: each.status }] : [],
        ),
      ),
    endAll: (owner, tell) =>
      changed(tell, () => {
        for (const each of state.recorded.values()) {
          if (each.owner === owner) each.status = "canceled"
        }
      }),
  }
  const inbox: PaymentInbox = {
    accept: ({ id, ...event }) =>
      Effect.sync(() => {
        if (state.events.has(id)) return false
        state.events.set(id, { ...event, wait: UNTRIED })
        return true
      }),
    settle: (id, wait) =>
      Effect.sync(() => {
        const event = state.events.get(id)
        if (event) event.wait = wait
      }),
    due: () =>
      Effect.sync(() =>
        [...state.events].flatMap(([id, { type, subject, wait }]) =>
          wait === null ? [] : [{ id, type, subject }],
        ),
      ),
    waiting: () =>
      Effect.sync(() => {
        const counts = new Map<string, number>()
        for (const { wait } of state.events.values()) {
          if (wait === null || wait === UNTRIED) continue
          counts.set(wait.for, (counts.get(wait.for) ?? 0) + 1)
        }
        return [...counts].map(([waitsFor, count]) => ({ waitsFor, count }))
      }),
  }
  return { state, payments, purchases, inbox }
}
