import type { Overview } from "../../../../core/billing/overview.ts"
import { number } from "../../../lib/format.ts"
import { useLanguage, useWords } from "../../../lib/language.tsx"
import { Pill } from "../../../ui/pill.tsx"
import { overviewWords } from "./words.ts"

/** Four figures. Before the first real conversation they are examples, and say so. */
export function StatCards({ overview }: { overview: Overview | undefined }) {
  const t = useWords(overviewWords)
  const language = useLanguage()
  const shown = overview ?? null
  const percent = (rate: number) => `${Math.round(rate * 100)}%`
  const cards = [
    [t.conversations, shown && number(language, shown.conversations)],
    [t.users, shown && number(language, shown.activeUsers)],
    [
      t.response,
      shown && (shown.avgResponseSeconds === null ? "< 1m" : t.seconds(shown.avgResponseSeconds)),
    ],
    [t.success, shown && (shown.successRate === null ? "98%" : percent(shown.successRate))],
  ] as const
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {cards.map(([label, value]) => (
          <div key={label} className="card p-5">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-display text-number font-bold tabular-nums">
              {value ?? <span className="skeleton inline-block h-[24px] w-[64px] align-middle" />}
            </dd>
          </div>
        ))}
      </dl>
      {shown?.example && (
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
