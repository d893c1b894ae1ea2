import { CircleAlert, CircleCheck } from "lucide-react"

export type Said = { readonly text: string; readonly refused: boolean }

/** The specification's rule: a text with one of these words is bad news, every other is good. */
const tone = (text: string): "bad" | "ok" =>
  /Failed|Please enter|No se ha podido|Escribe /.test(text) ? "bad" : "ok"

/**
 * The one line above the button. It stays in the page, so that screen readers hear it change. The colour follows the
 * specification's words, which know few refusals: its sign and its role tell them all.
 */
export function Feedback({ said }: { said: Said | null }) {
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
        <span className="flex items-start gap-2">
          <Icon size={18} aria-hidden className="mt-px flex-none" />
          {text}
        </span>
      )}
    </p>
  )
}
