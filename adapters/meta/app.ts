import type { Config } from "../config.ts"
import { metaKeys } from "../provider-keys.ts"
import type { Vault } from "../secrets/vault.ts"
import type { MetaApp } from "./business.ts"

/** Our app at Meta. Null: Meta is off. Browsers open the dialog; everything else is called by the server, at `graphUrl`. */
export const metaApp = (config: Config, vault: Vault, graphUrl: string): MetaApp | null => {
  const keys = metaKeys(config, vault)
  if (!keys) return null
  const { appId, appSecret } = keys
  const { graphVersion: version, configId } = config.meta
  const callbackUrl = `${config.publicUrl}/dashboard/whatsapp-callback`
  return { appId, appSecret, graphUrl, version, callbackUrl, configId, dialogUrl: dialogOf(config) }
}

const dialogOf = ({ meta, publicUrl }: Config) => {
  if (meta.played.by === "sandbox") return `${publicUrl}/sandbox/meta/dialog/oauth`
  // A Graph API at another address has its own dialog (contract.md 8).
  return meta.graphUrlChanged
    ? `${meta.graphUrl}/dialog/oauth`
    : `https://www.facebook.com/${meta.graphVersion}/dialog/oauth`
}
