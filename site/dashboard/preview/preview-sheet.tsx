import type { Chatbot } from "../../../core/chatbots/chatbot.ts"
import { useWords } from "../../lib/language/language.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { chat } from "../../words/chat.ts"
import LivePreview from "./live-preview.tsx"

type Props = { chatbot: Pick<Chatbot, "id" | "name">; onClose: () => void }

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
      <div className="h-[calc(100dvh-120px)] md:h-[min(560px,70dvh)]">
        <LivePreview chatbot={chatbot} />
      </div>
    </Dialog>
  )
}
