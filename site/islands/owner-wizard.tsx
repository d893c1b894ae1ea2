import { useCallback, useEffect, useState } from "react"
import { billing } from "../../adapters/http/contract/billing.ts"
import { useWords } from "../lib/language/language.tsx"
import { dashboard } from "../lib/routes.ts"
import { api } from "../lib/server/api.ts"
import { Fault } from "../ui/fault.tsx"
import { CreationNote } from "../wizard/creation-note.tsx"
import { TwoSteps } from "../wizard/two-steps.tsx"
import { useCreation } from "../wizard/use-creation.ts"
import { useDraft } from "../wizard/use-draft.ts"
import { wizard } from "../words/wizard.ts"

const toList = () => location.assign(dashboard("chatbots"))

/** The wizard for owners who are signed in and have no chatbot yet: it creates the chatbot at once. */
export default function OwnerWizard({ onClose }: { onClose: () => void }) {
  const t = useWords(wizard)
  const [draft, change] = useDraft()
  const creation = useCreation(toList, toList)
  const [tokens, setTokens] = useState<number | "unknown">()
  const read = useCallback(() => {
    api(billing.usage, {}).then(
      ({ tokensLimit }) => setTokens(tokensLimit),
      () => setTokens("unknown"),
    )
  }, [])
  useEffect(read, [read])
  return (
    <TwoSteps
      draft={draft}
      change={change}
      landing={false}
      tokens={tokens === "unknown" ? undefined : tokens}
      back={t.previous}
      note={
        <>
          {tokens === "unknown" && (
            <div className="basis-full">
              <Fault text={t.statusFailed} onRetry={read} />
            </div>
          )}
          <CreationNote said={creation.said} />
        </>
      }
      last={{
        label: creation.busy ? t.creating : t.create,
        busy: creation.busy,
        done: creation.done,
        act: (finished) => void creation.create(finished),
      }}
      onClose={onClose}
    />
  )
}
