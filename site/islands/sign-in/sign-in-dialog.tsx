import { useRef, useState } from "react"
import { useWords } from "../../lib/language/language.tsx"
import { afterSignIn, begunBefore } from "../../lib/pending/after-sign-in.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { signIn } from "../../words/sign-in.ts"
import { AccountForm, type Mode } from "./account-form.tsx"
import { Agreement } from "./agreement.tsx"

type Props = {
  onClose: (mailSent: boolean) => void
  mode?: Mode
  /** Where to go if nothing was begun before signing in. */
  next?: string
  /** Offers to build the chatbot first. */
  onBuildFirst?: () => void
}

/** Signing in without leaving the page; afterwards what was begun before is continued. */
export default function SignInDialog({
  onClose,
  mode: first = "sign-in",
  next = "/dashboard",
  onBuildFirst,
}: Props) {
  const t = useWords(signIn)
  const [mode, setMode] = useState<Mode>(first)
  const [begun] = useState(begunBefore)
  const mailed = useRef(false)
  const signingIn = mode === "sign-in"
  return (
    <Dialog
      title={signingIn ? t.signInTitle : t.signUpTitle}
      onClose={() => onClose(mailed.current)}
      closeLabel={t.close}
    >
      {begun && <p className="-mt-2 mb-4 text-muted">{t.begun[begun]}</p>}
      <AccountForm
        mode={mode}
        onSignedIn={() => void afterSignIn(next)}
        onMail={(sent) => {
          mailed.current = sent
        }}
      />
      {!signingIn && <Agreement />}
      <p className="mt-4 text-center text-small text-muted">
        {signingIn ? t.noAccount : t.haveAccount}{" "}
        <button
          type="button"
          className="link link-alone"
          onClick={() => setMode(signingIn ? "sign-up" : "sign-in")}
        >
          {signingIn ? t.signUpTitle : t.signInTitle}
        </button>
      </p>
      {onBuildFirst && (
        <Button kind="secondary" className="mt-4 w-full" onClick={onBuildFirst}>
          {t.buildFirst}
        </Button>
      )}
    </Dialog>
  )
}
