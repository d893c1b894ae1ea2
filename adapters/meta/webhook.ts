import { z } from "zod"
import type {
  ClientKeys,
  DeliveryStatus,
  Received,
  Side,
} from "../../core/conversations/inbound.ts"
import { readAccountField } from "./account-fields.ts"
import { profileName, readContent } from "./content.ts"
import { filled, idOf, type Json, list, numberOf, object, phoneOf, typeOf } from "./json.ts"

/*
 * Reads Meta's POST into our own items. Lenient by design: new types appear without notice, keys go missing, and one odd entry must
 * not cost the others of its POST. What is not understood is counted, never refused (contract.md 3.2, 3.3).
 */

export type Parsed = {
  readonly items: readonly Received[]
  /** What was seen and not stored, by reason. */
  readonly counted: Readonly<Record<string, number>>
}

const CLOCK_SKEW_SECONDS = 300
/** The first second of 2009, the year in which WhatsApp began: no earlier time is true. */
const FIRST_SECOND = 1_230_768_000
const LARGEST_CODE = 2 ** 31 - 1
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const Digits = z.union([z.string().regex(/^\d{1,12}$/), z.number().int().nonnegative()])

/** Reads the body of a POST. `now`: the time of arrival. Never throws. */
export const parseWebhook = (raw: Uint8Array, now: Date): Parsed => {
  const items: Received[] = []
  const counted: Record<string, number> = {}
  const count = (why: string) => {
    counted[why] = (counted[why] ?? 0) + 1
  }
  let body: Json | undefined
  try {
    body = object(JSON.parse(new TextDecoder().decode(raw)))
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

type Sink = {
  readonly items: Received[]
  readonly count: (why: string) => void
  readonly now: Date
}

const readChange = (change: Json, entry: Json, sink: Sink) => {
  const value = object(change.value) ?? {}
  const field = filled(change.field) ?? "none"
  const at = seconds(entry.time, sink.now)
  const accountItem = readAccountField(field, value, idOf(entry.id), at)
  if (accountItem) {
    sink.items.push(accountItem)
    return
  }
  const line = idOf(object(value.metadata)?.phone_number_id)
  if (field !== "messages" && field !== "smb_message_echoes") return sink.count(`field_${field}`)
  if (line === undefined) return sink.count("no_line")
  const contacts = list(value.contacts)
  for (const message of list(value.messages)) readMessage(message, contacts, line, sink)
  for (const echo of list(value.message_echoes)) readEcho(echo, contacts, line, sink)
  for (const status of list(value.statuses)) readStatus(status, line, sink)
  for (const _ of list(value.errors)) sink.count("value_error")
}

const readMessage = (message: Json, contacts: readonly Json[], line: string, sink: Sink) => {
  const id = idOf(message.id)
  const type = typeOf(message)
  const from = keys(message.from, message.from_user_id ?? message.user_id) ?? soleOf(contacts)
  if (isOfGroup(message)) return sink.count("group")
  if (type === "system") return readSystem(message, line, sink)
  if (type === "edit" || type === "revoke") {
    const by = from && personOf(from, contacts).from
    return readChanged(message, type, { line, by: "client", from: by }, sink)
  }
  if (id === undefined || from === null) return sink.count("malformed")
  if (UNSTORED.has(type)) return sink.count(type)
  const quotes = idOf(object(message.context)?.id)
  sink.items.push({
    kind: "message",
    line,
    id,
    at: seconds(message.timestamp, sink.now),
    ...personOf(from, contacts),
    ...(quotes === undefined ? {} : { quotes }),
    ...readContent(message),
  })
}

/** The client of a message that names nobody: the only contact of its POST. */
const soleOf = ([contact, ...others]: readonly Json[]) =>
  others.length === 0 ? keys(contact?.wa_id, contact?.user_id) : null

/** The client that an item names, completed by what the item's contact says of them. */
const personOf = (keys: ClientKeys, contacts: readonly Json[]) => {
  const contact = contacts.find(
    (each) =>
      (keys.userId !== null && idOf(each.user_id) === keys.userId) ||
      (keys.phone !== null && phoneOf(each.wa_id) === keys.phone),
  )
  // The number as WhatsApp writes it, by which the client is stored, however the owner dialled it.
  const phone = phoneOf(contact?.wa_id) ?? keys.phone
  const userId = keys.userId ?? idOf(contact?.user_id) ?? null
  return { from: { phone, userId }, name: profileName(contact) }
}

/** Types that are only counted: they neither open the 24-hour window nor say anything to reply to. */
const UNSTORED = new Set(["reaction", "request_welcome", "call", "calls"])

/** A message of the client's or the owner's that was edited, or deleted for everyone. */
const readChanged = (
  item: Json,
  type: "edit" | "revoke",
  who: { readonly line: string; readonly by: Side; readonly from: ClientKeys | null },
  sink: Sink,
) => {
  const change = object(item[type])
  const original = idOf(change?.original_message_id)
  const inner = object(change?.message)
  if (original === undefined || (type === "edit" && !inner)) return sink.count("malformed")
  if (type === "revoke" || !inner) {
    sink.items.push({ kind: "revoked", ...who, id: original, content: "[deleted]" })
    return
  }
  const at = seconds(item.timestamp, sink.now)
  sink.items.push({ kind: "edited", ...who, id: original, at, ...readContent(inner) })
}

/**
 * A client has changed number or user id. Each version of the webhook puts the old one in another place; the oldest that know
 * user ids have it in a sentence only.
 */
const readSystem = (message: Json, line: string, sink: Sink) => {
  const system = object(message.system)
  const to = keys(system?.wa_id ?? system?.new_wa_id, system?.user_id)
  const said = CHANGED.exec((filled(system?.body) ?? "").replace(/\p{Cf}/gu, ""))?.groups
  const from = keys(
    message.from ?? said?.phone,
    system?.previous_user_id ?? said?.userId ?? message.from_user_id,
  )
  if (to === null) return sink.count("system")
  if (from === null) return sink.count("malformed")
  sink.items.push({ kind: "moved", line, from, to })
}

/** Matched only at the end of the sentence, as the client's name before it may be any text. */
const CHANGED = / changed from (?:(?<phone>\+?\d+)|(?<userId>[A-Z]{2}\.[\w.]+)) to \S+$/

const readEcho = (echo: Json, contacts: readonly Json[], line: string, sink: Sink) => {
  const id = idOf(echo.id)
  const to = keys(echo.to, echo.to_user_id) ?? soleOf(contacts)
  const type = typeOf(echo)
  if (isOfGroup(echo)) return sink.count("group")
  if (type === "edit" || type === "revoke") {
    return readChanged(echo, type, { line, by: "owner", from: null }, sink)
  }
  if (id === undefined || to === null) return sink.count("malformed")
  if (UNSTORED.has(type)) return sink.count(type)
  const { text, type: kind } = readContent(echo)
  sink.items.push({
    kind: "echo",
    line,
    id,
    at: seconds(echo.timestamp, sink.now),
    ...personOf(to, contacts),
    type: kind,
    content: text ?? `[${kind}]`,
    ours: ours(echo),
  })
}

const STATUSES: ReadonlyMap<string, DeliveryStatus> = new Map([
  ["sent", "sent"],
  ["delivered", "delivered"],
  ["read", "read"],
  // Only voice messages are "played", which a reply never is; the contract has no state for it.
  ["played", "read"],
  ["failed", "failed"],
])

/** Meta's price class of general assistants (providers.md 1.8). */
const AI_PRICED = "general_purpose_ai"

const readStatus = (status: Json, line: string, sink: Sink) => {
  const id = idOf(status.id)
  const state = STATUSES.get(filled(status.status) ?? "")
  if (isOfGroup(status)) return sink.count("group")
  if (id === undefined || state === undefined) return sink.count("status_ignored")
  const category = filled(object(status.pricing)?.category)
  const aiPriced = category === undefined ? null : category === AI_PRICED
  if (aiPriced) sink.count(AI_PRICED)
  const code = list(status.errors)
    .map((error) => numberOf(error.code))
    .find((each) => each !== undefined)
  sink.items.push({
    kind: "status",
    line,
    id,
    status: state,
    ours: ours(status),
    errorCode:
      code !== undefined && Number.isInteger(code) && Math.abs(code) <= LARGEST_CODE ? code : null,
    aiPriced,
  })
}

const isOfGroup = ({ group_id, recipient_type }: Json) =>
  recipient_type === "group" || (group_id ?? "") !== ""

/** What names a client. A user id may stand where a number belongs: read as a number, its digits would be a stranger's. */
const keys = (phone: unknown, userId: unknown): ClientKeys | null => {
  const known = phoneOf(phone) ?? null
  const found = { phone: known, userId: idOf(userId) ?? (known === null ? userIdOf(phone) : null) }
  return found.phone === null && found.userId === null ? null : found
}

const USER_ID = /^[A-Z]{2}\.[\w.]+$/
const userIdOf = (value: unknown) => {
  const read = idOf(value)
  return read !== undefined && USER_ID.test(read) ? read : null
}

const ours = (item: Json) => {
  const given = filled(item.biz_opaque_callback_data)
  return given !== undefined && UUID.test(given) ? given : null
}

/** Epoch seconds; the time of arrival for no time at all, and for one that cannot be: before WhatsApp, or in the future. */
const seconds = (timestamp: unknown, now: Date) => {
  const arrival = Math.floor(now.getTime() / 1000)
  const read = Digits.safeParse(timestamp)
  const given = read.success ? Number(read.data) : arrival
  return given < FIRST_SECOND || given > arrival + CLOCK_SKEW_SECONDS ? arrival : given
}
