import type { GoogleKeys } from "../google/oauth-client.ts"
import type { Vault } from "../secrets/vault.ts"
import type { Config } from "../settings/config.ts"

/** The keys and addresses of the providers: the real ones', or those of the sandbox. */

/** Secrets that the played providers and our adapters share, derived from APP_SECRET. */
export const playedSecrets = (vault: Vault) => ({
  meta: { appId: "1000000000001", appSecret: vault.derive("sandbox meta app secret") },
  google: {
    clientId: "sandbox.apps.googleusercontent.com",
    clientSecret: vault.derive("sandbox google client secret"),
  },
  stripe: {
    secretKey: `sk_test_${vault.derive("sandbox stripe key")}`,
    publishableKey: "pk_test_sandbox",
    webhookSecret: `whsec_${vault.derive("sandbox stripe webhook")}`,
  },
})

/** The token that Meta sends when the webhook is set up. */
export const metaVerifyToken = ({ meta }: Config, vault: Vault) =>
  meta.verifyToken ?? vault.derive("meta verify token").slice(0, 32)

/** Where the sandbox plays each provider, under our own address. */
const PLAYED_AT = {
  meta: "/sandbox/meta",
  llm: "/sandbox/llm/v1",
  google: "/sandbox/google",
  stripe: "/sandbox/stripe",
} as const

/**
 * The provider's address: the real one, or the sandbox's in this process. A worker has no sandbox of its own: it calls the one
 * of the process that serves PUBLIC_URL.
 */
export const addressOf = (config: Config, provider: keyof typeof PLAYED_AT, real: string) => {
  if (config[provider].played.by !== "sandbox") return real
  const served = config.role === "worker" ? config.publicUrl : `http://127.0.0.1:${config.port}`
  return `${served}${PLAYED_AT[provider]}`
}

/** Null: Google is off. The consent page is opened by browsers, the rest is called from here. */
export const googleKeys = (config: Config, vault: Vault): GoogleKeys | null => {
  const { played, authUrl, tokenUrl, apiUrl } = config.google
  switch (played.by) {
    case "real":
      return { ...played, authUrl, tokenUrl, apiUrl }
    case "sandbox": {
      const here = addressOf(config, "google", apiUrl)
      return {
        ...playedSecrets(vault).google,
        authUrl: `${config.publicUrl}/sandbox/google/o/oauth2/v2/auth`,
        tokenUrl: `${here}/token`,
        apiUrl: here,
      }
    }
    case "off":
      return null
  }
}

/** Stripe's keys and address. Null: it is off. */
export const stripeKeys = (config: Config, vault: Vault) => {
  const { played, apiUrl } = config.stripe
  if (played.by === "off") return null
  const keys = played.by === "real" ? played : playedSecrets(vault).stripe
  const { secretKey, publishableKey, webhookSecret } = keys
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    apiUrl: addressOf(config, "stripe", apiUrl),
    live: /^\w\w_live_/.test(secretKey),
  }
}

/** Our app at Meta, and the token of its webhook. Null: it is off. */
export const metaKeys = (config: Config, vault: Vault) => {
  const { played } = config.meta
  if (played.by === "off") return null
  const { appId, appSecret } = played.by === "real" ? played : playedSecrets(vault).meta
  return { appId, appSecret, verifyToken: metaVerifyToken(config, vault) }
}

/** Null: no model is called. */
export const llmKey = ({ llm: { played } }: Config): string | null => {
  if (played.by === "real") return played.apiKey
  return played.by === "sandbox" ? "sandbox" : null
}
