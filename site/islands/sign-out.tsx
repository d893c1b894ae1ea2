import { useState } from "react"
import { useWords } from "../lib/language/language.tsx"
import { useSay } from "../lib/language/sentences.ts"
import { leavePage } from "../lib/leaving.ts"
import { keptDraft } from "../lib/pending/draft.ts"
import { isTypedKept } from "../lib/pending/typed.ts"
import { end } from "../lib/server/end-session.ts"
import { sentenceOf } from "../lib/server/send.ts"
import { Confirm } from "../ui/confirm.tsx"
import { FaultLine } from "../ui/fault-line.tsx"
import { small } from "../words/small.ts"

export default function SignOut({ onClose }: { onClose: () => void }) {
  const t = useWords(small)
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const loses = keptDraft.isThere() || isTypedKept()
  const signOut = () => {
    setBusy(true)
    setFault(null)
    return end().then(
      () => true,
      (refusal: unknown) => {
        setBusy(false)
        setFault(sentenceOf(refusal))
        return false
      },
    )
  }
  return (
    <Confirm
      question={t.signOutQuestion}
      yes={t.signOut}
      no={t.cancel}
      busy={busy}
      onNo={onClose}
      onYes={() => leavePage(signOut)}
    >
      {fault ? <FaultLine text={say(fault)} /> : loses && t.signOutLoses}
    </Confirm>
  )
}
