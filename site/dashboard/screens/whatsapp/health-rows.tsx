import type { Health } from "../../../../core/whatsapp/health.ts"
import { ANY_NUMBER } from "../../../../core/whatsapp/health.ts"
import { number } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { Pill } from "../../../ui/pill.tsx"
import { whatsappWords } from "./words.ts"

const TONE = { GREEN: "ok", YELLOW: "warn", RED: "bad", UNKNOWN: "plain" } as const

/** Meta's rating of the number, and its limits. */
export function HealthRows({ health }: { health: Health }) {
  const t = useWords(whatsappWords).health
  const language = useLanguage()
  const { quality, limit, sharedWithApp, aiPriced } = health
  return (
    <section className="card" data-testid="wa-health">
      <h2>{t.title}</h2>
      <ul className="mt-3">
        <li className="row flex-wrap justify-between">
          <span>{t.quality}</span>
          <Pill tone={TONE[quality]}>{t.qualities[quality]}</Pill>
        </li>
        {limit !== null && (
          <li className="row flex-wrap justify-between">
            <span>{t.limit}</span>
            <span className="whitespace-nowrap">
              {limit === ANY_NUMBER ? t.anyNumber : t.people(number(language, limit))}
            </span>
          </li>
        )}
        <li className="row flex-wrap justify-between">
          <span>{t.price}</span>
          <Pill tone={aiPriced ? "bad" : "ok"}>{aiPriced ? t.aiPrice : t.servicePrice}</Pill>
        </li>
        {sharedWithApp && <li className="row text-muted">{t.shared}</li>}
      </ul>
    </section>
  )
}
