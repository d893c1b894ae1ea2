import type { Received } from "../../core/conversations/received.ts"
import { filled, idOf, type Json, list, object } from "./json.ts"
import { readAccountNews } from "./webhook/account-news.ts"
import { type Sink, secondsOf } from "./webhook/item.ts"
import { readEcho, readMessage } from "./webhook/messages.ts"
import { readStatus } from "./webhook/statuses.ts"

/*
 * Reads what Meta posts into items of our own. It is lenient: new types appear without notice, keys may be missing, and one odd
 * entry must not cost the others of its POST. What is not understood is counted, never refused (contract.md 3.2, 3.3).
 */

export type Parsed = {
  readonly items: readonly Received[]
  /** How many items were left out, by reason. */
  readonly counted: Readonly<Record<string, number>>
}

/** Reads the body of a POST that arrives `now`. Never throws. */
export const parseWebhook = (raw: Uint8Array, now: Date): Parsed => {
  const items: Received[] = []
  const counted: Record<string, number> = {}
  const count = (why: string) => {
    counted[why] = (counted[why] ?? 0) + 1
  }
  let body: Json | undefined
  try {
    body = object(JSON.parse(textOf(raw)))
  } catch {
    count("not_json")
  }
  if (body && body.object !== "whatsapp_business_account") count("other_object")
  else if (body) {
    for (const entry of list(body.entry)) {
      for (const change of list(entry.changes)) readChange(change, entry, { items, count, now })
    }
  }
  return { items, counted }
}

/** In the encoding that the byte order mark names, else UTF-8. */
const textOf = (raw: Uint8Array): string => {
  const mark = `${raw[0]} ${raw[1]}`
  return new TextDecoder(UTF_16.get(mark)).decode(raw)
}

const UTF_16: ReadonlyMap<string, "utf-16le" | "utf-16be"> = new Map([
  [`${0xff} ${0xfe}`, "utf-16le"],
  [`${0xfe} ${0xff}`, "utf-16be"],
])

const readChange = (change: Json, entry: Json, sink: Sink) => {
  const value = object(change.value) ?? {}
  const field = filled(change.field) ?? "none"
  const news = readAccountNews(field, value, idOf(entry.id), secondsOf(entry.time, sink.now))
  if (news) {
    sink.items.push(news)
    return
  }
  if (field !== "messages" && field !== "smb_message_echoes") return sink.count(`field_${field}`)
  const line = idOf(object(value.metadata)?.phone_number_id)
  if (line === undefined) return sink.count("no_line")
  const contacts = list(value.contacts)
  for (const message of list(value.messages)) readMessage(message, contacts, line, sink)
  for (const echo of list(value.message_echoes)) readEcho(echo, contacts, line, sink)
  for (const status of list(value.statuses)) readStatus(status, line, sink)
  for (const _ of list(value.errors)) sink.count("value_error")
}
