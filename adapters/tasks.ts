import { eraseDeletedAccounts } from "../core/accounts/delete-account.ts"
import { sendKeptLetters } from "../core/accounts/send-kept-letters.ts"
import { retryPaymentEvents } from "../core/billing/apply-payment-event.ts"
import { tendLines } from "../core/whatsapp/tend-lines.ts"
import { resealTokens, unlockLines } from "./postgres/sealed-tokens.ts"
import type { Store } from "./postgres/store/transaction.ts"
import {
  countFigures,
  endPauses,
  forgetOld,
  recallSubscriptions,
  refreshStatistics,
  sweep,
} from "./postgres/upkeep.ts"
import type { Task } from "./queue/schedule.ts"
import type { Run } from "./run.ts"
import type { Vault } from "./secrets/vault.ts"

export type TaskParts = {
  readonly run: Run
  readonly store: Store
  readonly vault: Vault
  readonly wake: () => void
}

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** The periodic tasks of each process that is a worker. Each may run in several processes at the same time. */
export const tasksOf = ({ run, store, vault, wake }: TaskParts): readonly Task[] => [
  {
    name: "sweep",
    everyMs: SECOND,
    run: async () => {
      if ((await sweep(store)) > 0) wake()
    },
  },
  { name: "pauses", everyMs: 10 * SECOND, run: () => endPauses(store) },
  // An owner is told within a minute of what was noticed.
  { name: "lines", everyMs: 30 * SECOND, run: () => run(tendLines()) },
  { name: "letters", everyMs: SECOND, run: () => run(sendKeptLetters()) },
  { name: "payments", everyMs: 2 * SECOND, run: () => run(retryPaymentEvents()) },
  { name: "subscriptions", everyMs: 60 * MINUTE, run: () => recallSubscriptions(store) },
  { name: "statistics", everyMs: 2 * SECOND, run: () => refreshStatistics(store) },
  { name: "accounts", everyMs: MINUTE, run: () => run(eraseDeletedAccounts()) },
  { name: "figures", everyMs: MINUTE, run: () => countFigures(store) },
  {
    name: "keys",
    everyMs: 60 * MINUTE,
    run: async () => {
      await unlockLines(store, vault)
      await resealTokens(store, vault)
    },
  },
  { name: "retention", everyMs: 60 * MINUTE, run: () => forgetOld(store) },
]
