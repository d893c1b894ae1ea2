import { bounded, boundedMap } from "../bounded.ts"
import type { SandboxOptions } from "../options.ts"
import type { MetaAccounts } from "./accounts.ts"
import { GraphRefusal } from "./errors.ts"
import {
  type ClientMessage,
  completed,
  digits,
  echoValue,
  type SentMessage,
  type StatusDetail,
} from "./payloads.ts"
import { statusEvents } from "./status-events.ts"
import { wamid } from "./wamid.ts"
import { type Change, metaWebhook } from "./webhook.ts"

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
/** WhatsApp's typing indicator ends after 25 s (providers.md 1.8). */
const TYPING_MS = 25_000
const WINDOW_MS = 24 * 60 * 60 * 1000

/** The clients' phones: what the business sent to them, and what they send to the business. */
export const phones = (options: SandboxOptions, accounts: MetaAccounts) => {
  const webhook = metaWebhook(options)
  const post = (change: Change) => webhook(change).catch(() => 0)
  const sent = bounded<SentMessage>(KEPT)
  const inbound = bounded<Heard>(KEPT)
  const lastHeard = boundedMap<string, number>(KEPT)
  const names = boundedMap<string, string>(KEPT)
  let statuses = true
  const events = statusEvents({ post, accounts, nameOf: (client) => names.get(client) ?? "" })

  return {
    /** Takes a message from the business; its status events are posted automatically. */
    send: (number: string, to: string, request: Readonly<Record<string, unknown>>) => {
      const heard = lastHeard.get(`${number}:${to}`)
      if (heard !== undefined && Date.now() - heard > WINDOW_MS) {
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
        at: new Date().toISOString(),
        status: "accepted",
        ours: typeof ours === "string" ? ours : null,
      }
      sent.add(message)
      if (statuses) void events.follow(message)
      return message
    },
    /** Posts what a client writes, as often as asked, all at a time. */
    receive: async (said: ClientMessage): Promise<{ id: string; answers: number[] }> => {
      const { number, copies = 1 } = said
      const { id, client, shown, at, value } = completed(said)
      const line = `${number}:${client}`
      lastHeard.set(line, Math.max(at, lastHeard.get(line) ?? 0))
      if (said.name) names.set(client, said.name)
      inbound.add({
        number,
        from: client,
        text: shown,
        id,
        at: new Date().toISOString(),
        read: false,
        typingSince: null,
      })
      const account = said.account ?? accounts.accountOfNumber(number)
      const change = { field: "messages", account, value }
      return { id, answers: await Promise.all(Array.from({ length: copies }, () => post(change))) }
    },
    /** Posts a status event; also for a message that nobody sent, which the product must put up with. */
    report: (id: string, status: string, more: StatusDetail = {}): Promise<number> => {
      const known = sent.items().findLast((each) => each.id === id || each.ours === id)
      return events.report(known ?? unsent(id), status, more)
    },
    /** What the owner wrote in the telephone's own app. */
    echo: (number: string, account: string | undefined, to: string, text: string) =>
      post({
        field: "smb_message_echoes",
        account: account ?? accounts.accountOfNumber(number),
        value: echoValue(number, to, text),
      }),
    /** Any other field of Meta's webhook, about one number and its account. */
    notice: (number: string, account: string | undefined, news: Omit<Change, "account">) =>
      post({ ...news, account: account ?? accounts.accountOfNumber(number) }),
    sent: (to?: string): readonly SentMessage[] =>
      sent.items().filter((each) => to === undefined || each.to === to || each.to === digits(to)),
    markRead: (id: string, typing: boolean) => {
      const message = inbound.items().findLast((each) => each.id === id)
      if (!message) return
      message.read = true
      if (typing) message.typingSince = Date.now()
    },
    /** What one client's telephone shows of one business. */
    chat: (number: string, from: string) => {
      const heard = inbound.items().filter((each) => each.number === number && each.from === from)
      const out = sent.items().filter((each) => each.phonenumberid === number && each.to === from)
      const last = heard.at(-1)
      const reply = out.at(-1)
      const isTyping =
        typeof last?.typingSince === "number" &&
        Date.now() - last.typingSince < TYPING_MS &&
        (reply === undefined || reply.at < last.at)
      return { in: heard, out, isTyping }
    },
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

const unsent = (id: string): SentMessage => ({
  id,
  phonenumberid: "100000000000001",
  to: "12025550111",
  body: "",
  request: null,
  at: "",
  status: "",
  ours: null,
})
