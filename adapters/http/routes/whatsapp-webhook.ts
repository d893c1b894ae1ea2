import { Elysia } from "elysia"
import { receiveMessages } from "../../../core/conversations/receive-messages.ts"
import { isSigned } from "../../meta/signature.ts"
import { parseWebhook } from "../../meta/webhook.ts"
import type { Run } from "../../run.ts"
import { equalsInConstantTime } from "../../secrets/constant-time.ts"
import type { Telemetry } from "../../telemetry/telemetry.ts"
import { webhooks } from "../contract/webhooks.ts"
import { decompressed } from "../reading/decompress.ts"
import { MAX_BODY_BYTES, readBytes } from "../reading/read-bytes.ts"
import { providerOff, refusalOf } from "../refuse.ts"

type Options = {
  readonly run: Run
  readonly telemetry: Telemetry
  /** Null: Meta is neither configured nor played. */
  readonly meta: { readonly appSecret: string; readonly verifyToken: string } | null
}

const RECEIVED = { received: true }

/** Where Meta calls us (contract.md 3.1, 3.2). */
export const whatsappWebhook = ({ run, telemetry, meta }: Options) =>
  new Elysia({ name: "whatsapp-webhook" })
    .get(webhooks.verifyWhatsapp.path, ({ request }) => {
      if (!meta) throw providerOff("Meta")
      const query = new URL(request.url).searchParams
      const one = (name: string) => {
        const values = query.getAll(name)
        return values.length === 1 ? (values[0] ?? null) : null
      }
      const token = one("hub.verify_token")
      const challenge = one("hub.challenge")
      const asked = one("hub.mode") === "subscribe" && challenge !== null && token !== null
      if (!asked || !equalsInConstantTime(token, meta.verifyToken)) {
        throw refusalOf("bad_verify_token")
      }
      return new Response(challenge, { headers: { "content-type": "text/plain" } })
    })
    .post(
      webhooks.whatsapp.path,
      async ({ request }) => {
        if (!meta) throw providerOff("Meta")
        const raw = await readBytes(request, MAX_BODY_BYTES)
        if (!isSigned(raw, request.headers.get("x-hub-signature-256"), meta.appSecret)) {
          telemetry.count("webhook_events_total", { provider: "meta", result: "bad_signature" })
          throw refusalOf("bad_signature")
        }
        const body = await decompressed(request, raw, MAX_BODY_BYTES)
        const { items, counted } = parseWebhook(body, new Date())
        const outcomes = await run(receiveMessages(items))
        for (const [result, n] of Object.entries({ ...counted, ...outcomes })) {
          telemetry.count("webhook_events_total", { provider: "meta", result }, n)
        }
        // All else is stored. Told again, the change finds the client's two appointments booked (may_join of join_clients.sql).
        if (outcomes.move_waits) throw refusalOf("database_unavailable")
        // Meta takes the product for a general assistant and bills for it: somebody has to look (providers.md 1.8).
        if (counted.general_purpose_ai) {
          telemetry.log("error", "general_purpose_ai_pricing", {
            messages: counted.general_purpose_ai,
            lines: [
              ...new Set(items.flatMap((item) => ("line" in item ? [item.line] : []))),
            ].join(),
          })
        }
        return RECEIVED
      },
      // The signature is over the bytes: nothing may parse them before.
      { parse: "none" },
    )
