import { useChatbot } from "../data/use-chatbot.ts"
import { AskFirst } from "./ask-first.tsx"

type Props = {
  words: Record<"disconnect" | "disconnectQuestion" | "disconnectText", string>
  act: () => Promise<unknown>
}

/** The button that disconnects the chosen bot from a provider, once its owner has confirmed. */
export function Disconnect({ words: t, act }: Props) {
  const { chatbot } = useChatbot()
  return (
    <AskFirst
      kind="danger"
      label={t.disconnect}
      question={t.disconnectQuestion}
      about={chatbot?.name}
      act={act}
    >
      {t.disconnectText}
    </AskFirst>
  )
}
