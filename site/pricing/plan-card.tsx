import { Check } from "lucide-react"
import { CONTACT_PLAN, FREE_PLAN, type Plan } from "../../core/billing/plan.ts"
import { money, number } from "../lib/language/format.ts"
import { useLanguage, useWords } from "../lib/language/language.tsx"
import { Button } from "../ui/button.tsx"
import { pricing } from "../words/pricing.ts"

const BEST_SELLER = "Pro"
const MONTHS = 12

type Props = {
  plan: Plan
  annual: boolean
  current: boolean
  /** The period shown is not the one that is paid for: choosing the current plan switches to it. */
  switches: boolean
  /** The owner pays for a plan, this one or another. */
  paying: boolean
  busy: boolean
  leaving: boolean
  onChoose: () => void
}

/** One plan: what it costs a month, what it includes, and the button that chooses it. */
export function PlanCard({
  plan,
  annual,
  current,
  switches,
  paying,
  busy,
  leaving,
  onChoose,
}: Props) {
  const t = useWords(pricing)
  const language = useLanguage()
  const best = plan.name === BEST_SELLER
  const price = annual ? plan.yearlyprice / MONTHS : plan.monthlyprice
  const { messagesPerMonth, contextTokens, chatbotsLimit, knowledgeSources } = plan.limits
  // Features that restate a limit are said in the reader's language; others as they are in the database.
  const said: Record<string, string> = {
    messages: t.messages(number(language, messagesPerMonth)),
    tokens: t.tokens(number(language, contextTokens)),
    chatbots: t.chatbots(chatbotsLimit),
    sources: t.sources(knowledgeSources),
  }
  const label = () => {
    if (current) return switches ? t.switchPeriod[annual ? "annual" : "monthly"] : t.current
    if (plan.name === CONTACT_PLAN) return t.contact
    if (plan.name === FREE_PLAN) return paying ? t.backTo(plan.name) : t.free
    return t.choose(plan.name)
  }
  return (
    <li
      data-testid="plan"
      data-plan={plan.name}
      className={`card relative flex flex-col ${best ? "order-first border-2 border-primary p-[19px] shadow-s2 sm:order-none" : "p-[20px]"}`}
    >
      {best && (
        <span className="pill pill-accent absolute bottom-full left-5 translate-y-[13px]">
          {t.bestSeller}
        </span>
      )}
      <h2>{plan.name}</h2>
      <p className="mt-2 flex min-h-[44px] flex-wrap items-baseline gap-x-1">
        {plan.name === CONTACT_PLAN ? (
          <span className="font-display text-[1.875rem] leading-tight font-bold">—</span>
        ) : (
          <>
            <span className="font-display text-[1.875rem] leading-tight font-bold">
              {money(language, price, plan.currency)}
            </span>
            <span className="text-small text-muted">{t.perMonth}</span>
          </>
        )}
      </p>
      <p className="text-caption text-muted sm:min-h-[20px]">
        {annual &&
          price > 0 &&
          plan.name !== CONTACT_PLAN &&
          t.billedYearly(money(language, plan.yearlyprice, plan.currency))}
      </p>
      <p className="mt-2 text-small text-muted sm:min-h-[2lh]">
        {plan.name === CONTACT_PLAN
          ? t.needs
          : (t.descriptions[plan.description] ?? plan.description)}
      </p>
      <ul className="mt-4 mb-6 flex flex-col gap-2 @min-[53.75rem]:text-small @min-[68.75rem]:text-body">
        {plan.features.map((feature) => (
          <li key={feature.id} className="flex gap-2">
            <Check size={18} aria-hidden className="mt-[3px] flex-none text-ok" />
            {said[feature.id] ?? feature.name}
          </li>
        ))}
      </ul>
      <Button
        kind={best ? "primary" : "secondary"}
        className="mt-auto w-full px-1"
        busy={busy}
        leaving={leaving}
        disabled={current && !switches}
        onClick={onChoose}
      >
        {label()}
      </Button>
    </li>
  )
}
