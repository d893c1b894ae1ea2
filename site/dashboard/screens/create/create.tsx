import { useEffect, useRef, useState } from "react"
import { useLocation } from "wouter"
import { TRYOUT_LIMITS } from "../../../../core/billing/plan.ts"
import { stepFault } from "../../../../core/chatbots/wizard.ts"
import { createChatbot } from "../../../lib/create-chatbot.ts"
import { keptDraft } from "../../../lib/draft.ts"
import { useWords } from "../../../lib/language.tsx"
import { dashboard } from "../../../lib/routes.ts"
import { Refused } from "../../../lib/send.ts"
import { useSay } from "../../../lib/sentences.ts"
import { Button } from "../../../ui/button.tsx"
import { TextField } from "../../../ui/field.tsx"
import { BasicsFields } from "../../../wizard/basics.tsx"
import { DraftPreview } from "../../../wizard/draft-preview.tsx"
import { SourcesStep } from "../../../wizard/sources.tsx"
import { useDraft } from "../../../wizard/use-draft.ts"
import { wizard } from "../../../words/wizard.ts"
import { cache, useUsage } from "../../queries.ts"
import { ScreenHead } from "../../screen.tsx"
import { useChatbot } from "../../use-chatbot.ts"

const STEPS = 3
const LEAVE_AFTER_MS = 2000

/** The wizard inside the dashboard: three steps, kept on this device until the bot exists. */
export default function CreateChatbot() {
  const t = useWords(wizard)
  const say = useSay()
  const [, navigate] = useLocation()
  const usage = useUsage()
  const { items } = useChatbot()
  const [draft, change] = useDraft()
  const [step, setStep] = useState(1)
  const [fault, setFault] = useState<string | null>(null)
  const [said, setSaid] = useState<{ text: string; good: boolean } | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLDivElement>(null)

  const full = usage.data ? usage.data.chatbotsUsed >= usage.data.chatbotsLimit : items.length > 0
  const done = said?.good ?? false
  useEffect(() => {
    if (!full || busy || done) return
    setSaid({ text: t.limit, good: false })
    const timer = setTimeout(() => navigate(dashboard("chatbots")), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [full, busy, done, navigate, t.limit])

  const next = () => {
    const wrong = step === 1 && stepFault(draft, false)
    setFault(wrong ? t.nameMissing : null)
    if (!wrong) return setStep(step + 1)
    form.current?.querySelector<HTMLElement>("[name=name]")?.focus()
  }
  const create = async () => {
    setBusy(true)
    setSaid(null)
    try {
      const { message } = await createChatbot(draft)
      keptDraft.remove()
      setSaid({ text: message, good: true })
      void cache.invalidateQueries()
      setTimeout(() => navigate(dashboard("chatbots")), LEAVE_AFTER_MS)
    } catch (refusal) {
      const known = refusal instanceof Refused && refusal.code !== "unknown"
      setSaid({ text: known ? say(refusal.message) : t.failed, good: false })
      if (known && refusal.code === "chatbot_limit") navigate(dashboard("chatbots"))
    }
    setBusy(false)
  }

  const names = [t.basic, t.knowledge, t.whatsapp]
  return (
    <>
      <ScreenHead title={t.title} lead={t.step(step, STEPS, names[step - 1] ?? "")} />
      <div
        className="mb-5 h-[6px] max-w-[560px] rounded-full bg-border"
        role="progressbar"
        aria-label={t.title}
        aria-valuemin={1}
        aria-valuemax={STEPS}
        aria-valuenow={step}
      >
        <div
          className="h-full rounded-full bg-primary"
          style={{ width: `${(step / STEPS) * 100}%` }}
        />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(300px,384px)]">
        <div ref={form} className="card">
          <h2 className="sr-only">{names[step - 1]}</h2>
          {step === 1 && (
            <BasicsFields
              value={draft}
              onChange={change}
              fault={fault ? { field: "name", text: fault } : null}
            />
          )}
          {step === 2 && (
            <SourcesStep
              sources={draft.sources}
              onChange={(sources) => change({ sources })}
              limit={usage.data?.tokensLimit ?? TRYOUT_LIMITS.contextTokens}
            />
          )}
          {step === 3 && (
            <TextField
              label={t.phone}
              type="tel"
              name="phoneNumber"
              autoComplete="tel"
              maxLength={40}
              help={t.phoneHelp}
              value={draft.phoneNumber}
              onChange={(event) => change({ phoneNumber: event.target.value })}
            />
          )}
          {said && (
            <p
              className={`note mt-5 ${said.good ? "note-ok" : "note-bad"}`}
              role={said.good ? "status" : "alert"}
              lang={said.good ? "es" : undefined}
            >
              {said.text}
            </p>
          )}
          <div className="sticky bottom-0 -mx-5 -mb-5 mt-6 flex justify-between gap-3 rounded-b-card bg-surface px-5 py-4 md:-mx-6 md:-mb-6 md:px-6">
            {step > 1 && (
              <Button kind="secondary" onClick={() => setStep(step - 1)} disabled={busy || done}>
                {t.previous}
              </Button>
            )}
            {step < STEPS ? (
              <Button className="ml-auto" onClick={next}>
                {t.next}
              </Button>
            ) : (
              <Button busy={busy} disabled={done} onClick={() => void create()}>
                {busy ? t.creating : t.create}
              </Button>
            )}
          </div>
        </div>
        <div className="hidden lg:sticky lg:top-[88px] lg:block">
          <DraftPreview draft={draft} />
        </div>
      </div>
    </>
  )
}
