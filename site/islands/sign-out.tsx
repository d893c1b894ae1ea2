import { useState } from "react"
import { useWords } from "../lib/language/language.tsx"
import { end } from "../lib/server/session.ts"
import { Confirm } from "../ui/confirm.tsx"
import { small } from "../words/small.ts"

export default function SignOut({ onClose }: { onClose: () => void }) {
  const t = useWords(small)
  const [busy, setBusy] = useState(false)
  return (
    <Confirm
      question={t.signOutQuestion}
      yes={t.signOut}
      no={t.cancel}
      busy={busy}
      onNo={onClose}
      onYes={() => {
        setBusy(true)
        void end()
      }}
    />
  )
}
