import { type ReactNode, useState } from "react"
import { Button } from "./button.tsx"
import { Confirm } from "./confirm.tsx"

type Props = {
  kind: "primary" | "secondary" | "danger"
  label: ReactNode
  question: string
  yes: string
  no: string
  /** Whoever acts says what went wrong; the question is over either way. */
  act: () => Promise<unknown>
  children: ReactNode
}

/** A button that asks before it acts. */
export function AskFirst({ kind, label, question, yes, no, act, children }: Props) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const agree = async () => {
    setBusy(true)
    await act().catch(() => null)
    setBusy(false)
    setAsking(false)
  }
  return (
    <>
      <Button kind={kind} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Confirm
          question={question}
          yes={yes}
          no={no}
          weight={kind === "danger" ? "danger" : "light"}
          busy={busy}
          onYes={() => void agree()}
          onNo={() => setAsking(false)}
        >
          {children}
        </Confirm>
      )}
    </>
  )
}
