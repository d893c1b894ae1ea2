import { useWords } from "../lib/language/language.tsx"
import { AskFirst } from "../ui/ask-first.tsx"
import { common } from "./words/common.ts"

type Props = {
  words: Record<"disconnect" | "disconnectQuestion" | "disconnectText", string>
  act: () => Promise<unknown>
}

/** The button that disconnects the bot from a provider, once its owner has confirmed. */
export function Disconnect({ words: t, act }: Props) {
  const c = useWords(common)
  return (
    <AskFirst
      kind="danger"
      label={t.disconnect}
      question={t.disconnectQuestion}
      yes={t.disconnect}
      no={c.cancel}
      act={act}
    >
      {t.disconnectText}
    </AskFirst>
  )
}
