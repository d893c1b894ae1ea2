import { useRef, useState } from "react"
import { TRYOUT_LIMITS } from "../../core/billing/plan.ts"
import { LANDING_TONES } from "../../core/chatbots/wizard.ts"
import { useWords } from "../lib/language.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { BasicsFields } from "../wizard/basics.tsx"
import { DraftPreview } from "../wizard/draft-preview.tsx"
import { SourcesStep } from "../wizard/sources.tsx"
import { useDraft } from "../wizard/use-draft.ts"
import { wizard } from "../words/wizard.ts"
import SignInDialog from "./sign-in/sign-in-dialog.tsx"

/** Builds the bot first: two steps, kept on this device, and an account only at the end. */
export default function LandingWizard({ onClose }: { onClose: () => void }) {
  const t = useWords(wizard)
  const [draft, change] = useDraft()
  const [step, setStep] = useState<1 | 2>(1)
  const [fault, setFault] = useState<{ field: "name" | "description"; text: string } | null>(null)
  const [signing, setSigning] = useState(false)
  const body = useRef<HTMLDivElement>(null)

  const next = () => {
    const missing = (["name", "description"] as const).find((field) => !draft[field].trim())
    setFault(missing ? { field: missing, text: t.required } : null)
    if (!missing) return setStep(2)
    body.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus()
  }
  const finish = () => {
    change({ finished: true })
    setSigning(true)
  }

  return (
    <Dialog title={t.title} onClose={onClose} closeLabel={t.cancel} className="dialog-wide">
      <p className="-mt-3 mb-4 text-muted">{t.step(step, 2, step === 1 ? t.basic : t.knowledge)}</p>
      <div className="grid gap-8 lg:grid-cols-[1fr_340px]">
        <div ref={body}>
          {step === 1 ? (
            <BasicsFields
              value={draft}
              onChange={change}
              fault={fault}
              describe
              tones={LANDING_TONES}
            />
          ) : (
            <SourcesStep
              sources={draft.sources}
              onChange={(sources) => change({ sources })}
              limit={TRYOUT_LIMITS.contextTokens}
              files
            />
          )}
        </div>
        <div className="hidden lg:block">
          <DraftPreview draft={draft} />
        </div>
      </div>
      <div className="sticky bottom-0 -mx-5 -mb-5 mt-6 flex items-center justify-between gap-3 border-t border-border bg-surface px-5 py-4 md:-mx-6 md:-mb-6 md:px-6">
        <p className="hidden text-caption text-muted md:block">{t.saved}</p>
        {step === 2 && (
          <Button kind="secondary" onClick={() => setStep(1)}>
            {t.back}
          </Button>
        )}
        {step === 1 ? (
          <Button className="ml-auto" onClick={next}>
            {t.next}
          </Button>
        ) : (
          <Button onClick={finish}>{t.finish}</Button>
        )}
      </div>
      {signing && <SignInDialog mode="sign-up" onClose={() => setSigning(false)} />}
    </Dialog>
  )
}
