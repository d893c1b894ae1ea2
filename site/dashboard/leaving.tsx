import { useStore } from "@nanostores/react"
import { useLocation } from "wouter"
import { useWords } from "../lib/language.tsx"
import { Confirm } from "../ui/confirm.tsx"
import { $waiting, settle } from "./leave-guard.ts"
import { common } from "./words.ts"

/** Asks before a screen with unsaved changes is left. */
export default function Leaving() {
  const c = useWords(common)
  const waiting = useStore($waiting)
  const [, navigate] = useLocation()
  if (!waiting) return null
  return (
    <Confirm
      question={c.leaveQuestion}
      yes={c.leave}
      no={c.stay}
      danger
      onNo={() => $waiting.set(null)}
      onYes={() => {
        settle()
        $waiting.set(null)
        navigate(waiting.to, waiting.options)
      }}
    >
      {c.leaveText}
    </Confirm>
  )
}
