import { MessageCircle } from "lucide-react"
import { type ReactNode, useState, useSyncExternalStore } from "react"
import type { Chatbot } from "../../../core/chatbots/chatbot.ts"
import { useWords } from "../../lib/language/language.tsx"
import { Button } from "../../ui/button.tsx"
import { chat } from "../../words/chat.ts"
import { Preview, PreviewOver } from "./on-demand.tsx"

const WIDE = "(width >= 1000px)"

const useWide = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE)
      query.addEventListener("change", changed)
      return () => query.removeEventListener("change", changed)
    },
    () => matchMedia(WIDE).matches,
  )

type Props = { chatbot: Pick<Chatbot, "id" | "name" | "language"> | null; children: ReactNode }

/** A screen with the phone at its right; on small screens the phone is behind a button. */
export function BesidePreview({ chatbot, children }: Props) {
  const t = useWords(chat)
  const wide = useWide()
  const [open, setOpen] = useState(false)
  if (!chatbot) return children
  return (
    <div className="with-phone">
      {!wide && (
        <Button kind="secondary" onClick={() => setOpen(true)}>
          <MessageCircle size={18} aria-hidden />
          {t.preview}
        </Button>
      )}
      <div className="min-w-0">{children}</div>
      {wide && (
        <div className="sticky top-[88px] h-[min(600px,calc(100dvh-120px))]">
          <Preview key={chatbot.id} chatbot={chatbot} />
        </div>
      )}
      {open && <PreviewOver chatbot={chatbot} onClose={() => setOpen(false)} />}
    </div>
  )
}
