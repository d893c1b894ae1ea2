import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { accounts } from "../../../adapters/http/contract/accounts.ts"
import { isPasswordLong } from "../../../core/accounts/credentials.ts"
import { useLanguageChoice, useWords } from "../../lib/language/language.tsx"
import { useSay } from "../../lib/language/sentences.ts"
import { onSignedInElsewhere } from "../../lib/pending/other-tabs.ts"
import { api } from "../../lib/server/api.ts"
import { hasCode, inWords } from "../../lib/server/send.ts"
import { useReturn } from "../../lib/use-return.ts"
import { Button } from "../../ui/button.tsx"
import { PasswordField, TextField } from "../../ui/field.tsx"
import { signIn } from "../../words/sign-in.ts"
import { enter } from "./enter.ts"
import { Feedback, type Said } from "./feedback.tsx"
import { GoogleButton } from "./google-button.tsx"

export type Mode = "sign-in" | "sign-up"

const EMAIL = /^[^\s@]+@[^\s@]+$/

const refusal = (text: string): Said => ({ text, refused: true })

type Props = {
  mode: Mode
  first?: string | null
  onSignedIn: () => void
  /** Called when a mail was sent whose link continues what was begun. */
  onMailed?: () => void
}

/** Google, or an e-mail and a password: signs in, signs up, or sends a link to those who forgot. */
export function AccountForm({ mode, first = null, onSignedIn, onMailed }: Props) {
  const t = useWords(signIn)
  const say = useSay()
  const { language, setLanguage } = useLanguageChoice()
  const form = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState<Said | null>(first === null ? null : refusal(first))
  const [busy, setBusy] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState(false)
  useReturn(() => setBusy(false))
  const goOn = useEffectEvent(() => {
    setBusy(true)
    onSignedIn()
  })
  // The link in the mail opens another tab: when the owner is signed in there, this tab goes on, too.
  useEffect(() => (unconfirmed ? onSignedInElsewhere(goOn) : undefined), [unconfirmed])
  // The dashboard's addresses name no language: for owners who come from Spanish pages it is stored here.
  useEffect(() => {
    if (language === "es") setLanguage(language)
  }, [language, setLanguage])

  const typed = () => {
    const data = new FormData(form.current ?? undefined)
    return {
      email: String(data.get("email") ?? "").trim(),
      password: String(data.get("password") ?? ""),
    }
  }
  const fault = (text: string, field: "email" | "password") => {
    setSaid(refusal(text))
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
  }
  /**
   * Makes one call and shows its answer in the feedback line; what is typed stays. Null: the owner is signed in. Then the form
   * stays busy until the page is left, so that nothing is begun twice.
   */
  const attempt = async (act: () => Promise<string | null>, otherwise: string) => {
    if (busy) return
    setBusy(true)
    setSaid(null)
    try {
      const answer = await act()
      if (answer === null) return
      onMailed?.()
      setSaid({ text: say(answer), refused: false })
    } catch (fault) {
      setUnconfirmed(hasCode(fault, "email_not_confirmed"))
      setSaid(refusal(inWords(fault) ? say(fault.message) : otherwise))
    }
    setBusy(false)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { email, password } = typed()
    if (!EMAIL.test(email)) return fault(t.emailInvalid, "email")
    if (mode === "sign-up" && !isPasswordLong(password)) return fault(t.passwordShort, "password")
    void attempt(async () => {
      if (mode === "sign-up") {
        const { message } = await api(accounts.signUp, { body: { email, password } })
        setUnconfirmed(true)
        return message
      }
      await enter(await api(accounts.signIn, { body: { email, password } }))
      onSignedIn()
      return null
    }, t.failed)
  }
  const forgot = () => {
    const { email } = typed()
    if (!email) return fault(t.emailFirst, "email")
    void attempt(
      async () => (await api(accounts.resetPassword, { body: { email } })).message,
      t.resetFailed,
    )
  }
  const resend = () =>
    void attempt(
      async () =>
        (await api(accounts.resendConfirmation, { body: { email: typed().email } })).message,
      t.failed,
    )

  return (
    <div className="flex flex-col gap-4">
      <GoogleButton label={t.google} onFault={() => setSaid(refusal(t.googleStart))} />
      <div className="flex items-center gap-3 text-small text-muted">
        <hr className="flex-1 border-border" aria-hidden />
        {t.or}
        <hr className="flex-1 border-border" aria-hidden />
      </div>
      <form ref={form} className="flex flex-col gap-4" method="post" onSubmit={submit} noValidate>
        <TextField
          label={t.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
        />
        <PasswordField
          label={t.password}
          name="password"
          autoComplete={mode === "sign-in" ? "current-password" : "new-password"}
          help={mode === "sign-up" ? t.length : undefined}
          show={t.show}
          hide={t.hide}
          required
        />
        {mode === "sign-in" && <MailButton onPress={forgot}>{t.forgot}</MailButton>}
        <Feedback said={said} />
        {unconfirmed && <MailButton onPress={resend}>{t.resend}</MailButton>}
        <Button type="submit" large busy={busy}>
          {mode === "sign-in" ? t.signIn : t.signUp}
        </Button>
      </form>
    </div>
  )
}

/** Asks for a mail. A double click asks for one only, because an owner may ask for three an hour. */
const MailButton = ({ onPress, children }: { onPress: () => void; children: string }) => (
  <button
    type="button"
    className="link link-alone self-start text-small"
    onClick={(event) => event.detail > 1 || onPress()}
  >
    {children}
  </button>
)
