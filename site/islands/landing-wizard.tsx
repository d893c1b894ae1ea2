import { useState } from "react"
import { useWords } from "../lib/language/language.tsx"
import { keptDraft } from "../lib/pending/draft.ts"
import { TwoSteps } from "../wizard/two-steps.tsx"
import { useDraft } from "../wizard/use-draft.ts"
import { wizard } from "../words/wizard.ts"
import SignInDialog from "./sign-in/sign-in-dialog.tsx"

/** The wizard for visitors: the draft is kept on this device, and the chatbot is created once they have signed up. */
export default function LandingWizard({ onClose }: { onClose: () => void }) {
  const t = useWords(wizard)
  const [draft, change] = useDraft()
  const [signing, setSigning] = useState(false)
  const finish = () => {
    keptDraft.begin()
    change({ finished: true })
    setSigning(true)
  }
  /** Closing the dialog takes Finish back, unless a mail was sent whose link continues it, now or before. */
  const closeSigning = (mailSent: boolean) => {
    if (!mailSent && !keptDraft.isMailed()) change({ finished: false })
    setSigning(false)
  }
  return (
    <>
      <TwoSteps
        draft={draft}
        change={change}
        landing
        back={t.back}
        last={{ label: t.finish, act: finish }}
        onClose={onClose}
      />
      {signing && <SignInDialog mode="sign-up" onClose={closeSigning} />}
    </>
  )
}
