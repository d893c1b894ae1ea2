import { useEffect, useState } from "react"
import { accounts } from "../../adapters/http/contract/accounts.ts"
import { sessions } from "../../adapters/http/contract/sessions.ts"
import { useLanguage, useWords } from "../lib/language/language.tsx"
import { afterSignIn } from "../lib/pending/after-sign-in.ts"
import { deadLink } from "../lib/pending/carried-faults.ts"
import { at, dashboard } from "../lib/routes.ts"
import { api } from "../lib/server/api.ts"
import { hasCode } from "../lib/server/send.ts"
import { RedirectBar } from "../ui/redirect-bar.tsx"
import { signIn } from "../words/sign-in.ts"
import { enter } from "./sign-in/enter.ts"
import { takeVerifier } from "./sign-in/pkce.ts"

const LEAVE_AFTER_MS = 3000
const leave = (to: string) => location.assign(to)

/** Exchanges the code in the address for a session. True: the owner is signed in. */
const complete = async () => {
  const { user } = await api(sessions.session, {})
  if (user) return true
  const code = new URLSearchParams(location.search).get("code")
  if (!code) return false
  const codeVerifier = takeVerifier()
  try {
    await enter(
      await api(accounts.exchange, { body: { code, ...(codeVerifier && { codeVerifier }) } }),
    )
  } catch (refusal) {
    // Only a sign-in with Google left a verifier. The login says what three seconds here are too short to read.
    if (!codeVerifier && hasCode(refusal, "code_invalid")) deadLink.keep("code_invalid")
    throw refusal
  }
  return true
}

// A code works once. Kept outside the component, so that it is exchanged once even if React runs the effect twice.
let completing: Promise<boolean> | undefined

/** The page that Google and the link of the confirmation mail lead to. */
export default function Callback() {
  const t = useWords(signIn)
  const language = useLanguage()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    completing ??= complete()
    completing
      .catch(() => false)
      .then((done) => {
        if (done) void afterSignIn(dashboard("chatbots"), true)
        else setFailed(true)
      })
  }, [])

  if (!failed) return <h1 className="text-[1.5rem]">{t.completing}</h1>
  return (
    <div role="alert">
      <h1 className="text-[1.5rem]">{t.errorTitle}</h1>
      <p className="mt-2">{t.error}</p>
      <RedirectBar
        to={at(language, "/login")}
        afterMs={LEAVE_AFTER_MS}
        label={t.goNow}
        go={leave}
      />
    </div>
  )
}
