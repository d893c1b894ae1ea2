import { useMutation } from "@tanstack/react-query"
import { configuration } from "../../../../adapters/http/contract/configuration.ts"
import type { Chatbot } from "../../../../core/chatbots/chatbot.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { api } from "../../../lib/server/api.ts"
import { Switch } from "../../../ui/switch.tsx"
import { cache } from "../../data/cache.ts"
import { toastRefusal } from "../../parts/toast-refusal.tsx"
import { whatsappWords } from "./words.ts"

/** What clients see while the bot is at work. */
export function TypingSwitch({ chatbot }: { chatbot: Chatbot }) {
  const t = useWords(whatsappWords)
  const turn = useMutation({
    scope: { id: "typing_enabled" },
    mutationFn: (typing_enabled: boolean) =>
      api(configuration.change, { params: { id: chatbot.id }, body: { typing_enabled } }),
    onError: toastRefusal,
    onSettled: () => cache.invalidateQueries({ queryKey: ["chatbots"] }),
  })
  return (
    <section className="card">
      <h2 className="mb-3">{t.manners}</h2>
      <Switch
        label={t.typing}
        help={t.typingHelp}
        checked={turn.isPending ? turn.variables : chatbot.typing_enabled}
        onChange={(event) => turn.mutate(event.target.checked)}
      />
    </section>
  )
}
