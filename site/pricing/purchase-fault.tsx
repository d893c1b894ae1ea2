import { useEffect, useRef } from "react"
import { useWords } from "../lib/language/language.tsx"
import { useSay } from "../lib/language/sentences.ts"
import { Fault } from "../ui/fault.tsx"
import { pricing } from "../words/pricing.ts"

/** Of a payment that did not begin because the last one is under way (core/shared/catalogue.ts): nothing went wrong. */
const PENDING = /^Your last payment is still being confirmed\./

/** Why a payment did not begin. It stands above the plans, so it is scrolled into view. */
export function PurchaseFault({ text }: { text: string }) {
  const t = useWords(pricing)
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another fault is scrolled to again
  useEffect(() => {
    // In braces, because newer browsers answer a promise, and an effect must not.
    place.current?.scrollIntoView({ block: "center" })
  }, [text])
  return (
    <div ref={place} className="mb-6">
      <Fault text={PENDING.test(text) ? say(text) : t.failed(say(text))} />
    </div>
  )
}
