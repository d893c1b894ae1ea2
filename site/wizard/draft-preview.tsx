import type { Tone } from "../../core/chatbots/chatbot.ts"
import { greeting } from "../../core/reply/welcome.ts"
import { useWords } from "../lib/language/language.tsx"
import { ChatPreview, type Line } from "../ui/chat-preview.tsx"
import { chat } from "../words/chat.ts"
import type { Basics } from "./basics.tsx"

const QUESTION = "Hola, ¿qué horario tenéis?"

/** How each tone sounds, without a word on what the bot does not know yet. */
const ANSWERS: Readonly<Record<Tone, string>> = {
  professional: "Ahora mismo te confirmo el horario.",
  friendly: "¡Claro que sí! Te lo miro ahora mismo 😊",
  formal: "Con mucho gusto. Enseguida le confirmo el horario.",
  casual: "¡Va, te lo miro ya!",
}

/** The phone beside the form: how a first conversation begins with what is typed so far. */
export function DraftPreview({ draft }: { draft: Basics }) {
  const c = useWords(chat)
  const name = draft.name.trim() || c.yourBusiness
  const welcomemessage = draft.welcomeEnabled ? draft.welcomemessage : ""
  const lines: Line[] = [
    { id: "question", from: "customer", lang: "es", text: QUESTION, time: "17:02" },
    {
      id: "answer",
      from: "bot",
      lang: "es",
      text: `${greeting({ name, welcomemessage }, "es")}\n\n${ANSWERS[draft.tone]}`,
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
