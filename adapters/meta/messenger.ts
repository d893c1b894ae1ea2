import * as Effect from "effect/Effect"
import { z } from "zod"
import { faultOfSend } from "../../core/whatsapp/faults/signs.ts"
import type { Line, Messenger, Recipient, SendOutcome } from "../../core/whatsapp/ports.ts"
import { placeOfLine } from "../secrets/places.ts"
import { openOrNull, type Vault } from "../secrets/vault.ts"
import { BAD_PARAMETER, callGraph, type GraphAnswer, type GraphError } from "./graph.ts"
import { idOf } from "./json.ts"

type Options = {
  readonly graphUrl: string
  readonly version: string
  readonly vault: Vault
  /** Milliseconds to wait for Meta's answer. */
  readonly timeout?: number
}

const SEND_TIMEOUT_MS = 15_000

/** Retry classes by Meta's code, never by text (providers.md 1.10, contract.md 4.8); by HTTP status where there is no known code. */
const IN_MAINTENANCE = new Set([131057, 133004])
const PAIR = 131056
/** The number was deleted, or this token may not use it. Comes as a code of its own, or as the subcode of a bad parameter. */
const NO_NUMBER = 33
const TOO_MANY = 429
const TIMED_OUT = 408

/** The send is left to another process, which has the key that the token was encrypted with. */
const LATER = { kind: "busy", pair: false, code: null } as const

const Accepted = z.object({ messages: z.array(z.object({ id: z.unknown() })).min(1) })

/** WhatsApp Cloud API. */
export const cloudApiMessenger = ({
  graphUrl,
  version,
  vault,
  timeout = SEND_TIMEOUT_MS,
}: Options): Messenger => {
  const endpoint = (line: Line) => `${graphUrl}/${version}/${line.phoneNumberId}/messages`
  const tokenOf = ({ accessToken, chatbotId }: Line) =>
    openOrNull(vault, accessToken, placeOfLine(chatbotId, "accesstoken"))
  return {
    send: (line, to, { id, text, quotes }) =>
      Effect.promise(async () => {
        const { accessToken } = line
        if (await vault.sealedElsewhere(accessToken)) return LATER
        const token = tokenOf(line)
        // Without its key the token counts as expired; "locked" if the key may come back.
        if (token === null) {
          return { kind: "expired", accessToken, ...(vault.lacks(accessToken) && { locked: true }) }
        }
        const answer = await callGraph({
          method: "POST",
          url: endpoint(line),
          token,
          timeout,
          body: {
            messaging_product: "whatsapp",
            recipient_type: "individual",
            ...recipient(to),
            type: "text",
            ...(quotes === null ? {} : { context: { message_id: quotes } }),
            text: { preview_url: false, body: text },
            biz_opaque_callback_data: id,
          },
        })
        return outcomeOf(answer, line)
      }),
    showTyping: (line, whatsappMessageId) =>
      Effect.sync(() => {
        const token = tokenOf(line)
        // The send will report that the token cannot be decrypted.
        if (token === null) return
        void callGraph({
          method: "POST",
          url: endpoint(line),
          token,
          body: {
            messaging_product: "whatsapp",
            status: "read",
            message_id: whatsappMessageId,
            typing_indicator: { type: "text" },
          },
        })
      }),
  }
}

const recipient = ({ phone, userId }: Recipient) =>
  phone !== null ? { to: phone.replace(/\D/g, "") } : { recipient: userId }

/** What a send's answer means. Exported for the table of all known answers. */
export const outcomeOf = (answer: GraphAnswer, { accessToken }: Line): SendOutcome => {
  switch (answer.kind) {
    case "ok": {
      const accepted = Accepted.safeParse(answer.body)
      const id = idOf(accepted.data?.messages[0]?.id)
      return id === undefined ? { kind: "unknown" } : { kind: "sent", id }
    }
    case "refused":
      return { kind: "refused" }
    case "unknown":
      return { kind: "unknown" }
    case "unreadable":
      return byStatus(answer.status, null)
    case "error": {
      const { status, error } = answer
      const { transient } = error
      const code = codeOf(error)
      if (code === PAIR) return { kind: "busy", pair: true, code }
      const fault = faultOfSend(code, null)
      if (fault === "too_fast" || IN_MAINTENANCE.has(code) || transient) {
        return { kind: "busy", pair: false, code }
      }
      if (fault === "expired") return { kind: "expired", accessToken }
      if (fault === "meta_down") return { kind: "unknown" }
      // Meta refuses with status 500 too, so the status decides only where the code is unknown.
      return fault === "not_accepted" ? byStatus(status, code) : { kind: "failed", code }
    }
  }
}

const codeOf = ({ code, subcode }: GraphError) =>
  code === BAD_PARAMETER && subcode === NO_NUMBER ? NO_NUMBER : code

/**
 * What a status says of the send: for an answer that is not Meta's own, such as a gateway's page (`code` null), or for one
 * with an unknown code.
 */
const byStatus = (status: number, code: number | null): SendOutcome => {
  if (status === TOO_MANY) return { kind: "busy", pair: false, code }
  if (status === TIMED_OUT || status >= 500) return { kind: "unknown" }
  return status >= 400 || code !== null ? { kind: "failed", code } : { kind: "unknown" }
}
