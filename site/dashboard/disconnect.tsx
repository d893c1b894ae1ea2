import { AskFirst } from "../ui/ask-first.tsx"

type Props = {
  words: Record<"disconnect" | "disconnectQuestion" | "disconnectText" | "cancel", string>
  act: () => Promise<unknown>
}

/** The button that cuts the bot off from a provider, once its owner has said yes. */
export const Disconnect = ({ words: t, act }: Props) => (
  <AskFirst
    kind="danger"
    label={t.disconnect}
    question={t.disconnectQuestion}
    yes={t.disconnect}
    no={t.cancel}
    act={act}
  >
    {t.disconnectText}
  </AskFirst>
)
