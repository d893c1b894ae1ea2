import { useSearchParams } from "wouter"
import { useWords } from "../../lib/language/language.tsx"
import { words } from "../../lib/language/words.ts"
import { SelectField } from "../../ui/field.tsx"
import { useChatbot } from "../data/use-chatbot.ts"

const whichWords = words({ en: { chatbot: "Chatbot" }, es: { chatbot: "Chatbot" } })

/** Chooses the chatbot that the screen is about; nothing for owners of only one. */
export default function WhichChatbot() {
  const t = useWords(whichWords)
  const { items, chatbot } = useChatbot()
  const [, setSearch] = useSearchParams()
  if (items.length < 2 || !chatbot) return null
  return (
    <div className="mb-5 max-w-[420px]">
      <SelectField
        label={t.chatbot}
        value={chatbot.id}
        options={items.map(({ id, name }) => [id, name] as const)}
        onChoose={(chatbotid) => setSearch({ chatbotid })}
      />
    </div>
  )
}
