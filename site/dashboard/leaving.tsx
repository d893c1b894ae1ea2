import { useWords } from "../lib/language.tsx"
import { useAtom } from "../lib/use-atom.ts"
import { Confirm } from "../ui/confirm.tsx"
import { $waiting, settle } from "./leave-guard.ts"
import { common } from "./words.ts"

/** Asks before a screen with unsaved changes is left. */
export default function Leaving({ onClose }: { onClose: () => void }) {
  const c = useWords(common)
  const waiting = useAtom($waiting)
  if (!waiting) return null
  return (
    <Confirm
      question={c.leaveQuestion}
      yes={c.leave}
      no={c.stay}
      weight="danger"
      onNo={onClose}
      onYes={() => {
        settle()
        onClose()
        waiting()
      }}
    >
      {c.leaveText}
    </Confirm>
  )
}
