import { useState } from "react"
import type { Plan } from "../../core/billing/plan.ts"
import { useWords } from "../lib/language.tsx"
import { pricing } from "../words/pricing.ts"
import { PlanCard } from "./plan-card.tsx"

type Props = {
  plans: readonly Plan[]
  current?: string | null
  busy: string | null
  onChoose: (plan: Plan, isYearly: boolean) => void
}

/** All plans by monthly price, and the switch between paying by the month and by the year. */
export function PlanGrid({ plans, current = null, busy, onChoose }: Props) {
  const t = useWords(pricing)
  const [annual, setAnnual] = useState(false)
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
              onChange={() => setAnnual(false)}
            />
            {t.monthly}
          </label>
          <label>
            <input
              type="radio"
              name="period"
              value="annual"
              checked={annual}
              onChange={() => setAnnual(true)}
            />
            {t.annual} <span className="pill pill-accent">-10%</span>
          </label>
        </div>
      </fieldset>
      <ul className="mt-9 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            annual={annual}
            current={plan.id === current}
            busy={busy === plan.id}
            onChoose={() => onChoose(plan, annual)}
          />
        ))}
      </ul>
    </>
  )
}
