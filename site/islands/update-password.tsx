import { type FormEvent, useState } from "react"
import { accounts } from "../../adapters/http/contract/accounts.ts"
import { wrongField } from "../../core/accounts/credentials.ts"
import { useLanguage, useWords } from "../lib/language/language.tsx"
import { useSay } from "../lib/language/sentences.ts"
import { at } from "../lib/routes.ts"
import { api } from "../lib/server/api.ts"
import { inWords } from "../lib/server/send.ts"
import { Button } from "../ui/button.tsx"
import { FaultLine } from "../ui/fault-line.tsx"
import { PasswordField } from "../ui/field.tsx"
import { RedirectBar } from "../ui/redirect-bar.tsx"
import { StatusLine } from "../ui/status-line.tsx"
import { useWrongFields } from "../ui/use-wrong-fields.ts"
import { signIn } from "../words/sign-in.ts"

const LEAVE_AFTER_MS = 3000
const leave = (to: string) => location.assign(to)

/**
 * The recovery token, removed from the address so that the browser's history does not show it. It is kept in the state of the
 * history entry, because a phone may reload the page when its owner comes back from another app.
 */
const takeRecovery = (): string | null => {
  const hash = new URLSearchParams(location.hash.slice(1))
  if (hash.get("type") === "recovery")
    history.replaceState({ recovery: hash.get("token") }, "", location.pathname)
  return history.state?.recovery ?? null
}

export default function UpdatePassword() {
  const t = useWords(signIn)
  const say = useSay()
  const language = useLanguage()
  const [token] = useState(takeRecovery)
  const [fault, setFault] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { refuse, accept, mark } = useWrongFields()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    accept()
    const form = event.currentTarget
    const data = new FormData(form)
    const password = String(data.get("password") ?? "")
    const confirmation = String(data.get("confirmation") ?? "")
    const wrong = wrongField({ password, confirmation })
    if (wrong) {
      setFault(wrong === "password" ? t.short : t.mismatch)
      return refuse(form, [wrong])
    }
    setBusy(true)
    try {
      const { message } = await api(accounts.updatePassword, {
        body: { password, confirmation, ...(token && { token }) },
      })
      history.replaceState(null, "")
      setDone(message)
    } catch (refusal) {
      setFault(inWords(refusal) ? say(refusal.message) : t.linkFailed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <h1 className="text-[1.5rem]">{t.updateTitle}</h1>
      <StatusLine className="note note-ok mt-4" text={done && say(done)} />
      {done ? (
        <RedirectBar
          to={at(language, "/login")}
          afterMs={LEAVE_AFTER_MS}
          label={t.goNow}
          go={leave}
        />
      ) : (
        <>
          {token && <p className="mt-1 text-muted">{t.updateHint}</p>}
          <form className="mt-5 flex flex-col gap-4" method="post" onSubmit={submit} noValidate>
            <PasswordField
              label={t.newPassword}
              name="password"
              autoComplete="new-password"
              help={t.length}
              show={t.show}
              hide={t.hide}
              required
              {...mark("password")}
            />
            <PasswordField
              label={t.confirmation}
              name="confirmation"
              autoComplete="new-password"
              show={t.show}
              hide={t.hide}
              required
              {...mark("confirmation")}
            />
            {/* Its place stays while the next call is under way: see Feedback. */}
            <div className={busy ? "invisible empty:hidden" : "empty:hidden"}>
              <FaultLine text={fault} />
            </div>
            <Button type="submit" large busy={busy}>
              {t.update}
            </Button>
            <a className="link link-alone self-center text-small" href={at(language, "/login")}>
              {t.again}
            </a>
          </form>
        </>
      )}
    </>
  )
}
