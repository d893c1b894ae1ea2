import { useMutation, useQuery } from "@tanstack/react-query"
import { toast } from "react-hot-toast/headless"
import { conversations } from "../../../../adapters/http/contract/conversations.ts"
import type { Chatbot } from "../../../../core/chatbots/chatbot.ts"
import { dateTime } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { Translated } from "../../../lib/language/translated.ts"
import { api } from "../../../lib/server/api.ts"
import { Button } from "../../../ui/button.tsx"
import { Called, called } from "../../../ui/called.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { readAgain } from "../../data/read-again.ts"
import { Failed } from "../../parts/failed.tsx"
import { common } from "../../words/common.ts"
import { pausedOf } from "./queries.ts"
import { settingsWords } from "./words.ts"

/** Conversations in which a person has taken over. */
export function PausedConversations({ chatbot }: { chatbot: Chatbot }) {
  const t = useWords(settingsWords)
  const c = useWords(common)
  const language = useLanguage()
  const paused = useQuery(pausedOf(chatbot.id))
  const resume = useMutation({
    mutationFn: (conversationId: string) =>
      api(conversations.resumeConversation, {
        params: { chatbotId: chatbot.id },
        body: { conversationId },
      }),
    // One that cannot be resumed may be gone.
    onSettled: () => readAgain("paused", "chatbots"),
    onError: () => toast.error(<Translated of={settingsWords} in={(t) => t.resumeOneFailed} />),
  })
  return (
    <div>
      <h3>{t.conversations}</h3>
      <Failed of={[paused]} />
      {paused.isLoading && <Loading text={c.loading} lines={1} />}
      {paused.data?.items.length === 0 && <p className="text-muted">{t.noneConversations}</p>}
      <ul>
        {paused.data?.items.map((one) => {
          const whom = { ...one, nobody: t.unnamed }
          return (
            <li key={one.conversationId} className="row" data-testid="paused-conversation">
              <div className="row-text">
                <p className="font-semibold">
                  <Called {...whom} />
                </p>
                <p className="text-small text-muted">
                  {t.by[one.by]} · {t.since(dateTime(language, one.pausedAt))}
                  {one.until && ` · ${t.until(dateTime(language, one.until))}`}
                </p>
              </div>
              <Button
                kind="secondary"
                aria-label={t.resumeOne(called(whom))}
                once
                busy={resume.isPending && resume.variables === one.conversationId}
                onClick={() => resume.mutate(one.conversationId)}
              >
                {t.resumeShort}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
