import { wizardMeter } from "../../core/knowledge/budget.ts"
import { number } from "../lib/language/format.ts"
import { useLanguage, useWords } from "../lib/language/language.tsx"
import { Meter } from "../ui/meter.tsx"
import { wizard } from "../words/wizard.ts"

/** How much of what the plan allows the sources take up. */
export function TokenCounter({ used, limit }: { used: number; limit: number }) {
  const t = useWords(wizard)
  const language = useLanguage()
  const level = wizardMeter(used, limit)
  const text = t.tokens(number(language, used), number(language, limit))
  return (
    <div className="flex flex-col gap-1">
      <Meter
        testId="token-meter"
        label={t.tokenMeter}
        value={used}
        max={limit}
        level={level}
        text={text}
      />
      <p className={level === "red" ? "fault" : "help"}>{text}</p>
    </div>
  )
}
