import type { Overview } from "../../../../core/overview/overview.ts"
import { number, percent } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { Pill } from "../../../ui/pill.tsx"
import { overviewWords } from "./words.ts"

/** Shown for a figure that is not known yet. */
const UNKNOWN = "–"

type Props = {
  overview: Overview
  /** The owner has several chatbots: the figures are then said to be of all of them. */
  several: boolean
}

/** Four figures. Before the first real conversation they are examples, and say so. */
export function StatCards({ overview, several }: Props) {
  const t = useWords(overviewWords)
  const language = useLanguage()
  const { example, conversations, activeUsers, avgResponseSeconds, successRate } = overview
  const orExample = (text: string) => (example ? text : UNKNOWN)
  const cards = [
    [t.conversations, number(language, conversations)],
    [t.users, number(language, activeUsers)],
    [t.response, avgResponseSeconds === null ? orExample("< 1m") : t.seconds(avgResponseSeconds)],
    [
      t.success,
      successRate === null ? orExample(percent(language, 0.98)) : percent(language, successRate),
    ],
  ] as const
  return (
    <div className="@container">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-2 md:gap-4 @min-[42rem]:grid-cols-4">
        {cards.map(([label, value]) => (
          <div key={label} className="card flex flex-col justify-between p-4 sm:p-5">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-display text-number font-bold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {several && !example && <p className="mt-2 text-caption text-muted">{t.together}</p>}
      {example && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-caption text-muted">
          <Pill tone="info" testId="example-badge">
            {t.example}
          </Pill>
          {t.exampleHelp}
        </p>
      )}
    </div>
  )
}
