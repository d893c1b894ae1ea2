import { createHmac } from "node:crypto"
import type { Child } from "./process.ts"

/** Signs what Meta posts (tests/support/providers.ts). */
export const META_SECRET = "app-secret-of-the-tests"

export const signed = (body: string | Uint8Array, secret: string = META_SECRET) => ({
  "content-type": "application/json",
  "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
})

type Text = {
  readonly line: string
  readonly from: string
  readonly id: string
  readonly text: string
  readonly at?: number
}

/** What lines have to say, as Meta posts it. */
const payload = (...said: readonly { readonly line: string; readonly value: object }[]) =>
  JSON.stringify({
    object: "whatsapp_business_account",
    entry: said.map(({ line, value }) => ({
      id: "200000000000001",
      changes: [
        {
          field: "messages",
          value: {
            messaging_product: "whatsapp",
            metadata: { display_phone_number: "1", phone_number_id: line },
            ...value,
          },
        },
      ],
    })),
  })

const epoch = () => String(Math.floor(Date.now() / 1000))

export const textPayload = (...texts: readonly Text[]) =>
  payload(
    ...texts.map(({ line, from, id, text, at }) => ({
      line,
      value: {
        contacts: [{ profile: { name: "Ana" }, wa_id: from }],
        messages: [
          { from, id, timestamp: String(at ?? epoch()), type: "text", text: { body: text } },
        ],
      },
    })),
  )

export const statusPayload = (line: string, wamid: string, ours: string, status = "sent") =>
  payload({
    line,
    value: {
      statuses: [{ id: wamid, status, timestamp: epoch(), biz_opaque_callback_data: ours }],
    },
  })

/** Posts once, as Meta does. */
export const post = (url: string, body: string, signal?: AbortSignal) =>
  fetch(`${url}/webhooks/whatsapp`, {
    ...{ method: "POST", body, headers: signed(body) },
    ...(signal && { signal }),
  })

/** Posts as Meta does: again and again until the answer is 200. False: nobody is there any more to answer. */
export const postUntilTaken = async (child: Child, body: string): Promise<boolean> => {
  while (child.alive()) {
    const taken = await post(child.url, body).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (taken) return true
    await Bun.sleep(200)
  }
  return false
}
