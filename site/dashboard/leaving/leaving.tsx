import { useWords } from "../../lib/language/language.tsx"
import { words } from "../../lib/language/words.ts"
import { useAtom } from "../../lib/use-atom.ts"
import { Confirm } from "../../ui/confirm.tsx"
import { $waiting, settle } from "./leave-guard.ts"

const leavingWords = words({
  en: {
    question: "Leave without saving?",
    text: "What you changed here would be lost.",
    leave: "Leave",
    stay: "Stay",
  },
  es: {
    question: "¿Salir sin guardar?",
    text: "Se perdería lo que has cambiado aquí.",
    leave: "Salir",
    stay: "Quedarme",
  },
})

/** Asks before a screen with unsaved changes is left. */
export default function Leaving({ onClose }: { onClose: () => void }) {
  const t = useWords(leavingWords)
  const waiting = useAtom($waiting)
  if (!waiting) return null
  return (
    <Confirm
      question={t.question}
      yes={t.leave}
      no={t.stay}
      weight="danger"
      onNo={onClose}
      onYes={() => {
        settle()
        onClose()
        waiting()
      }}
    >
      {t.text}
    </Confirm>
  )
}
