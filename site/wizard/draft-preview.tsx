import { greeting } from "../../core/reply/welcome.ts"
import { fallbackLanguage } from "../../core/shared/language-setting.ts"
import { useWords } from "../lib/language/language.tsx"
import { ChatPreview, type Line } from "../ui/chat-preview.tsx"
import { chat } from "../words/chat.ts"
import type { Basics } from "./basics.tsx"
import { FIRST_EXCHANGE } from "./first-exchange.ts"

/** The phone beside the form: how a first conversation begins with what is typed so far, in the bot's language. */
export function DraftPreview({ draft }: { draft: Basics }) {
  const c = useWords(chat)
  const name = draft.name.trim() || c.yourBusiness
  const welcomemessage = draft.welcomeEnabled ? draft.welcomemessage : ""
  const lang = fallbackLanguage(draft.language)
  const { question, answers } = FIRST_EXCHANGE[lang]
  const lines: Line[] = [
    { id: "question", from: "customer", lang, text: question, time: "17:02" },
    {
      id: "answer",
      from: "bot",
      lang,
      text: `${greeting({ name, welcomemessage }, lang)}\n\n${answers[draft.tone]}`,
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
