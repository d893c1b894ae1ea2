import { FAULTS } from "../../../../core/whatsapp/faults/all.ts"
import type { FaultName } from "../../../../core/whatsapp/faults/names.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { whatsappWords } from "./words.ts"

/** Faults that do not stop the bot. */
const MILD: ReadonlySet<FaultName> = new Set(["quality_medium", "subscribe", "register"])

type Props = { fault: FaultName; lastError: string | null }

/** What is wrong with the line: one cause, one thing to do about it. */
export function FaultNote({ fault, lastError }: Props) {
  const t = useWords(whatsappWords)
  const say = useSay()
  const language = useLanguage()
  const { what, todo } = FAULTS[fault]
  return (
    <div
      className={`note mt-4 ${MILD.has(fault) ? "note-warn" : "note-bad"}`}
      role="alert"
      data-testid="wa-fault"
      data-fault={fault}
    >
      <p className="font-semibold">{what[language]}</p>
      <p>{todo[language]}</p>
      {fault === "expired" && <p>{t.waiting}</p>}
      {lastError && (
        <details className="mt-2">
          <summary>{t.lastError}</summary>
          <p className="font-mono text-small">{say(lastError)}</p>
        </details>
      )}
    </div>
  )
}
