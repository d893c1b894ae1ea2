import { createHash, timingSafeEqual } from "node:crypto"
import { currentUser } from "../../../core/accounts/current-user.ts"
import { waitingPayments } from "../../../core/billing/waiting-payments.ts"
import { connectionStatus as calendarStatus } from "../../../core/calendar/connection-status.ts"
import { listChatbots } from "../../../core/chatbots/list-chatbots.ts"
import { CATALOGUE } from "../../../core/shared/catalogue.ts"
import { connectionStatus } from "../../../core/whatsapp/connection-status.ts"
import type { FaultName } from "../../../core/whatsapp/fault-names.ts"
import { FAULTS } from "../../../core/whatsapp/faults.ts"
import type { Config } from "../../config.ts"
import { sandboxed } from "../../config.ts"
import { metaVerifyToken, playedSecrets } from "../../provider-keys.ts"
import type { Vault } from "../../secrets/vault.ts"
import type { Telemetry } from "../../telemetry/telemetry.ts"
import type { Bind } from "../bind.ts"
import { isLoopback } from "../client-address.ts"
import { health, PROVIDERS } from "../contract/health.ts"
import type { Limiter } from "../limits.ts"
import { openApi } from "../openapi.ts"
import { Refusal } from "../refuse.ts"
import type { Run } from "../run.ts"
import { type Checks, metricsAnswer } from "./health.ts"

type Options = {
  readonly bind: Bind
  readonly run: Run
  readonly config: Config
  readonly vault: Vault
  readonly telemetry: Telemetry
  readonly limits: Limiter
  readonly checks: Checks
}

const QUARTER = 900
const GATE_TRIES = 20

const refusal = (code: keyof typeof CATALOGUE, retryAfter?: number) => {
  const { status, sentence } = CATALOGUE[code]
  return new Refusal(status, {
    error: sentence,
    code,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
}

/** What the pages ask about the site itself (contract.md 2.1, 2.10). */
export const siteRoutes = ({ bind, run, config, vault, telemetry, limits, checks }: Options) => {
  const playing = sandboxed(config)
  const keyOf = (provider: "meta" | "stripe") =>
    config[provider].played.by === "sandbox" ? playedSecrets(vault) : null

  bind(health.config, () => {
    const { meta, stripe, google, mail } = config
    return {
      gate: config.developmentPassword !== null,
      google: google.played.by !== "off",
      mail: mail.played.by !== "off",
      stripePublishableKey:
        stripe.played.by === "real"
          ? stripe.played.publishableKey
          : (keyOf("stripe")?.stripePublishableKey ?? null),
      metaAppId: meta.played.by === "real" ? meta.played.appId : (keyOf("meta")?.metaAppId ?? null),
      metaConfigId: meta.configId,
      graphVersion: meta.graphVersion,
      sandbox: [...playing],
    }
  })
  bind(health.gate, async ({ body }, { address }) => {
    if (config.production || !isLoopback(address)) {
      const wait = await limits(`gate ${address}`, GATE_TRIES, QUARTER)
      if (wait !== null) throw refusal("rate_limited", wait)
    }
    if (!sameText(body.password, config.developmentPassword ?? "")) throw refusal("gate_password")
    return { success: true as const }
  })
  bind(health.health, async () => {
    if (!(await checks.database().catch(() => false))) throw refusal("database_unavailable")
    return { status: "ok" as const }
  })
  bind(health.diagnostics, async ({ caller }) => {
    const [database, queue, { items: bots }, user] = await Promise.all([
      checks.database().catch(() => false),
      checks.queue().catch(() => false),
      run(listChatbots(caller.owner, ALL)),
      run(currentUser(caller.owner)),
    ])
    const lines = await Promise.all(
      bots.map(async ({ id, name }) => {
        const { fault } = await run(connectionStatus(caller.owner, id))
        const detail = fault === null ? "connected" : said(fault)
        return { name: `WhatsApp: ${name}`, ok: fault === null, detail, ...(fault && { fault }) }
      }),
    )
    const calendars = await Promise.all(
      bots.map(async ({ id, name }) => {
        const status = await run(calendarStatus({ owner: caller.owner, chatbot: id }))
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
      // Meta asks for it when the webhook is set up; only those who set it up need it.
      ...(user.operator
        ? [{ name: "META_VERIFY_TOKEN", ok: true, detail: metaVerifyToken(config, vault) }]
        : []),
      // Ids of other owners' customers stand in them.
      ...(user.operator ? await run(waitingPayments()) : []).map(({ waitsFor, count }) => ({
        name: "Stripe",
        ok: false,
        detail: `${count} ${count === 1 ? "event waits" : "events wait"}: ${waitsFor}`,
      })),
    ]
    return { items, total: items.length }
  })
  const document = openApi()
  bind(health.openapi, () => document)
  bind(health.metrics, () => metricsAnswer(telemetry))
}

const PROVIDER_NAMES = {
  meta: "WhatsApp",
  google: "Google",
  stripe: "Stripe",
  llm: "Language model",
  mail: "Mail",
} as const
const PLAYED = {
  real: "connected",
  sandbox: "played by the sandbox",
  off: "not configured",
} as const
const ALL = { limit: 100, offset: 0 }

/** "not connected" is the one fault that needs no sentence. */
const said = (fault: FaultName) => {
  const { what, todo } = FAULTS[fault]
  return fault === "not_connected" ? "not connected" : `${what.en} ${todo.en}`
}

const sameText = (given: string, expected: string) => {
  const [a, b] = [given, expected].map((text) => createHash("sha256").update(text).digest())
  return expected !== "" && timingSafeEqual(a as Buffer, b as Buffer)
}
