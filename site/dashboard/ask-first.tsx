import { type ReactNode, useState } from "react"
import { useWords } from "../lib/language/language.tsx"
import { Button } from "../ui/button.tsx"
import { Confirm } from "../ui/confirm.tsx"
import { common } from "./words/common.ts"

type Props = {
  kind: "primary" | "secondary" | "danger"
  /** The label of the button, and of the answer that agrees. */
  label: string
  icon?: ReactNode
  question: string
  /** The chatbot that is meant: the dialog hides which one the screen is about. */
  about?: string | undefined
  /** Shows its errors itself: the question closes in any case. */
  act: () => Promise<unknown>
  children: ReactNode
}

/** A button that asks before it acts. */
export function AskFirst({ kind, label, icon, question, about, act, children }: Props) {
  const c = useWords(common)
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
        {icon}
        {label}
      </Button>
      {asking && (
        <Confirm
          question={question}
          yes={label}
          no={c.cancel}
          weight={kind === "danger" ? "danger" : "light"}
          busy={busy}
          onYes={() => void agree()}
          onNo={() => setAsking(false)}
        >
          {about && <p className="font-semibold text-text">{about}</p>}
          {children}
        </Confirm>
      )}
    </>
  )
}
