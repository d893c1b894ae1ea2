import { useWords } from "../lib/language/language.tsx"
import { ChatPreview, type Line } from "../ui/chat-preview.tsx"
import { chat } from "../words/chat.ts"
import { wizard } from "../words/wizard.ts"
import type { Basics } from "./basics.tsx"

/** The phone beside the form: how a first conversation begins with what is typed so far. */
export function DraftPreview({ draft }: { draft: Basics }) {
  const t = useWords(wizard)
  const c = useWords(chat)
  const name = draft.name.trim() || c.yourBusiness
  const welcome = draft.welcomeEnabled ? draft.welcomemessage.trim() : ""
  const lines: Line[] = [
    { id: "question", from: "customer", lang: "es", text: t.question, time: "17:02" },
    {
      id: "answer",
      from: "bot",
      lang: "es",
      text: `${welcome || c.greeting(name)}\n\n${t.answer}`,
      time: "17:02",
    },
  ]
  return (
    <div className="flex h-[500px] max-h-[70dvh] flex-col">
      <p className="mb-2 text-small text-muted">{c.caption}</p>
      <div className="min-h-0 flex-1">
        <ChatPreview name={name} lines={lines} />
      </div>
    </div>
  )
}
