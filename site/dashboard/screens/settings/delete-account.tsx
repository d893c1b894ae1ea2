import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { accounts } from "../../../../adapters/http/contract/accounts.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { at } from "../../../lib/routes.ts"
import { api } from "../../../lib/server/api.ts"
import { end, leave } from "../../../lib/server/end-session.ts"
import { setEnding } from "../../../lib/server/session.ts"
import { forgetOwner } from "../../../lib/storage.ts"
import { Button } from "../../../ui/button.tsx"
import { Confirm } from "../../../ui/confirm.tsx"
import { FaultLine } from "../../../ui/fault-line.tsx"
import { TextField } from "../../../ui/field.tsx"
import { useUser } from "../../data/queries.ts"
import { Failed } from "../../parts/failed.tsx"
import { common } from "../../words/common.ts"
import { settingsWords } from "./words.ts"

/** Deletes the account and all data. The e-mail address has to be typed, because it cannot be undone. */
export function DeleteAccount() {
  const t = useWords(settingsWords)
  const c = useWords(common)
  const language = useLanguage()
  const user = useUser()
  const email = user.data?.email
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState("")
  const [mismatch, setMismatch] = useState(false)

  const remove = useMutation({
    mutationFn: () => {
      setEnding(true)
      return api(accounts.deleteAccount, {}).catch((fault) => {
        setEnding(false)
        throw fault
      })
    },
    onSuccess: () => {
      forgetOwner()
      return end().catch(leave)
    },
    onError: () => setAsking(false),
  })
  const confirm = () => {
    const same = typed.trim().toLowerCase() === email?.toLowerCase()
    setMismatch(!same)
    if (same) remove.mutate()
  }

  const cancel = () => {
    setAsking(false)
    setTyped("")
    setMismatch(false)
  }

  return (
    <>
      <p className="text-muted">{t.accountText}</p>
      {user.error && !email ? (
        // Without the address there is nothing that could be typed.
        <Failed of={[user]} />
      ) : (
        <Button kind="danger" busy={!email} onClick={() => setAsking(true)}>
          {t.remove}
        </Button>
      )}
      <FaultLine text={remove.error && t.removeFailed} />
      {remove.error && (
        <a href={at(language, "/contact")} className="link link-alone">
          {t.contact}
        </a>
      )}
      {asking && email && (
        <Confirm
          question={t.removeQuestion}
          yes={t.remove}
          no={c.cancel}
          weight="last"
          busy={remove.isPending}
          onYes={confirm}
          onNo={cancel}
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
    </>
  )
}
