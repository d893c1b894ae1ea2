import type { KeptNotification } from "../../../core/memory/memory.ts"
import { ago, dateTime } from "../../lib/language/format.ts"
import { useLanguage } from "../../lib/language/language.tsx"

/** What a bot told its owner, and when: how long ago, and the exact time beside it, as a phone has no pointer to ask for it with. */
export const Notice = ({ text, at }: KeptNotification) => {
  const language = useLanguage()
  return (
    <div className="row-text">
      <p className="font-semibold">{text}</p>
      {at && (
        <time dateTime={at} className="text-caption text-muted">
          {ago(language, Date.parse(at), Date.now())} · {dateTime(language, at)}
        </time>
      )}
    </div>
  )
}
