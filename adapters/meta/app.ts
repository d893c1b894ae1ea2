import { SCOPES } from "../../core/whatsapp/grant.ts"
import { metaKeys } from "../providers/keys.ts"
import type { Vault } from "../secrets/vault.ts"
import type { Config } from "../settings/config.ts"

/** Our app at Meta. */
export type MetaApp = {
  readonly appId: string
  readonly appSecret: string
  /** The Graph API, which the server calls. */
  readonly graphUrl: string
  readonly version: string
  /** Where an owner's browser finds the login dialog. */
  readonly dialogUrl: string
  /** Where the dialog sends the browser back to. */
  readonly callbackUrl: string
  /** The configuration of Embedded Signup; null: the plain login, which asks for scopes. */
  readonly configId: string | null
  /** Milliseconds to wait for an answer. */
  readonly timeout?: number
}

/** The app of the settings; null: Meta is off. */
export const metaApp = (config: Config, vault: Vault, graphUrl: string): MetaApp | null => {
  const keys = metaKeys(config, vault)
  if (!keys) return null
  const { appId, appSecret } = keys
  const { graphVersion: version, configId } = config.meta
  const callbackUrl = `${config.publicUrl}/dashboard/whatsapp-callback`
  return {
    appId,
    appSecret,
    graphUrl,
    version,
    callbackUrl,
    configId,
    dialogUrl: dialogUrlOf(config),
  }
}

const dialogUrlOf = ({ meta, publicUrl }: Config) => {
  if (meta.played.by === "sandbox") return `${publicUrl}/sandbox/meta/dialog/oauth`
  // A Graph API at another address has its own dialog (contract.md 8).
  return meta.graphUrlChanged
    ? `${meta.graphUrl}/dialog/oauth`
    : `https://www.facebook.com/${meta.graphVersion}/dialog/oauth`
}

/** How Embedded Signup runs (providers.md 1.11). With this feature it also takes numbers that stay in the owner's phone app. */
const SIGNUP = {
  featureType: "whatsapp_business_app_onboarding",
  sessionInfoVersion: "3",
  version: "v4",
} as const

/** The address of the login dialog, with what it is asked for. */
export const loginDialog = ({ appId, dialogUrl, callbackUrl, configId }: MetaApp, state: string) =>
  `${dialogUrl}?${new URLSearchParams({
    client_id: appId,
    redirect_uri: callbackUrl,
    state,
    response_type: "code",
    ...(configId
      ? {
          config_id: configId,
          override_default_response_type: "true",
          extras: JSON.stringify(SIGNUP),
        }
      : { scope: SCOPES.join(",") }),
  })}`
