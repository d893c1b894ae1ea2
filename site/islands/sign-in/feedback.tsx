import { CircleAlert, CircleCheck } from "lucide-react"

export type Said = { readonly text: string; readonly refused: boolean }

/** The specification's rule: a text with one of these words is shown as an error, every other as a success. */
const tone = (text: string): "bad" | "ok" =>
  /Failed|Please enter|No se ha podido|Escribe /.test(text) ? "bad" : "ok"

/**
 * The line above the button. It is always in the page, so that screen readers announce its changes. The colour follows the
 * specification's rule, which misses most refusals; the icon and the role do not. While the next call is under way its place stays:
 * the second tap of two would hit what comes up below, such as a link that leaves the form.
 */
export function Feedback({ said, waiting }: { said: Said | null; waiting: boolean }) {
  const { text, refused } = said ?? { text: null, refused: false }
  const bad = text !== null && tone(text) === "bad"
  const Icon = refused ? CircleAlert : CircleCheck
  return (
    <p
      data-testid="feedback"
      data-tone={text === null ? undefined : bad ? "bad" : "ok"}
      role={refused ? "alert" : "status"}
      className={`empty:-mt-4 ${bad ? "fault" : "well"}`}
    >
      {text && (
        <span className={`flex items-start gap-2 ${waiting ? "invisible" : ""}`}>
          <Icon size={18} aria-hidden className="mt-px flex-none" />
          {text}
        </span>
      )}
    </p>
  )
}
