import { readUser } from "../../../core/accounts/read-user.ts"
import { listWaitingPayments } from "../../../core/billing/list-waiting-payments.ts"
import { readCalendarStatus } from "../../../core/calendar/connection/read-calendar-status.ts"
import { listChatbots } from "../../../core/chatbots/list-chatbots.ts"
import { FAULTS } from "../../../core/whatsapp/faults/all.ts"
import type { FaultName } from "../../../core/whatsapp/faults/names.ts"
import { readLineStatus } from "../../../core/whatsapp/read-line-status.ts"
import { metaVerifyToken } from "../../providers/keys.ts"
import type { Vault } from "../../secrets/vault.ts"
import { type Config, PROVIDER_NAMES, PROVIDERS } from "../../settings/config.ts"
import type { RouteParts } from "../bind.ts"
import { health, SET_UP } from "../contract/health.ts"
import type { Checks } from "./health.ts"

type Options = RouteParts & {
  readonly config: Config
  readonly vault: Vault
  readonly checks: Checks
}

/** What works and what does not: the process, its providers, each line and calendar of the owner's (contract.md 2.10). */
export const diagnosticsRoute = ({ bind, run, config, vault, checks }: Options) =>
  bind(health.diagnostics, async ({ caller }) => {
    const [database, queue, { items: bots }, user] = await Promise.all([
      checks.database(),
      checks.queue(),
      run(listChatbots(caller.owner, ALL)),
      run(readUser(caller.owner)),
    ])
    const lines = await Promise.all(
      bots.map(async ({ id, name }) => {
        const { fault } = await run(readLineStatus(caller.owner, id))
        const detail = fault === null ? "connected" : said(fault)
        return { name: `WhatsApp: ${name}`, ok: fault === null, detail, ...(fault && { fault }) }
      }),
    )
    const calendars = await Promise.all(
      bots.map(async ({ id, name }) => {
        const status = await run(readCalendarStatus({ owner: caller.owner, chatbot: id }))
        // A permission that has ended is a fault; a calendar that nobody connected is none.
        const detail = status.is_connected ? "connected" : (status.error ?? "not connected")
        return { name: `Google Calendar: ${name}`, ok: status.is_connected, detail }
      }),
    )
    const items = [
      { name: "Database", ok: database, detail: database ? "answers" : "does not answer" },
      { name: "Queue", ok: queue, detail: queue ? "takes jobs" : "does not answer" },
      ...PROVIDERS.map((provider) => ({
        name: PROVIDER_NAMES[provider],
        ok: config[provider].played.by !== "off",
        detail: PLAYED[config[provider].played.by],
      })),
      ...lines,
      ...calendars,
      // Needed by those who set up the webhook at Meta.
      ...(user.operator
        ? [{ name: "META_VERIFY_TOKEN", ok: true, detail: metaVerifyToken(config, vault) }]
        : []),
      // For operators only: they may name other owners' customers.
      ...(user.operator ? await run(listWaitingPayments()) : []).map(({ waitsFor, count }) => ({
        name: "Stripe",
        ok: false,
        detail: `${count} ${count === 1 ? "event waits" : "events wait"}: ${waitsFor}`,
      })),
    ]
    return { items, total: items.length }
  })

const PLAYED = {
  real: SET_UP,
  sandbox: "played by the sandbox",
  off: "not configured",
} as const
const ALL = { limit: 100, offset: 0 }

/** "not connected" is the one fault that needs no sentence. */
const said = (fault: FaultName) => {
  const { what, todo } = FAULTS[fault]
  return fault === "not_connected" ? "not connected" : `${what.en} ${todo.en}`
}
