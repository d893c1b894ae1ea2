import type { Config } from "../config.ts"
import { playedSecrets } from "../provider-keys.ts"
import type { Vault } from "../secrets/vault.ts"
import type { MetaApp } from "./business.ts"

/** Null: Meta is off. The dialog is opened by browsers, the rest is called from here, at `graphUrl`. */
export const metaApp = (
  { meta, publicUrl }: Config,
  vault: Vault,
  graphUrl: string,
): MetaApp | null => {
  const shared = {
    graphUrl,
    version: meta.graphVersion,
    callbackUrl: `${publicUrl}/dashboard/whatsapp-callback`,
    configId: meta.configId,
  }
  switch (meta.played.by) {
    case "real": {
      const { appId, appSecret } = meta.played
      // Another Graph API has its own dialog (contract.md 8).
      const dialogUrl = meta.graphUrlChanged
        ? `${meta.graphUrl}/dialog/oauth`
        : `https://www.facebook.com/${meta.graphVersion}/dialog/oauth`
      return { ...shared, appId, appSecret, dialogUrl }
    }
    case "sandbox": {
      const { metaAppId: appId, metaAppSecret: appSecret } = playedSecrets(vault)
      return { ...shared, appId, appSecret, dialogUrl: `${publicUrl}/sandbox/meta/dialog/oauth` }
    }
    case "off":
      return null
  }
}
