import { CircleAlert, CircleCheck } from "lucide-react"
import { tone } from "../../lib/feedback.ts"

/** The one line above the button. It stays in the page, so that screen readers hear it change. */
export function Feedback({ text }: { text: string | null }) {
  const bad = text !== null && tone(text) === "bad"
  const Icon = bad ? CircleAlert : CircleCheck
  return (
    <p
      data-testid="feedback"
      data-tone={text === null ? undefined : bad ? "bad" : "ok"}
      role={bad ? "alert" : "status"}
      className={bad ? "fault" : "well"}
    >
      {text && (
        <span className="flex items-start gap-2">
          <Icon size={18} aria-hidden className="mt-px flex-none" />
          {text}
        </span>
      )}
    </p>
  )
}
