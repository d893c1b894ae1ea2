import { type FormEvent, useEffect, useRef } from "react"
import { isPasswordLong } from "../../../core/accounts/credentials.ts"
import { useLanguageChoice, useWords } from "../../lib/language/language.tsx"
import { Button, isSecond } from "../../ui/button.tsx"
import { PasswordField, TextField } from "../../ui/field.tsx"
import { useWrongFields } from "../../ui/use-wrong-fields.ts"
import { signIn } from "../../words/sign-in.ts"
import { Feedback } from "./feedback.tsx"
import { GoogleButton } from "./google-button.tsx"
import { useAccountCalls } from "./use-account-calls.ts"

export type Mode = "sign-in" | "sign-up"

const EMAIL = /^[^\s@]+@[^\s@]+$/

type Props = {
  mode: Mode
  first?: string | null
  onSignedIn: () => void
  /** See useAccountCalls. */
  onMail?: (sent: boolean) => void
}

/** Google, or an e-mail and a password: signs in, signs up, or sends a link to those who forgot. */
export function AccountForm({ mode, first = null, onSignedIn, onMail }: Props) {
  const t = useWords(signIn)
  const { language, setLanguage } = useLanguageChoice()
  const form = useRef<HTMLFormElement>(null)
  const calls = useAccountCalls({ first, onSignedIn, onMail })
  const { refuse, accept, mark } = useWrongFields()
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
    calls.refuse(text)
    refuse(form.current, [field])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    accept()
    const account = typed()
    if (!EMAIL.test(account.email)) return fault(t.emailInvalid, "email")
    if (mode === "sign-in") return void calls.signIn(account)
    if (!isPasswordLong(account.password)) return fault(t.passwordShort, "password")
    void calls.signUp(account)
  }
  const forgot = () => {
    const { email } = typed()
    if (email) void calls.forgot(email)
    else fault(t.emailFirst, "email")
  }

  return (
    <div className="flex flex-col gap-4">
      <GoogleButton label={t.google} onFault={() => calls.refuse(t.googleStart)} />
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
          {...mark("email")}
        />
        <PasswordField
          label={t.password}
          name="password"
          autoComplete={mode === "sign-in" ? "current-password" : "new-password"}
          help={mode === "sign-up" ? t.length : undefined}
          show={t.show}
          hide={t.hide}
          required
          {...mark("password")}
        />
        {mode === "sign-in" && <MailButton onPress={forgot}>{t.forgot}</MailButton>}
        <Feedback said={calls.said} waiting={calls.busy} />
        {calls.unconfirmed && (
          <MailButton onPress={() => void calls.resend(typed().email)}>{t.resend}</MailButton>
        )}
        <Button type="submit" large busy={calls.busy}>
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
    onClick={(event) => isSecond(event) || onPress()}
  >
    {children}
  </button>
)
