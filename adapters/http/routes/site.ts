import { createHash, timingSafeEqual } from "node:crypto"
import { CATALOGUE } from "../../../core/shared/catalogue.ts"
import type { Config } from "../../config.ts"
import { sandboxed } from "../../config.ts"
import { playedSecrets } from "../../play.ts"
import type { Vault } from "../../secrets/vault.ts"
import type { Telemetry } from "../../telemetry/telemetry.ts"
import type { Bind } from "../bind.ts"
import { isLoopback } from "../client-address.ts"
import { health } from "../contract/health.ts"
import type { Limiter } from "../limits.ts"
import { Refusal } from "../refuse.ts"
import type { Checks } from "./health.ts"

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

const refusal = (code: keyof typeof CATALOGUE, retryAfter?: number) => {
  const { status, sentence } = CATALOGUE[code]
  return new Refusal(status, {
    error: sentence,
    code,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
}

/** What the pages ask about the site itself (contract.md 2.1, 2.10). */
export const siteRoutes = ({ bind, config, vault, telemetry, limits, checks }: Options) => {
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
  bind(
    health.metrics,
    async () =>
      new Response(await telemetry.metrics(), {
        headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" },
      }),
  )
}

const sameText = (given: string, expected: string) => {
  const [a, b] = [given, expected].map((text) => createHash("sha256").update(text).digest())
  return expected !== "" && timingSafeEqual(a as Buffer, b as Buffer)
}
