import type { RefObject } from "react"
import { useSearchParams } from "wouter"
import { missingFields } from "../../../../core/chatbots/missing-fields.ts"
import type { Draft } from "../../../lib/pending/draft.ts"
import { useNewStep } from "../../../wizard/use-new-step.ts"

/** The wizard's step. It is kept in the address, so that the browser's Back goes one step back and a reload stays on it. */
export const useStep = (draft: Draft, form: RefObject<HTMLElement | null>) => {
  const [search, setSearch] = useSearchParams()
  const wanted = Number(search.get("step"))
  const step = (wanted === 2 || wanted === 3) && missingFields(draft).length === 0 ? wanted : 1
  useNewStep(step, () => {
    window.scrollTo({ top: 0 })
    form.current?.querySelector("h2")?.focus({ preventScroll: true })
  })
  return { step, go: (to: number) => setSearch({ step: String(to) }) }
}
