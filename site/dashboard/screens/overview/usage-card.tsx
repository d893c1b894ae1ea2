import { Link } from "wouter"
import { usageLevel } from "../../../../core/billing/usage.ts"
import type { Overview } from "../../../../core/overview/overview.ts"
import { calendarDay, date, number } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { dashboard } from "../../../lib/routes.ts"
import { Bars } from "../../../ui/bars.tsx"
import { buttonClass } from "../../../ui/button.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { Meter } from "../../../ui/meter.tsx"
import { useUsage } from "../../data/queries.ts"
import { common } from "../../words/common.ts"
import { overviewWords } from "./words.ts"

type Day = Overview["days"][number]

/** How much of the month's messages is used, what happens at the end of them, and the last 14 days; the screen says when it could not be read. */
export function UsageCard({ days }: { days: readonly Day[] }) {
  const t = useWords(overviewWords)
  const c = useWords(common)
  const language = useLanguage()
  const query = useUsage()
  const usage = query.data
  if (!usage) return query.error ? null : <Loading text={c.loading} />

  const { messagesUsed: used, messagesLimit: limit } = usage
  const level = usageLevel(used, limit)
  const red = level === "red"
  const left = Math.max(0, limit - used)
  const text = `${number(language, used)} ${t.of(number(language, limit))}`
  return (
    <section className="card">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2>{t.usage}</h2>
        <p className="text-small text-muted">{t.resets(date(language, usage.periodEnd))}</p>
      </div>
      <p className="mt-2 mb-2">
        <span className="font-display text-number font-bold tabular">{number(language, used)}</span>{" "}
        <span className="text-muted">{t.of(number(language, limit))}</span>
      </p>
      <Meter
        testId="usage-bar"
        label={t.usage}
        value={used}
        max={limit}
        level={level}
        text={text}
      />
      <p className={`mt-2 ${red ? "fault" : "help"}`}>{red ? t.left(left) : t.enough(left)}</p>
      <p className="help">{t.uncounted}</p>
      {red && (
        <Link href={dashboard("pricing")} className={`${buttonClass("secondary")} mt-3`}>
          {t.plans}
        </Link>
      )}
      {days.length > 0 && (
        <div className="mt-5">
          <Bars
            caption={t.fortnight}
            bars={days.map((day) => ({
              label: calendarDay(language, day.date),
              value: day.outbound,
              text: number(language, day.outbound),
            }))}
          />
        </div>
      )}
    </section>
  )
}
