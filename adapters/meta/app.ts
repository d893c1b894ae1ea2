import type { Config } from "../config.ts"
import { metaKeys } from "../provider-keys.ts"
import type { Vault } from "../secrets/vault.ts"
import type { MetaApp } from "./business.ts"

/** Null: Meta is off. The dialog is opened by browsers, the rest is called from here, at `graphUrl`. */
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
  // Another Graph API has its own dialog (contract.md 8).
  return meta.graphUrlChanged
    ? `${meta.graphUrl}/dialog/oauth`
    : `https://www.facebook.com/${meta.graphVersion}/dialog/oauth`
}
