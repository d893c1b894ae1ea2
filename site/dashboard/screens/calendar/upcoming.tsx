import { useQuery } from "@tanstack/react-query"
import { dateTime, time } from "../../../lib/format.ts"
import { useLanguage, useWords } from "../../../lib/language.tsx"
import { Fault } from "../../../ui/fault.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { faultOf } from "../../queries.ts"
import { eventsOf } from "./queries.ts"
import { calendarWords } from "./words.ts"

type Props = { chatbotId: string; zone: string }

/** The next appointments, in the chatbot's own time zone. */
export function Upcoming({ chatbotId, zone }: Props) {
  const t = useWords(calendarWords)
  const language = useLanguage()
  const events = useQuery(eventsOf(chatbotId))
  const fault = faultOf(events.error)
  return (
    <section className="card">
      <h2>{t.upcoming}</h2>
      <div className="mt-3">
        {fault ? (
          <Fault text={t.eventsFailed} requestId={fault.id} onRetry={() => void events.refetch()} />
        ) : !events.data ? (
          <Loading text={t.loading} />
        ) : events.data.length === 0 ? (
          <p className="text-muted">{t.noEvents}</p>
        ) : (
          <ul>
            {events.data.map((event) => (
              <li key={event.eventid} className="row">
                <div className="min-w-0">
                  <p className="font-semibold">{event.summary || t.untitled}</p>
                  <p className="text-small text-muted tabular-nums">
                    {dateTime(language, event.starttime, zone)} –{" "}
                    {time(language, event.endtime, zone)}
                    {event.location && ` · ${event.location}`}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
