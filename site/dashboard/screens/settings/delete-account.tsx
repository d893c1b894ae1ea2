import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { toast } from "react-hot-toast/headless"
import { accounts } from "../../../../adapters/http/contract/accounts.ts"
import { whatsapp } from "../../../../adapters/http/contract/whatsapp.ts"
import { api } from "../../../lib/api.ts"
import { useWords } from "../../../lib/language.tsx"
import { useSay } from "../../../lib/sentences.ts"
import { end } from "../../../lib/session.ts"
import { AskFirst } from "../../../ui/ask-first.tsx"
import { Button } from "../../../ui/button.tsx"
import { Confirm } from "../../../ui/confirm.tsx"
import { TextField } from "../../../ui/field.tsx"
import { cache, useUser } from "../../queries.ts"
import { settingsWords } from "./words.ts"

/** The way out, with everything. The address has to be typed: this cannot be taken back. */
export function DeleteAccount() {
  const t = useWords(settingsWords)
  const say = useSay()
  const email = useUser().data?.email ?? ""
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState("")
  const [mismatch, setMismatch] = useState(false)

  const remove = useMutation({
    mutationFn: () => api(accounts.deleteAccount, {}),
    onSuccess: () => {
      localStorage.clear()
      return end()
    },
    onError: () => setAsking(false),
  })
  const facebook = useMutation({
    mutationFn: () => api(whatsapp.deleteFacebookData, {}),
    onSuccess: ({ message }) => {
      toast.success(say(message))
      void cache.invalidateQueries()
    },
    onError: (refusal) => toast.error(say(refusal.message)),
  })
  const confirm = () => {
    const same = email !== "" && typed.trim().toLowerCase() === email.toLowerCase()
    setMismatch(!same)
    if (same) remove.mutate()
  }

  return (
    <section id="account" className="card flex flex-col items-start gap-4 border-danger">
      <h2>{t.account}</h2>
      <p className="text-muted">{t.facebookText}</p>
      <AskFirst
        kind="danger"
        label={t.facebook}
        question={t.facebookQuestion}
        yes={t.facebook}
        no={t.cancel}
        act={() => facebook.mutateAsync()}
      >
        {t.facebookAfter}
      </AskFirst>
      <p className="text-muted">{t.accountText}</p>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      {remove.error && (
        <p className="fault" role="alert">
          {t.removeFailed}
        </p>
      )}
      {asking && (
        <Confirm
          question={t.removeQuestion}
          yes={t.remove}
          no={t.cancel}
          danger
          last
          busy={remove.isPending}
          onYes={confirm}
          onNo={() => setAsking(false)}
        >
          <p className="mb-4">{t.accountText}</p>
          <TextField
            label={t.removeType(email)}
            type="email"
            autoComplete="off"
            value={typed}
            error={mismatch ? t.removeMismatch : null}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Confirm>
      )}
    </section>
  )
}
