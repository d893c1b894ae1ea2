import type { ClientKeys } from "../../../core/conversations/received.ts"
import { filled, idOf, type Json, object, phoneOf, string } from "../json.ts"

/**
 * The number and the user id that name a client; null: neither is there. A user id may stand in the place of the number: if it
 * were read as a number, its digits would be a stranger's.
 */
export const keysOf = (phone: unknown, userId: unknown): ClientKeys | null => {
  const known = phoneOf(phone) ?? null
  const found = { phone: known, userId: idOf(userId) ?? (known === null ? userIdOf(phone) : null) }
  return found.phone === null && found.userId === null ? null : found
}

const USER_ID = /^[A-Z]{2}\.[\w.]+$/
const userIdOf = (value: unknown) => {
  const read = idOf(value)
  return read !== undefined && USER_ID.test(read) ? read : null
}

/** The client of an item that names nobody, if its POST has a single contact. */
export const onlyContactOf = ([contact, ...others]: readonly Json[]) =>
  others.length === 0 ? keysOf(contact?.wa_id, contact?.user_id) : null

/** The client whom an item names, with what their contact in the POST adds. */
export const personOf = (keys: ClientKeys, contacts: readonly Json[]) => {
  const contact = contacts.find(
    (each) =>
      (keys.userId !== null && idOf(each.user_id) === keys.userId) ||
      (keys.phone !== null && phoneOf(each.wa_id) === keys.phone),
  )
  // The client is stored by the number as WhatsApp writes it, however the owner dialled it.
  const phone = phoneOf(contact?.wa_id) ?? keys.phone
  const userId = keys.userId ?? idOf(contact?.user_id) ?? null
  return { from: { phone, userId }, name: profileName(contact) }
}

const NAME_LENGTH = 60

/**
 * The name that clients give themselves: shortened, and without characters that could control a terminal or a prompt. Many choose
 * one that shows nothing, such as a Hangul filler: that is none.
 */
const profileName = (contact: Json | undefined) =>
  filled(
    [
      ...(string(object(contact?.profile)?.name) ?? "")
        .replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, " ")
        .replace(/\s+/g, " ")
        .trim(),
    ]
      .slice(0, NAME_LENGTH)
      .join(""),
  ) ?? ""
