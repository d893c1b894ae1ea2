import { type ReactNode, useState } from "react"
import { useWords } from "../../lib/language/language.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { common } from "../words/common.ts"

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
export function AskFirst(props: Props) {
  const c = useWords(common)
  /** The question as it was asked: changed elsewhere meanwhile, it must not turn into the opposite of what was pressed. */
  const [asked, setAsked] = useState<Props | null>(null)
  const [busy, setBusy] = useState(false)
  const agree = async (act: Props["act"]) => {
    setBusy(true)
    await act().catch(() => null)
    setBusy(false)
    setAsked(null)
  }
  return (
    <>
      <Button kind={props.kind} onClick={() => setAsked(props)}>
        {props.icon}
        {props.label}
      </Button>
      {asked && (
        <Confirm
          question={asked.question}
          yes={asked.label}
          no={c.cancel}
          weight={asked.kind === "danger" ? "danger" : "light"}
          busy={busy}
          onYes={() => void agree(asked.act)}
          onNo={() => setAsked(null)}
        >
          {asked.about && <p className="font-semibold text-text">{asked.about}</p>}
          {asked.children}
        </Confirm>
      )}
    </>
  )
}
