import { numberOf } from "./accounts.ts"
import { wamid } from "./wamid.ts"

/** The `value` of each kind of change that Meta posts (providers.md 1.3 to 1.6). */

export type SentMessage = {
  readonly id: string
  readonly phonenumberid: string
  readonly to: string
  readonly body: string
  readonly request: unknown
  readonly at: string
  status: string
  readonly ours: string | null
}

/** What a client writes: a text, or Meta's own message object. */
export type ClientMessage = {
  readonly number: string
  readonly account?: string | undefined
  readonly from?: string | undefined
  readonly userId?: string | undefined
  readonly name?: string | undefined
  readonly text?: string | undefined
  readonly message?: Readonly<Record<string, unknown>> | undefined
  readonly id?: string | undefined
  readonly timestamp?: string | undefined
  readonly copies?: number | undefined
}

const PRICING = {
  billable: false,
  pricing_model: "PMP",
  type: "free_customer_service",
  category: "service",
}
const STATUS_ERRORS: Readonly<Record<number, string>> = {
  131026: "Message undeliverable",
  131047: "Re-engagement message",
  131049: "This message was not delivered to maintain healthy ecosystem engagement.",
  131050: "User has stopped marketing messages",
  131053: "Media upload error",
}

export const digits = (value: string) => value.replace(/\D/g, "")
export const seconds = (date: Date) => String(Math.floor(date.getTime() / 1000))

const head = (number: string) => ({
  messaging_product: "whatsapp",
  metadata: {
    display_phone_number: digits(numberOf(number).display),
    phone_number_id: number,
  },
})

const USER_ID = /^[A-Z]{2}\./
/** Completes what a client said: ids, time, and who it is from. */
export const completed = (said: ClientMessage) => {
  const own = said.message ?? {}
  const given = said.from ?? (typeof own.from === "string" ? own.from : "")
  const hidden = USER_ID.test(given)
  const from = hidden ? "" : digits(given)
  const userId = said.userId ?? own.from_user_id ?? (hidden ? given : "")
  const id = said.id ?? (typeof own.id === "string" ? own.id : wamid(from, "in"))
  const timestamp = said.timestamp ?? String(own.timestamp ?? seconds(new Date()))
  const client = from || String(userId)
  const shown = said.text ?? `[${String(own.type ?? "text")}]`
  const message = {
    ...(from ? { from } : {}),
    ...(userId ? { from_user_id: userId } : {}),
    ...(said.message ? {} : { type: "text", text: { body: said.text ?? "" } }),
    ...own,
    id,
    timestamp,
  }
  const contact = {
    profile: { name: said.name ?? "" },
    ...(from ? { wa_id: from } : {}),
    ...(userId ? { user_id: userId } : {}),
  }
  const value = { ...head(said.number), contacts: [contact], messages: [message] }
  return { id, client, shown, at: Number(timestamp) * 1000, value }
}

export type StatusDetail = {
  readonly errorCode?: number | undefined
  /** What Meta bills the message as, such as `service`. */
  readonly category?: string | undefined
}
type Status = StatusDetail & { readonly status: string; readonly name: string }

export const statusValue = (message: SentMessage, said: Status) => {
  const { status, name, errorCode, category = PRICING.category } = said
  const { contact, recipient } = clientOf(message.to)
  const succeeds = status !== "failed"
  return {
    ...head(message.phonenumberid),
    ...(succeeds ? { contacts: [{ profile: { name }, ...contact }] } : {}),
    statuses: [
      {
        id: message.id,
        status,
        timestamp: seconds(new Date()),
        ...recipient,
        ...(message.ours === null ? {} : { biz_opaque_callback_data: message.ours }),
        ...(errorCode === undefined ? {} : { errors: [statusError(errorCode)] }),
        ...(status === "sent" || status === "delivered"
          ? { pricing: { ...PRICING, category } }
          : {}),
      },
    ],
  }
}

export const echoValue = (number: string, to: string, text: string) => {
  const { contact, written } = clientOf(USER_ID.test(to) ? to : digits(to))
  return {
    ...head(number),
    contacts: [{ profile: { name: "" }, ...contact }],
    message_echoes: [
      {
        from: digits(numberOf(number).display),
        ...written,
        id: wamid(digits(to), "out"),
        timestamp: seconds(new Date()),
        type: "text",
        text: { body: text },
      },
    ],
  }
}

const statusError = (code: number) => {
  const title = STATUS_ERRORS[code] ?? "Something went wrong"
  return { code, title, message: title, error_data: { details: `${title} (sandbox).` } }
}

/** Clients are reached by number, or by business-scoped user id: two letters, a dot, an id. */
const clientOf = (to: string) =>
  /^\d+$/.test(to)
    ? { contact: { wa_id: to }, recipient: { recipient_id: to }, written: { to } }
    : {
        contact: { user_id: to },
        recipient: { recipient_user_id: to },
        written: { to_user_id: to },
      }
