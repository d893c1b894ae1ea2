import { useEffect, useRef, useState } from "react"
import { TRYOUT_LIMITS } from "../../../../core/billing/plan.ts"
import { missingFields } from "../../../../core/chatbots/missing-fields.ts"
import { PHONE_CHARACTERS } from "../../../../core/whatsapp/lengths.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { dashboard } from "../../../lib/routes.ts"
import { Button } from "../../../ui/button.tsx"
import { CardFoot } from "../../../ui/card-foot.tsx"
import { TextField } from "../../../ui/field.tsx"
import { sendOnEnter } from "../../../ui/send-on-enter.ts"
import { BasicsFields } from "../../../wizard/basics.tsx"
import { CreationNote } from "../../../wizard/creation-note.tsx"
import { DraftPreview } from "../../../wizard/draft-preview.tsx"
import { PreviewButton } from "../../../wizard/preview-button.tsx"
import { SourcesStep } from "../../../wizard/sources.tsx"
import { useCreation } from "../../../wizard/use-creation.ts"
import { useDraft } from "../../../wizard/use-draft.ts"
import { TYPED_FIELD, useSources } from "../../../wizard/use-sources.ts"
import { wizard } from "../../../words/wizard.ts"
import { cache } from "../../data/cache.ts"
import { useUsage } from "../../data/queries.ts"
import { Failed } from "../../parts/failed.tsx"
import { ScreenHead } from "../../parts/screen.tsx"
import { useMoveOn } from "../../parts/use-move-on.ts"
import { Progress } from "./progress.tsx"
import { useObstacle } from "./use-obstacle.ts"
import { useStep } from "./use-step.ts"

const STEPS = 3

/** The wizard inside the dashboard: three steps, kept on this device until the bot exists. */
export default function CreateChatbot() {
  const t = useWords(wizard)
  const moveOn = useMoveOn()
  const [draft, change] = useDraft()
  const usage = useUsage()
  const entry = useSources(draft, change, {
    tokens: usage.data?.tokensLimit ?? TRYOUT_LIMITS.contextTokens,
  })
  const form = useRef<HTMLDivElement>(null)
  const { step, go } = useStep(draft, form)
  const [missing, setMissing] = useState(false)

  const toList = () => moveOn(dashboard("chatbots"))
  const creation = useCreation(toList, toList)
  const { busy, done } = creation
  useEffect(() => {
    if (done) void cache.invalidateQueries()
  }, [done])
  const obstacle = useObstacle(usage.data, busy || done)
  const said = creation.said ?? (obstacle ? { text: obstacle, good: false } : null)

  const next = () => {
    const nameless = step === 1 && missingFields(draft).length > 0
    setMissing(nameless)
    if (!nameless && (step !== 2 || entry.settle())) return go(step + 1)
    form.current?.querySelector<HTMLElement>(nameless ? "[name=name]" : TYPED_FIELD)?.focus()
  }

  const create = () => {
    if (!busy && !done) void creation.create(draft)
  }

  const name = [t.basic, t.knowledge, t.whatsapp][step - 1] ?? ""
  return (
    <>
      <ScreenHead title={t.title} lead={t.step(step, STEPS, name)} />
      <div className="with-phone">
        <PreviewButton draft={draft} />
        <Progress label={t.title} step={step} steps={STEPS} />
        <div ref={form} className="card lg:col-start-1">
          <h2 className="sr-only" tabIndex={-1}>
            {name}
          </h2>
          {step === 1 && (
            <BasicsFields
              value={draft}
              onChange={change}
              fault={missing ? { fields: ["name"], text: t.nameMissing } : null}
              onEnter={next}
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
              {...sendOnEnter(create, "go")}
            />
          )}
          <CardFoot className="justify-between">
            {usage.error && (
              <div className="basis-full">
                <Failed of={[usage]} text={t.statusFailed} />
              </div>
            )}
            <CreationNote said={said} />
            {step > 1 && (
              <Button kind="secondary" onClick={() => go(step - 1)} disabled={busy || done}>
                {t.previous}
              </Button>
            )}
            {step < STEPS ? (
              <Button key={step} className="ml-auto" once onClick={next}>
                {t.next}
              </Button>
            ) : (
              <Button key={step} once busy={busy} disabled={done} onClick={create}>
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
