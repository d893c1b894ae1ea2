import { understandWhen, type When } from "../../calendar/when.ts"
import { preview } from "../../shared/characters.ts"
import type { Language } from "../../shared/language.ts"
import { weekdayName } from "./clock.ts"
import type { Said } from "./history.ts"

/*
 * The times that the new messages name, worked out by code, because models count days wrong. Of an unclear time the prompt says
 * that the client has to be asked.
 */

const QUOTED_CHARACTERS = 120
/** What is read for dates: reading blocks the process for some milliseconds a page. */
const READ_CHARACTERS = 4_096

type Setting = { readonly zone: string; readonly language: Language }

type Line = { readonly text: string; readonly meaning: string }

type Message = Pick<Said, "content" | "sentat">

/**
 * One line for each message that names a time, or one for all together where each has a piece of it: "Thursday", "at five".
 * "Tomorrow" is the day after the message was written, however late it is answered.
 */
export const datesOf = (
  messages: readonly Message[],
  { zone, language }: Setting,
): readonly Line[] => {
  const read = ({ content, sentat }: Message) => {
    const when = understandWhen(content, { now: sentat.toISOString(), zone, language })
    return when === null ? [] : [{ text: content, sentat, when }]
  }
  const each = newest(messages).flatMap(read)
  const last = each.at(-1)
  if (!last || each.length < 2 || !each.some(isDayless)) return each.map(lineOf)
  const joined = each.map(({ text }) => text).join("\n")
  const [whole] = read({ content: joined, sentat: last.sentat })
  return whole && !isDayless(whole) ? [lineOf(whole)] : each.map(lineOf)
}

type Read = { readonly text: string; readonly when: When }

const isDayless = ({ when }: Read) => "ask" in when && when.ask === "no_day"

const lineOf = ({ text, when }: Read): Line => {
  const quoted = preview(text, QUOTED_CHARACTERS)
  return { text: quoted === text ? text : `${quoted}…`, meaning: meaningOf(when) }
}

/** For an answer to "at what time?": its day is in the conversation, which is not read here. */
const NO_DAY = "a time, but no day: that of the conversation, if it names one; else ask the client"

/** The messages whose dates are read: if they are too long together, only the newest. */
const newest = (messages: readonly Message[]): readonly Message[] => {
  let left = READ_CHARACTERS
  return messages
    .toReversed()
    .map(({ content, sentat }) => {
      const read = content.slice(0, left)
      left -= read.length
      return { content: read, sentat }
    })
    .toReversed()
}

const meaningOf = (when: When): string => {
  if ("ask" in when) {
    if (when.ask === "no_day") return NO_DAY
    const among = when.candidates?.length
      ? `, one of ${when.candidates.map(named).join(" or ")}`
      : ""
    return `not clear (${when.ask.replaceAll("_", " ")})${among}: ask the client`
  }
  if ("local" in when) {
    return when.fold
      ? `${named(when.local)}, which comes twice that night: the first, UTC${when.offset}`
      : named(when.local)
  }
  if ("date" in when) return `${named(when.date)}, no time said`
  const [from, to] = when.range
  if (from === null) return `until ${named(to ?? "")}`
  return to === null ? `from ${named(from)}` : `between ${named(from)} and ${named(to)}`
}

const named = (local: string): string => {
  const weekday = weekdayName(local.slice(0, 10))
  return weekday ? `${local} (${weekday})` : local
}
