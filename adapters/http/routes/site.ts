import { metaKeys, stripeKeys } from "../../providers/keys.ts"
import { equalsInConstantTime } from "../../secrets/constant-time.ts"
import { hashOf } from "../../secrets/opaque-token.ts"
import type { Vault } from "../../secrets/vault.ts"
import { type Config, sandboxed } from "../../settings/config.ts"
import type { Telemetry } from "../../telemetry/telemetry.ts"
import type { Bind } from "../bind.ts"
import { health } from "../contract/health.ts"
import { DONE } from "../contract/route.ts"
import { QUARTER_S } from "../limits/rate.ts"
import { openApi } from "../openapi.ts"
import { refusalOf } from "../refuse.ts"
import { type Checks, metricsAnswer } from "./health.ts"

type Options = {
  readonly bind: Bind
  readonly config: Config
  readonly vault: Vault
  readonly telemetry: Telemetry
  readonly checks: Checks
}

/** What the pages ask about the site itself (contract.md 2.1, 2.10). */
export const siteRoutes = ({ bind, config, vault, telemetry, checks }: Options) => {
  bind(health.config, () => {
    const { meta, google, mail } = config
    return {
      gate: config.developmentPassword !== null,
      google: google.played.by !== "off",
      mail: mail.played.by !== "off",
      stripePublishableKey: stripeKeys(config, vault)?.publishableKey ?? null,
      metaAppId: metaKeys(config, vault)?.appId ?? null,
      metaConfigId: meta.configId,
      graphVersion: meta.graphVersion,
      sandbox: sandboxed(config),
    }
  })
  bind(
    health.gate,
    ({ body }) => {
      const expected = config.developmentPassword
      // Hashes, so that not even its length shows.
      if (!expected || !equalsInConstantTime(hashOf(body.password), hashOf(expected))) {
        throw refusalOf("gate_password")
      }
      return DONE
    },
    { by: "address", name: "gate", most: 20, seconds: QUARTER_S },
  )
  bind(health.health, async () => {
    if (!(await checks.database())) throw refusalOf("database_unavailable")
    return { status: "ok" as const }
  })
  const document = openApi()
  bind(health.openapi, () => document)
  bind(health.metrics, () => metricsAnswer(telemetry))
}
