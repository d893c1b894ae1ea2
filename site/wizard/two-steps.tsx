import { type ReactNode, useRef, useState } from "react"
import { TRYOUT_LIMITS } from "../../core/billing/plan.ts"
import { missingFields } from "../../core/chatbots/missing-fields.ts"
import { LANDING_TONES } from "../../core/chatbots/wizard.ts"
import { useWords } from "../lib/language/language.tsx"
import type { Draft } from "../lib/pending/draft.ts"
import { Button } from "../ui/button.tsx"
import { CardFoot } from "../ui/card-foot.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { wizard } from "../words/wizard.ts"
import { type BasicsFault, BasicsFields } from "./basics.tsx"
import { DraftPreview } from "./draft-preview.tsx"
import { PreviewButton } from "./preview-button.tsx"
import { SourcesStep } from "./sources.tsx"
import { useNewStep } from "./use-new-step.ts"
import { TYPED_FIELD, useSources } from "./use-sources.ts"

type Props = {
  draft: Draft
  change: (part: Partial<Draft>) => void
  /** The landing page asks for a description too, and takes files. */
  landing: boolean
  /** The plan's limit of tokens; while it is unknown, that of the free plan. */
  tokens?: number | undefined
  back: string
  note?: ReactNode
  last: { label: string; busy?: boolean; done?: boolean; act: (draft: Draft) => void }
  onClose: () => void
}

/** The wizard as a dialog: two steps, the phone beside them, and whatever finishes it. */
export function TwoSteps({ draft, change, landing, tokens, back, note, last, onClose }: Props) {
  const t = useWords(wizard)
  const [step, setStep] = useState<1 | 2>(1)
  const [fault, setFault] = useState<BasicsFault | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const { contextTokens, knowledgeSources } = TRYOUT_LIMITS
  const entry = useSources(draft, change, {
    tokens: tokens ?? contextTokens,
    // Of owners with an account only the server knows how many sources their plan allows.
    ...(landing && { sources: knowledgeSources }),
  })
  const name = useRef<HTMLParagraphElement>(null)
  useNewStep(step, () => {
    name.current?.closest("dialog")?.scrollTo({ top: 0 })
    name.current?.focus({ preventScroll: true })
  })

  const next = () => {
    const fields = missingFields(draft, { landing })
    setFault({ fields, text: landing ? t.required : t.nameMissing })
    if (fields.length === 0) return setStep(2)
    body.current?.querySelector<HTMLElement>(`[name=${fields[0]}]`)?.focus()
  }
  const finish = () => {
    const settled = entry.settle()
    if (settled) last.act(settled)
    else body.current?.querySelector<HTMLElement>(TYPED_FIELD)?.focus()
  }

  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      closeLabel={t.cancel}
      className="dialog-wide dialog-sheet"
    >
      <p ref={name} tabIndex={-1} className="-mt-3 mb-4 text-muted outline-none">
        {t.step(step, 2, step === 1 ? t.basic : t.knowledge)}
      </p>
      <div className="mb-6 grid gap-x-8 gap-y-5 lg:grid-cols-[1fr_340px]">
        <PreviewButton draft={draft} />
        <div ref={body}>
          {step === 1 ? (
            <BasicsFields
              value={draft}
              onChange={change}
              fault={fault}
              describe={landing}
              onEnter={next}
              {...(landing && { tones: LANDING_TONES })}
            />
          ) : (
            <SourcesStep draft={draft} change={change} entry={entry} files={landing} />
          )}
        </div>
        <div className="hidden lg:block">
          <DraftPreview draft={draft} />
        </div>
      </div>
      <CardFoot className="mt-auto items-center justify-between">
        {note ?? <p className="hidden text-caption text-muted md:mr-auto md:block">{t.saved}</p>}
        {step === 2 && (
          <Button kind="secondary" onClick={() => setStep(1)}>
            {back}
          </Button>
        )}
        {step === 1 ? (
          <Button key={step} className="ml-auto" once onClick={next}>
            {t.next}
          </Button>
        ) : (
          <Button
            key={step}
            once
            busy={last.busy ?? false}
            disabled={last.done ?? false}
            onClick={finish}
          >
            {last.label}
          </Button>
        )}
      </CardFoot>
    </Dialog>
  )
}
