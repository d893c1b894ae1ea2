import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useRef, useState } from "react"
import { accounts } from "../../../../adapters/http/contract/accounts.ts"
import { wrongField } from "../../../../core/accounts/credentials.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useTranslated } from "../../../lib/language/translated.ts"
import { api } from "../../../lib/server/api.ts"
import { sentenceOf } from "../../../lib/server/send.ts"
import { Button } from "../../../ui/button.tsx"
import { PasswordField } from "../../../ui/field.tsx"
import { useUser } from "../../data/queries.ts"
import { settingsWords } from "./words.ts"

type Change = { password: string; confirmation: string }

export function PasswordSettings() {
  const t = useWords(settingsWords)
  const email = useUser().data?.email
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<keyof Change>("password")
  const [fault, tell] = useTranslated(settingsWords)
  const change = useMutation({
    mutationFn: (body: Change) => api(accounts.updatePassword, { body }),
    onSuccess: () => form.current?.reset(),
    onError: (refusal) => {
      setWrong("password")
      tell((_, say) => say(sentenceOf(refusal)))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: keyof Change) => String(data.get(name) ?? "")
    const typed = { password: text("password"), confirmation: text("confirmation") }
    const field = wrongField(typed)
    setWrong(field ?? "password")
    tell(field && ((t) => (field === "password" ? t.short : t.mismatch)))
    if (field) event.currentTarget.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
    else change.mutate(typed)
  }
  const field = (name: keyof Change) => ({
    name,
    autoComplete: "new-password",
    error: wrong === name ? fault : null,
    show: t.show,
    hide: t.hide,
    required: true,
  })
  return (
    <section id="password" className="card">
      <h2>{t.password}</h2>
      <form
        ref={form}
        className="mt-4 flex max-w-[420px] flex-col gap-4"
        onSubmit={submit}
        noValidate
      >
        {/* Tells a password manager whose password is changed. */}
        {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
        <PasswordField label={t.newPassword} {...field("password")} />
        <PasswordField label={t.confirmation} {...field("confirmation")} />
        <p role="status" className="well">
          {change.isSuccess && t.changed}
        </p>
        <Button type="submit" kind="secondary" className="self-start" busy={change.isPending}>
          {t.change}
        </Button>
      </form>
    </section>
  )
}
