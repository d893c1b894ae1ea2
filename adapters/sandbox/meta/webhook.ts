import { createHmac } from "node:crypto"
import type { SandboxOptions } from "../options.ts"

/** Meta writes everything beyond ASCII, and slashes, with a backslash, and signs those bytes (providers.md 1.2). */
export const metaJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("/", "\\/")
    .replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)

export type Change = {
  readonly field: string
  readonly account: string
  readonly value: Readonly<Record<string, unknown>>
  /** When it happened, in epoch seconds: Meta names it of what is no message (providers.md 1.3). */
  readonly time?: number
}

/** Posts one change to the product, signed with the app's secret. */
export const metaWebhook =
  ({ meta, postWebhook }: Pick<SandboxOptions, "meta" | "postWebhook">) =>
  ({ field, account, value, time }: Change): Promise<number> => {
    const raw = metaJson({
      object: "whatsapp_business_account",
      entry: [{ id: account, ...(time && { time }), changes: [{ value, field }] }],
    })
    const signature = createHmac("sha256", meta.appSecret).update(raw).digest("hex")
    return postWebhook("/webhooks/whatsapp", raw, {
      "content-type": "application/json",
      "user-agent": "facebookexternalua",
      "x-hub-signature-256": `sha256=${signature}`,
    })
  }
