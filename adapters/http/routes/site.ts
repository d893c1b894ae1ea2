import type { Config } from "../../config.ts"
import { sandboxed } from "../../config.ts"
import { playedSecrets } from "../../provider-keys.ts"
import { hashOf } from "../../secrets/opaque.ts"
import { isSame } from "../../secrets/same.ts"
import type { Vault } from "../../secrets/vault.ts"
import type { Telemetry } from "../../telemetry/telemetry.ts"
import type { Bind } from "../bind.ts"
import { health } from "../contract/health.ts"
import type { Limiter } from "../limits.ts"
import { limitAddressWith } from "../limits.ts"
import { openApi } from "../openapi.ts"
import { refusalOf } from "../refuse.ts"
import { type Checks, metricsAnswer } from "./health.ts"

type Options = {
  readonly bind: Bind
  readonly config: Config
  readonly vault: Vault
  readonly telemetry: Telemetry
  readonly limits: Limiter
  readonly checks: Checks
}

const QUARTER = 900
const GATE_TRIES = 20

/** What the pages ask about the site itself (contract.md 2.1, 2.10). */
export const siteRoutes = ({ bind, config, vault, telemetry, limits, checks }: Options) => {
  const playing = sandboxed(config)
  const limitAddress = limitAddressWith(limits, config.production)
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
    await limitAddress("gate", address, GATE_TRIES, QUARTER)
    const expected = config.developmentPassword
    // Hashes, so that not even its length shows.
    if (!expected || !isSame(hashOf(body.password), hashOf(expected))) {
      throw refusalOf("gate_password")
    }
    return { success: true as const }
  })
  bind(health.health, async () => {
    if (!(await checks.database().catch(() => false))) throw refusalOf("database_unavailable")
    return { status: "ok" as const }
  })
  const document = openApi()
  bind(health.openapi, () => document)
  bind(health.metrics, () => metricsAnswer(telemetry))
}
