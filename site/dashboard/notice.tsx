import type { KeptNotification } from "../../core/memory/memory.ts"
import { dateTime } from "../lib/language/format.ts"
import { useLanguage } from "../lib/language/language.tsx"

/** What a bot told its owner, and when. */
export const Notice = ({ text, at }: KeptNotification) => (
  <div className="row-text">
    <p className="font-semibold">{text}</p>
    <time dateTime={at} className="text-caption text-muted">
      {dateTime(useLanguage(), at)}
    </time>
  </div>
)
