import { AskFirst } from "./ask-first.tsx"

type Props = {
  words: Record<"disconnect" | "disconnectQuestion" | "disconnectText", string>
  act: () => Promise<unknown>
}

/** The button that disconnects the bot from a provider, once its owner has confirmed. */
export function Disconnect({ words: t, act }: Props) {
  return (
    <AskFirst kind="danger" label={t.disconnect} question={t.disconnectQuestion} act={act}>
      {t.disconnectText}
    </AskFirst>
  )
}
