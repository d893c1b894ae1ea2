import { useState } from "react"
import type { Plan } from "../../core/billing/plan.ts"
import { useWords } from "../lib/language/language.tsx"
import { tab } from "../lib/storage.ts"
import { pricing } from "../words/pricing.ts"
import { PlanCard } from "./plan-card.tsx"

/** What one has, and whether it is paid by the year; null: nothing is paid. */
type Current = { readonly planId: string; readonly annual: boolean | null }

type Props = {
  plans: readonly Plan[]
  current?: Current | null
  busy: string | null
  onChoose: (plan: Plan, isYearly: boolean) => void
}

const PERIOD = "period"

/** All plans by monthly price, and the switch between paying by the month and by the year. */
export function PlanGrid({ plans, current = null, busy, onChoose }: Props) {
  const t = useWords(pricing)
  // What one looked at before the checkout is what one finds after it; else what one pays already.
  const [chosen, setChosen] = useState(() => tab.read(PERIOD))
  const annual = chosen === null ? (current?.annual ?? false) : chosen === "annual"
  const choose = (period: "monthly" | "annual") => {
    tab.write(PERIOD, period)
    setChosen(period)
  }
  return (
    <>
      <fieldset className="flex justify-center">
        <legend className="sr-only">{t.period}</legend>
        <div className="choice">
          <label>
            <input
              type="radio"
              name="period"
              value="monthly"
              checked={!annual}
              onChange={() => choose("monthly")}
            />
            {t.monthly}
          </label>
          <label>
            <input
              type="radio"
              name="period"
              value="annual"
              checked={annual}
              onChange={() => choose("annual")}
            />
            {t.annual} <span className="pill pill-accent">-10%</span>
          </label>
        </div>
      </fieldset>
      <div className="@container mt-9">
        <ul className="grid gap-4 sm:grid-cols-2 @min-[860px]:grid-cols-5">
          {plans.map((plan) => (
            // Its name alone is the same in the drawn list and in the server's.
            <PlanCard
              key={plan.name}
              plan={plan}
              annual={annual}
              current={plan.id === current?.planId}
              paying={current !== null && current.annual !== null}
              switches={(current?.annual ?? annual) !== annual}
              busy={busy === plan.id}
              onChoose={() => onChoose(plan, annual)}
            />
          ))}
        </ul>
      </div>
    </>
  )
}
