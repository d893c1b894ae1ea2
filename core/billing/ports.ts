import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type { OwnerId, PlanId } from "../shared/ids.ts"
import type { PaidSubscription, PaymentEvent, PricedPlan } from "./payment.ts"
import type { Plan, PlanLimits } from "./plan.ts"
import type { TellPlan } from "./plan-news.ts"
import type { UsageFacts } from "./usage-facts.ts"

/** What is sold, and what an owner's plan allows. */
export interface Plans {
  /** Cheapest first. */
  readonly all: () => Effect.Effect<readonly Plan[]>
  /** The limits of the active subscription's plan, else of the free plan. */
  readonly limitsOf: (owner: OwnerId) => Effect.Effect<PlanLimits>
}
export const Plans = Context.Service<Plans>("Plans")

/** What owners pay for and use. Only payment events and turns write it. */
export interface Ledger {
  /** Null: there is no such owner. */
  readonly read: (owner: OwnerId) => Effect.Effect<UsageFacts | null>
  /** Sets the counter to zero for the period that begins then. */
  readonly reset: (owner: OwnerId, periodStart: Date) => Effect.Effect<void>
  /** For the operators' tools: sets the start of the paid period. False: there is no subscription. */
  readonly movePeriod: (owner: OwnerId, start: Date) => Effect.Effect<boolean>
  /** All owners who have a usage counter. */
  readonly counted: () => Effect.Effect<readonly OwnerId[]>
}
export const Ledger = Context.Service<Ledger>("Ledger")

export type Order = {
  readonly owner: OwnerId
  readonly customer: string
  readonly plan: PricedPlan
  readonly isYearly: boolean
}

/** The payment provider. Each call is one attempt. */
export interface Payments {
  /** Makes a customer for an owner; repeated, it answers the same one. `instead`: the deleted customer that it replaces. */
  readonly newCustomer: (
    owner: OwnerId,
    email: string,
    instead: string | null,
  ) => Effect.Effect<string, PaymentsFailed>
  /** The address of the checkout page; the same one as long as that page is open. */
  readonly checkout: (order: Order) => Effect.Effect<string, PaymentsFailed>
  /** The address of the page where a customer changes plan or card, or cancels. */
  readonly portal: (customer: string) => Effect.Effect<string, PaymentsFailed>
  /** Null: the provider knows no such subscription. */
  readonly subscription: (id: string) => Effect.Effect<PaidSubscription | null, PaymentsFailed>
  /** Under which of these lookup keys a price is found. Null: under none. */
  readonly lookupKeyOf: (
    price: string,
    keys: readonly string[],
  ) => Effect.Effect<string | null, PaymentsFailed>
  /** Ids of a customer's subscriptions that are paid or being collected (`isOngoing`). Null: the provider lists none. */
  readonly ongoing: (customer: string) => Effect.Effect<readonly string[] | null, PaymentsFailed>
  /** Ends a subscription now; does nothing if it has ended already. */
  readonly cancel: (id: string) => Effect.Effect<void, PaymentsFailed>
  /** Cancels all of a customer's subscriptions and closes their open checkout pages. Safe to repeat. */
  readonly leave: (customer: string) => Effect.Effect<void, PaymentsFailed>
  /** The customer who paid a charge. Null: nobody that the provider knows. */
  readonly customerOfCharge: (charge: string) => Effect.Effect<string | null, PaymentsFailed>
}
export const Payments = Context.Service<Payments>("Payments")

/**
 * off: not configured. no-customer: it has deleted the customer. pending: the customer's last payment takes days, as a bank debit
 * does. refused: any other answer that is no success. unreachable: no answer of its own. `detail`: the provider's words, if it
 * had any.
 */
export class PaymentsFailed extends Data.TaggedError("PaymentsFailed")<{
  readonly why: "off" | "no-customer" | "pending" | "refused" | "unreachable"
  readonly detail: string | null
}> {}

/** Customers, prices and subscriptions, as they were last read from the payment provider. */
export interface Purchases {
  /** All plans with their prices at the provider, cheapest first. */
  readonly plans: () => Effect.Effect<readonly PricedPlan[]>
  /** The provider's id of an owner. Null: the owner was never at the checkout. */
  readonly customerOf: (owner: OwnerId) => Effect.Effect<string | null>
  /**
   * Stores a new customer in place of `before`. Of several at once the first is kept, and answered. Null: the account is gone.
   */
  readonly keepCustomer: (
    owner: OwnerId,
    customer: string,
    before: string | null,
  ) => Effect.Effect<string | null>
  /** Null: nobody here has this customer's id. */
  readonly ownerOf: (customer: string) => Effect.Effect<OwnerId | null>
  /** The database's time, as PostgreSQL writes it, to the microsecond. Take it before reading a subscription, as `record` keeps the reading that began last. */
  readonly moment: () => Effect.Effect<string>
  /** Stores a subscription, unless a later reading is stored already, and with it what `tell` has to say. `plan` null: the stored plan stays. */
  readonly record: (
    owner: OwnerId,
    subscription: PaidSubscription,
    plan: PlanId | null,
    readAt: string,
    tell: TellPlan,
  ) => Effect.Effect<void>
  /** The owner's subscriptions, in the states in which they were last read. */
  readonly subscriptionsOf: (
    owner: OwnerId,
  ) => Effect.Effect<readonly { readonly id: string; readonly status: string }[]>
  /** Ends all of an owner's subscriptions here, because the provider has deleted the customer, and tells of it. */
  readonly endAll: (owner: OwnerId, tell: TellPlan) => Effect.Effect<void>
}
export const Purchases = Context.Service<Purchases>("Purchases")

/** What an event waits for. `ends`: the wait is given up after 24 hours (contract.md 3.4); otherwise it goes on until the event is dealt with. */
export type Wait = { readonly for: string; readonly ends: boolean }

/** Events of the payment provider: each is accepted once, and kept until it is settled. */
export interface PaymentInbox {
  /** False: it was accepted before. */
  readonly accept: (event: PaymentEvent) => Effect.Effect<boolean>
  /** Marks an event as settled, or as one that waits and is tried again later, at least hourly. */
  readonly settle: (eventId: string, wait: Wait | null) => Effect.Effect<void>
  /** The events that are due to be tried. */
  readonly due: () => Effect.Effect<readonly PaymentEvent[]>
  /** How many events wait, by what they wait for. */
  readonly waiting: () => Effect.Effect<
    readonly { readonly waitsFor: string; readonly count: number }[]
  >
}
export const PaymentInbox = Context.Service<PaymentInbox>("PaymentInbox")
