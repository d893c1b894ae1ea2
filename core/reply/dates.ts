import { understandWhen, type When } from "../calendar/when.ts"
import type { Said } from "../conversations/dedupe.ts"
import type { Language } from "./language.ts"

/*
 * The times that the new messages name, read by code: a model that counts days gets them wrong. What is not clear is to be
 * asked, not guessed.
 */

const QUOTED = 120
/** So many characters are read for dates, which takes some milliseconds a page, and nobody else is served meanwhile. */
const READ = 4_096

type Setting = { readonly now: Date; readonly zone: string; readonly language: Language }

type Line = { readonly text: string; readonly meaning: string }

/** One line for each message that names a time; one for all where they say it in pieces: "Thursday", "at five". */
export const datesOf = (
  messages: readonly Pick<Said, "content">[],
  { now, zone, language }: Setting,
): readonly Line[] => {
  const read = (text: string) => {
    const when = understandWhen(text, { now: now.toISOString(), zone, language })
    return when === null ? [] : [{ text, when }]
  }
  const each = newest(messages).flatMap(read)
  if (each.length < 2 || !each.some(isDayless)) return each.map(lineOf)
  const [whole] = read(each.map(({ text }) => text).join("\n"))
  return whole && !isDayless(whole) ? [lineOf(whole)] : each.map(lineOf)
}

type Read = { readonly text: string; readonly when: When }

const isDayless = ({ when }: Read) => "ask" in when && when.ask === "no_day"

const lineOf = ({ text, when }: Read): Line => ({
  text: text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text,
  meaning: meaningOf(when),
})

/** An answer to "at what time?" names no day: the conversation does, which is not read here. */
const NO_DAY = "a time, but no day: that of the conversation, if it names one; else ask the client"

/** What is read of the messages: the newest first, when they are too long. */
const newest = (messages: readonly Pick<Said, "content">[]): readonly string[] => {
  let left = READ
  return messages
    .toReversed()
    .map(({ content }) => {
      const read = content.slice(0, left)
      left -= read.length
      return read
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

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

const named = (local: string): string => {
  const weekday = WEEKDAYS[new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay()]
  return weekday ? `${local} (${weekday})` : local
}
