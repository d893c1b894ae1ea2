import type { Chatbot } from "../../../core/chatbots/chatbot.ts"
import { useWords } from "../../lib/language/language.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { chat } from "../../words/chat.ts"
import LivePreview from "./live-preview.tsx"

// With the phone's own code: the overview asks by it whether the bot was tried, and if not, opens the phone next.
export { clientOf } from "./use-conversation.ts"

type Props = { chatbot: Pick<Chatbot, "id" | "name" | "language">; onClose: () => void }

export default function PreviewSheet({ chatbot, onClose }: Props) {
  const t = useWords(chat)
  return (
    <Dialog
      title={t.preview}
      onClose={onClose}
      closeLabel={t.close}
      className="dialog-sheet"
      harmless
    >
      <div className="h-[max(100dvh-120px,25rem)] md:h-[clamp(25rem,70dvh,560px)]">
        <LivePreview chatbot={chatbot} onLeave={onClose} />
      </div>
    </Dialog>
  )
}
