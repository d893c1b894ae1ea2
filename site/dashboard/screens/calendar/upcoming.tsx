import { useQuery } from "@tanstack/react-query"
import { day, time } from "../../../lib/format.ts"
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
  const days = Map.groupBy(events.data ?? [], ({ starttime }) => day(language, starttime, zone))
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
          <ol className="flex flex-col gap-4">
            {[...days].map(([name, list]) => (
              <li key={name}>
                <h3 className="text-small text-muted">{name}</h3>
                <ul>
                  {list.map((event) => (
                    <li key={event.eventid} className="row items-start">
                      <span className="w-[96px] flex-none pt-[2px] text-small whitespace-nowrap text-muted tabular-nums">
                        {time(language, event.starttime, zone)} –{" "}
                        {time(language, event.endtime, zone)}
                      </span>
                      <div className="min-w-0">
                        <p className="font-semibold">{event.summary || t.untitled}</p>
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
