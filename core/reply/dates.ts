import { understandWhen, type When } from "../calendar/when.ts"
import type { Said } from "../conversations/dedupe.ts"
import type { Language } from "./language.ts"

/*
 * The times that the new messages name, read by code: a model that counts days gets them wrong. What is not clear is to be
 * asked, not guessed.
 */

const QUOTED = 120

type Setting = { readonly now: Date; readonly zone: string; readonly language: Language }

/** One line for each message that names a time. */
export const datesOf = (
  messages: readonly Pick<Said, "content">[],
  { now, zone, language }: Setting,
): readonly { readonly text: string; readonly meaning: string }[] =>
  messages.flatMap(({ content }) => {
    const when = understandWhen(content, { now: now.toISOString(), zone, language })
    const text = content.length > QUOTED ? `${content.slice(0, QUOTED)}…` : content
    return when === null ? [] : [{ text, meaning: meaningOf(when) }]
  })

const meaningOf = (when: When): string => {
  if ("ask" in when) {
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
