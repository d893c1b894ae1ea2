import { useState } from "react"
import { LanguageProvider, useLanguage, useWords } from "../../lib/language/language.tsx"
import type { Language } from "../../lib/language/words.ts"
import { afterSignIn, begunBefore } from "../../lib/pending/after-sign-in.ts"
import { deadLink } from "../../lib/pending/carried-faults.ts"
import { keptDraft } from "../../lib/pending/draft.ts"
import { isTypedKept } from "../../lib/pending/typed.ts"
import { at } from "../../lib/routes.ts"
import { signIn } from "../../words/sign-in.ts"
import { AccountForm, type Mode } from "./account-form.tsx"
import { Agreement } from "./agreement.tsx"
import { safeNext } from "./safe-next.ts"

/** Signing in and signing up on a page of their own. The address may name an error, and where to go next. */
export default function AccountCard({ mode }: { mode: Mode }) {
  const language = useLanguage()
  const t = useWords(signIn)
  const signingIn = mode === "sign-in"
  const address = new URLSearchParams(globalThis.location?.search)
  const next = address.get("next")
  const faults: Record<string, string> = {
    google_failed: t.googleFailed,
    google_start: t.googleStart,
  }
  const fault = address.get("error") ?? ""
  const [begun] = useState(begunBefore)
  const [dead] = useState(() => signingIn && deadLink.take())
  const search = next ? `?next=${encodeURIComponent(next)}` : ""
  return (
    <div className="card mx-auto w-full max-w-[440px]">
      <h1 className="mb-5 text-[1.5rem]">{signingIn ? t.signInTitle : t.signUpTitle}</h1>
      {fault === "session_ended" && (
        <p className="note note-info mb-4" role="status">
          {t.sessionEnded} {(isTypedKept() || keptDraft.isThere()) && t.typedKept}
        </p>
      )}
      {dead && (
        <p className="note note-warn mb-4" role="status">
          {t.deadLink}
        </p>
      )}
      {begun && <p className="-mt-2 mb-4 text-muted">{t.begun[begun]}</p>}
      <AccountForm
        mode={mode}
        first={faults[fault] ?? null}
        onSignedIn={() => void afterSignIn(safeNext(next), true)}
      />
      {!signingIn && <Agreement />}
      <p className="mt-4 text-center text-small text-muted">
        {signingIn ? t.noAccount : t.haveAccount}{" "}
        <a
          className="link link-alone"
          href={at(language, signingIn ? "/signup" : "/login") + search}
        >
          {signingIn ? t.signUpTitle : t.signInTitle}
        </a>
      </p>
    </div>
  )
}

/** The card in the static page, which is shown before any script has loaded. */
export const StaticAccountCard = ({ mode, language }: { mode: Mode; language: Language }) => (
  <LanguageProvider language={language}>
    <AccountCard mode={mode} />
  </LanguageProvider>
)
