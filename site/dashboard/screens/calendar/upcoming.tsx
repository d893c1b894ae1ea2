import { useQuery } from "@tanstack/react-query"
import type { CalendarEvent } from "../../../../core/calendar/event.ts"
import { day, time } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import type { Language } from "../../../lib/language/words.ts"
import { Loading } from "../../../ui/loading.tsx"
import { Failed } from "../../parts/failed.tsx"
import { common } from "../../words/common.ts"
import { eventsOf } from "./queries.ts"
import { calendarWords } from "./words.ts"

type Span = Pick<CalendarEvent, "starttime" | "endtime">

/** Whether an event lasts from midnight to midnight in the bot's time zone, with whose offset the times are written. */
const allDay = ({ starttime, endtime }: Span) =>
  starttime !== endtime && [starttime, endtime].every((at) => at.slice(11, 16) === "00:00")

/** The last day of an event; one that ends at midnight ends on the day before. */
const lastDayOf = ({ starttime, endtime }: Span, language: Language, zone: string) => {
  const end = Math.max(Date.parse(starttime), Date.parse(endtime) - 1)
  return day(language, new Date(end).toISOString(), zone)
}

type Props = { chatbotId: string; zone: string }

/** The next appointments, in the chatbot's own time zone. */
export function Upcoming({ chatbotId, zone }: Props) {
  const t = useWords(calendarWords)
  const c = useWords(common)
  const language = useLanguage()
  const events = useQuery(eventsOf(chatbotId))
  // Not by Map.groupBy, which no browser for iOS 16 has.
  const days = new Map<string, CalendarEvent[]>()
  for (const event of events.data ?? []) {
    const name = day(language, event.starttime, zone)
    days.set(name, [...(days.get(name) ?? []), event])
  }
  return (
    <section className="card">
      <h2>{t.upcoming}</h2>
      <p className="text-small text-muted">{t.zone(zone)}</p>
      <div className="mt-3 flex flex-col gap-3">
        <Failed of={[events]} text={t.eventsFailed} />
        {!events.data ? (
          !events.error && <Loading text={c.loading} />
        ) : events.data.length === 0 ? (
          <p className="text-muted">{t.noEvents}</p>
        ) : (
          <ol className="flex flex-col gap-4">
            {[...days].map(([name, list]) => (
              <li key={name}>
                <h3 className="text-small text-muted first-letter:uppercase">{name}</h3>
                <ul>
                  {list.map((event) => (
                    <li key={event.eventid} className="row items-start">
                      <span className="w-[6rem] flex-none pt-[2px] text-small whitespace-nowrap text-muted tabular">
                        {allDay(event)
                          ? t.allDay
                          : `${time(language, event.starttime, zone)} – ${time(language, event.endtime, zone)}`}
                      </span>
                      <div className="row-text">
                        <p className="font-semibold">{event.summary || t.untitled}</p>
                        {lastDayOf(event, language, zone) !== name && (
                          <p className="text-small text-muted">
                            {t.until(lastDayOf(event, language, zone))}
                          </p>
                        )}
                        {event.location && (
                          <p className="text-small text-muted">{event.location}</p>
                        )}
                      </div>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}
