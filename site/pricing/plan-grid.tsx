import { useState } from "react"
import type { Plan } from "../../core/billing/plan.ts"
import { useWords } from "../lib/language/language.tsx"
import { tab } from "../lib/storage.ts"
import { pricing } from "../words/pricing.ts"
import { PlanCard } from "./plan-card.tsx"

/** The owner's plan, and whether it is paid by the year; null: it is not paid for. */
type Current = { readonly planId: string; readonly annual: boolean | null }

type Props = {
  plans: readonly Plan[]
  current?: Current | null
  /** The ids of the plan that is being chosen, and of the one whose payment is being opened. */
  busy?: string | null
  leaving?: string | null
  onChoose: (plan: Plan, isYearly: boolean) => void
}

const PERIOD = "period"

/** All plans by monthly price, and the switch between paying by the month and by the year. */
export function PlanGrid({ plans, current = null, busy = null, leaving = null, onChoose }: Props) {
  const t = useWords(pricing)
  // The period chosen in this tab, so that it is the same after a checkout; else the one the owner pays for.
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
        <ul className="grid gap-4 sm:grid-cols-2 @min-[53.75rem]:grid-cols-5">
          {plans.map((plan) => (
            // The name is the key, because the static list has no ids.
            <PlanCard
              key={plan.name}
              plan={plan}
              annual={annual}
              current={plan.id === current?.planId}
              paying={current !== null && current.annual !== null}
              switches={(current?.annual ?? annual) !== annual}
              busy={busy === plan.id}
              leaving={leaving === plan.id}
              onChoose={() => onChoose(plan, annual)}
            />
          ))}
        </ul>
      </div>
    </>
  )
}
