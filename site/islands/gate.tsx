import { type FormEvent, useState } from "react"
import { health } from "../../adapters/http/contract/health.ts"
import { useWords } from "../lib/language/language.tsx"
import { SITE } from "../lib/routes.ts"
import { api } from "../lib/server/api.ts"
import { isNo } from "../lib/server/send.ts"
import { Button } from "../ui/button.tsx"
import { PasswordField } from "../ui/field.tsx"
import { small } from "../words/small.ts"

type Props = {
  /** Answers whether this browser remembers that it was opened. */
  onOpen: () => boolean
}

/** Asks for the password of an installation that is not open yet (DEVELOPMENT_PASSWORD). */
export default function Gate({ onOpen }: Props) {
  const t = useWords(small)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get("gate") ?? "")
    setBusy(true)
    try {
      await api(health.gate, { body: { password } })
      setFault(onOpen() ? null : t.gateForgotten)
    } catch (refusal) {
      setFault(isNo(refusal) ? t.gateWrong : t.gateFailed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <form className="card flex w-full max-w-[400px] flex-col gap-4" onSubmit={submit} noValidate>
        <p className="flex items-center gap-[10px] text-[1.3125rem] font-semibold">
          <img src="/favicon.svg" alt="" width="26" height="26" />
          {SITE}
        </p>
        <h1 className="text-[1.5rem]">{t.gateTitle}</h1>
        <PasswordField
          label={t.gatePassword}
          name="gate"
          autoComplete="current-password"
          error={fault}
          show={t.show}
          hide={t.hide}
        />
        <Button type="submit" busy={busy}>
          {t.gateEnter}
        </Button>
      </form>
    </main>
  )
}
