import { bounded, boundedMap } from "../bounded.ts"
import type { SandboxOptions } from "../options.ts"
import { type MetaAccounts, numberOf } from "./accounts.ts"
import { GraphRefusal } from "./errors.ts"
import { wamid } from "./wamid.ts"
import { forNumber, metaWebhook } from "./webhook.ts"

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
  readonly display?: string | undefined
  readonly from?: string | undefined
  readonly userId?: string | undefined
  readonly name?: string | undefined
  readonly text?: string | undefined
  readonly message?: Readonly<Record<string, unknown>> | undefined
  readonly id?: string | undefined
  readonly timestamp?: string | undefined
  readonly copies?: number | undefined
}

/** A client's message, as the client's own telephone shows it. */
type Heard = {
  readonly number: string
  readonly from: string
  readonly text: string
  readonly id: string
  readonly at: string
  read: boolean
  typingSince: number | null
}

const KEPT = 2000
/** WhatsApp's typing sign ends after 25 s (providers.md 1.8). */
const TYPING_MS = 25_000
const WINDOW_MS = 24 * 60 * 60 * 1000
/** A status follows the answer of the send, as it usually does. */
const STATUS_AFTER_MS = 30
const STATUS_RETRIES_MS = [500, 2000, 8000]
const STATUS_ERRORS: Readonly<Record<number, string>> = {
  131026: "Message undeliverable",
  131047: "Re-engagement message",
  131049: "This message was not delivered to maintain healthy ecosystem engagement.",
  131050: "User has stopped marketing messages",
  131053: "Media upload error",
}

const digits = (value: string) => value.replace(/\D/g, "")

/** The telephones: what the business sent to clients, and what clients send to the business. */
export const phones = (options: SandboxOptions, accounts: MetaAccounts, now: () => Date) => {
  const post = metaWebhook(options)
  const sent = bounded<SentMessage>(KEPT)
  const inbound = bounded<Heard>(KEPT)
  const lastHeard = boundedMap<string, number>(KEPT)
  let statuses = options.meta.statuses !== false

  const postStatus = (message: SentMessage, status: string, errorCode?: number) => {
    message.status = status
    const client = clientOf(message.to)
    return post({
      field: "messages",
      account: accounts.accountOfNumber(message.phonenumberid),
      value: {
        ...forNumber(message.phonenumberid, numberOf(message.phonenumberid).display),
        ...(status === "failed"
          ? {}
          : { contacts: [{ profile: { name: "" }, ...client.contact }] }),
        statuses: [
          {
            id: message.id,
            status,
            timestamp: seconds(now()),
            ...client.recipient,
            ...(message.ours === null ? {} : { biz_opaque_callback_data: message.ours }),
            ...(errorCode === undefined ? {} : { errors: [statusError(errorCode)] }),
            ...(status === "sent" || status === "delivered" ? { pricing: PRICING } : {}),
          },
        ],
      },
    })
  }

  /** Meta repeats what was not answered with 200. */
  const insist = async (attempt: () => Promise<number>) => {
    for (const wait of [...STATUS_RETRIES_MS, null]) {
      const answered = await attempt().catch(() => 0)
      if (answered === 200 || wait === null) return
      await later(wait)
    }
  }

  const follow = async (message: SentMessage) => {
    await later(STATUS_AFTER_MS)
    await insist(() => postStatus(message, "sent"))
    await insist(() => postStatus(message, "delivered"))
  }

  return {
    /** Takes a message from the business; the statuses follow by themselves. */
    send: (number: string, to: string, request: Readonly<Record<string, unknown>>) => {
      const heard = lastHeard.get(`${number}:${to}`)
      if (heard !== undefined && now().getTime() - heard > WINDOW_MS) {
        throw new GraphRefusal(400, 131047, "(#131047) Re-engagement message", {
          details: "More than 24 hours have passed since the recipient last replied.",
        })
      }
      const ours = request.biz_opaque_callback_data
      const message: SentMessage = {
        id: wamid(to, "out"),
        phonenumberid: number,
        to,
        body: String((request.text as { body?: unknown } | undefined)?.body ?? ""),
        request,
        at: now().toISOString(),
        status: "accepted",
        ours: typeof ours === "string" ? ours : null,
      }
      sent.add(message)
      if (statuses) void follow(message)
      return message
    },
    receive: async (said: ClientMessage): Promise<{ id: string; answers: number[] }> => {
      const from = said.from === undefined ? undefined : digits(said.from)
      const own = said.message ?? {}
      const id = said.id ?? (typeof own.id === "string" ? own.id : wamid(from ?? "0", "in"))
      const timestamp = said.timestamp ?? String(own.timestamp ?? seconds(now()))
      const message = {
        ...(from ? { from } : {}),
        ...(said.userId ? { from_user_id: said.userId } : {}),
        ...(said.message ? {} : { type: "text", text: { body: said.text ?? "" } }),
        ...own,
        id,
        timestamp,
      }
      const client = from || said.userId || ""
      lastHeard.set(`${said.number}:${client}`, Number(timestamp) * 1000)
      const text = said.text ?? `[${String(own.type ?? "text")}]`
      inbound.add({
        ...{ number: said.number, from: client, text, id, at: now().toISOString() },
        ...{ read: false, typingSince: null },
      })
      const change = {
        field: "messages",
        account: said.account ?? accounts.accountOfNumber(said.number),
        value: {
          ...forNumber(said.number, said.display ?? numberOf(said.number).display),
          contacts: [
            {
              profile: { name: said.name ?? "" },
              ...(from ? { wa_id: from } : {}),
              ...(said.userId ? { user_id: said.userId } : {}),
            },
          ],
          messages: [message],
        },
      }
      const copies = Array.from({ length: said.copies ?? 1 }, () => post(change))
      return { id, answers: await Promise.all(copies) }
    },
    /** A status by hand; a message that nobody sent gets one too, which the product must bear. */
    report: async (id: string, status: string, errorCode?: number): Promise<number> => {
      const known = sent.items().findLast((each) => each.id === id || each.ours === id)
      const message = known ?? {
        ...{ id, phonenumberid: "100000000000001", to: "12025550111", body: "" },
        ...{ request: null, at: "", status: "", ours: null },
      }
      return await postStatus(message, status, errorCode)
    },
    /** What the owner wrote in the telephone's own app. */
    echo: (number: string, account: string | undefined, to: string, text: string) =>
      post({
        field: "smb_message_echoes",
        account: account ?? accounts.accountOfNumber(number),
        value: {
          ...forNumber(number, numberOf(number).display),
          contacts: [{ profile: { name: "" }, wa_id: digits(to) }],
          message_echoes: [
            {
              from: digits(numberOf(number).display),
              to: digits(to),
              id: wamid(digits(to), "out"),
              timestamp: seconds(now()),
              type: "text",
              text: { body: text },
            },
          ],
        },
      }),
    sent: (to?: string): readonly SentMessage[] =>
      sent.items().filter((each) => to === undefined || each.to === to || each.to === digits(to)),
    markRead: (id: string, typing: boolean) => {
      const message = inbound.items().findLast((each) => each.id === id)
      if (!message) return
      message.read = true
      if (typing) message.typingSince = now().getTime()
    },
    isTyping: (number: string, from: string, at: Date) => {
      const last = inbound.items().findLast((each) => each.number === number && each.from === from)
      const reply = sent
        .items()
        .findLast((each) => each.phonenumberid === number && each.to === from)
      return (
        last !== undefined &&
        last.typingSince !== null &&
        at.getTime() - last.typingSince < TYPING_MS &&
        (reply === undefined || reply.at < last.at)
      )
    },
    chat: (number: string, from: string) => ({
      in: inbound.items().filter((each) => each.number === number && each.from === from),
      out: sent.items().filter((each) => each.phonenumberid === number && each.to === from),
    }),
    switchStatuses: (on: boolean) => {
      statuses = on
    },
    clear: () => {
      sent.clear()
      inbound.clear()
      lastHeard.clear()
    },
  }
}
export type Phones = ReturnType<typeof phones>

const PRICING = {
  billable: false,
  pricing_model: "PMP",
  type: "free_customer_service",
  category: "service",
}

const seconds = (date: Date) => String(Math.floor(date.getTime() / 1000))

const statusError = (code: number) => {
  const title = STATUS_ERRORS[code] ?? "Something went wrong"
  return { code, title, message: title, error_data: { details: `${title} (sandbox).` } }
}

/** Clients are reached by number, or by business-scoped user id: two letters, a dot, an id. */
const clientOf = (to: string) =>
  /^\d+$/.test(to)
    ? { contact: { wa_id: to }, recipient: { recipient_id: to } }
    : { contact: { user_id: to }, recipient: { recipient_user_id: to } }

const later = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref()
  })
