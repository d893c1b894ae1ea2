import { z } from "zod"
import type { Received } from "../../../core/conversations/received.ts"
import { filled, type Json } from "../json.ts"

/* What the readers of single items share. */

/** Where readers put what they read. */
export type Sink = {
  readonly items: Received[]
  /** Counts an item that is left out. */
  readonly count: (why: string) => void
  /** When the POST arrived. */
  readonly now: Date
}

export const isOfGroup = ({ group_id, recipient_type }: Json) =>
  recipient_type === "group" || (group_id ?? "") !== ""

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id that we gave the message when we sent it; null: we did not send it, or Meta does not say. */
export const ourIdOf = (item: Json) => {
  const given = filled(item.biz_opaque_callback_data)
  return given !== undefined && UUID.test(given) ? given : null
}

const CLOCK_SKEW_SECONDS = 300
/** The first second of 2009, the year in which WhatsApp began. */
const FIRST_SECOND = 1_230_768_000
const Digits = z.union([z.string().regex(/^\d{1,12}$/), z.number().int().nonnegative()])

/** Epoch seconds. A time that is missing or cannot be, before WhatsApp or in the future, becomes the time of arrival. */
export const secondsOf = (timestamp: unknown, now: Date) => {
  const arrival = Math.floor(now.getTime() / 1000)
  const read = Digits.safeParse(timestamp)
  const given = read.success ? Number(read.data) : arrival
  return given < FIRST_SECOND || given > arrival + CLOCK_SKEW_SECONDS ? arrival : given
}
