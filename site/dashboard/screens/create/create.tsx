import { useEffect, useRef, useState } from "react"
import { useSearchParams } from "wouter"
import { TRYOUT_LIMITS } from "../../../../core/billing/plan.ts"
import { stepFault } from "../../../../core/chatbots/step-fault.ts"
import { PHONE_CHARACTERS } from "../../../../core/chatbots/wizard.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { BROKEN_DRAFT, creationFault } from "../../../lib/pending/pending-purchase.ts"
import { dashboard } from "../../../lib/routes.ts"
import { Button } from "../../../ui/button.tsx"
import { CardFoot } from "../../../ui/card-foot.tsx"
import { TextField } from "../../../ui/field.tsx"
import { BasicsFields } from "../../../wizard/basics.tsx"
import { CreationNote } from "../../../wizard/creation-note.tsx"
import { DraftPreview } from "../../../wizard/draft-preview.tsx"
import { SourcesStep } from "../../../wizard/sources.tsx"
import { useCreation } from "../../../wizard/use-creation.ts"
import { useDraft } from "../../../wizard/use-draft.ts"
import { TYPED_FIELD, useSources } from "../../../wizard/use-sources.ts"
import { wizard } from "../../../words/wizard.ts"
import { cache } from "../../cache.ts"
import { useUsage } from "../../queries.ts"
import { ScreenHead } from "../../screen.tsx"
import { useMoveOn } from "../../use-move-on.ts"
import { Progress } from "./progress.tsx"

const STEPS = 3
const LEAVE_AFTER_MS = 2000

/** The wizard inside the dashboard: three steps, kept on this device until the bot exists. */
export default function CreateChatbot() {
  const t = useWords(wizard)
  const moveOn = useMoveOn()
  const usage = useUsage()
  const [draft, change] = useDraft()
  const entry = useSources(draft, change, {
    tokens: usage.data?.tokensLimit ?? TRYOUT_LIMITS.contextTokens,
  })
  // The step is kept in the address, so that the browser's Back goes one step back and a reload stays on it.
  const [search, setSearch] = useSearchParams()
  const wanted = Number(search.get("step"))
  const step = (wanted === 2 || wanted === 3) && stepFault(draft) === null ? wanted : 1
  const say = useSay()
  const [before] = useState(creationFault.take)
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const go = (to: number) => setSearch({ step: String(to) })
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // Scroll to the top of the new step, and let screen readers read its name.
    window.scrollTo({ top: 0 })
    form.current?.querySelector("h2")?.focus({ preventScroll: true })
  }, [step])

  const toList = () => moveOn(dashboard("chatbots"))
  const creation = useCreation(toList, toList)
  const { busy, done } = creation
  useEffect(() => {
    if (done) void cache.invalidateQueries()
  }, [done])

  // An owner who has as many chatbots as the plan allows is told so, and taken to the list of them.
  const { chatbotsUsed = 0, chatbotsLimit = 1 } = usage.data ?? {}
  const full = chatbotsUsed >= chatbotsLimit && !busy && !done
  useEffect(() => {
    if (!full) return
    const timer = setTimeout(() => moveOn(dashboard("chatbots")), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [full, moveOn])
  const problem = () => {
    if (full) return chatbotsLimit > 1 ? t.limitOf(chatbotsLimit) : t.limit
    if (usage.error) return t.statusFailed
    if (before === BROKEN_DRAFT) return t.broken
    return before && t.notCreated(say(before))
  }
  const known = problem()
  const said = creation.said ?? (known ? { text: known, good: false } : null)

  const next = () => {
    const nameless = step === 1 && stepFault(draft) !== null
    setMissing(nameless)
    if (!nameless && (step !== 2 || entry.settle())) return go(step + 1)
    form.current?.querySelector<HTMLElement>(nameless ? "[name=name]" : TYPED_FIELD)?.focus()
  }

  const name = [t.basic, t.knowledge, t.whatsapp][step - 1] ?? ""
  return (
    <>
      <ScreenHead title={t.title} lead={t.step(step, STEPS, name)} />
      <div className="with-phone">
        <Progress label={t.title} step={step} steps={STEPS} />
        <div ref={form} className="card lg:col-start-1">
          <h2 className="sr-only" tabIndex={-1}>
            {name}
          </h2>
          {step === 1 && (
            <BasicsFields
              value={draft}
              onChange={change}
              fault={missing ? { field: "name", text: t.nameMissing } : null}
            />
          )}
          {step === 2 && <SourcesStep draft={draft} change={change} entry={entry} />}
          {step === 3 && (
            <TextField
              label={t.phone}
              type="tel"
              name="phoneNumber"
              autoComplete="tel"
              maxLength={PHONE_CHARACTERS}
              help={t.phoneHelp}
              value={draft.phoneNumber}
              onChange={(event) => change({ phoneNumber: event.target.value })}
            />
          )}
          <CardFoot className="justify-between">
            <CreationNote said={said} />
            {step > 1 && (
              <Button kind="secondary" onClick={() => go(step - 1)} disabled={busy || done}>
                {t.previous}
              </Button>
            )}
            {step < STEPS ? (
              <Button className="ml-auto" once onClick={next}>
                {t.next}
              </Button>
            ) : (
              <Button once busy={busy} disabled={done} onClick={() => void creation.create(draft)}>
                {busy ? t.creating : t.create}
              </Button>
            )}
          </CardFoot>
        </div>
        <div className="sticky top-[88px] hidden lg:block">
          <DraftPreview draft={draft} />
        </div>
      </div>
    </>
  )
}
