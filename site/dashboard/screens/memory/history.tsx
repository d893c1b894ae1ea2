import { useMutation, useQuery } from "@tanstack/react-query"
import { memory as routes } from "../../../../adapters/http/contract/memory.ts"
import { dateTime } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { api } from "../../../lib/server/api.ts"
import { Button } from "../../../ui/button.tsx"
import { ShowMore } from "../../../ui/show-more.tsx"
import { cache } from "../../cache.ts"
import { Failed } from "../../failed.tsx"
import { memoryWords } from "./words.ts"

const SHOWN = 4

/** Who changed the memory, and how, with a button to undo each change. */
export function History({ chatbotId }: { chatbotId: string }) {
  const t = useWords(memoryWords)
  const language = useLanguage()
  const history = useQuery({
    queryKey: ["memory", chatbotId, "history"],
    queryFn: () => api(routes.history, { params: { id: chatbotId } }),
  })
  const undo = useMutation({
    mutationFn: (hid: string) => api(routes.undo, { params: { id: chatbotId, hid } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ["memory"] }),
  })
  const undoing = {
    error: undo.error,
    refetch: () => undo.variables !== undefined && undo.mutate(undo.variables),
  }
  const entries = history.data?.items ?? []
  if (!history.error && !undo.error && entries.length === 0) return null
  return (
    <section className="card">
      <h2>{t.history}</h2>
      <Failed of={[history, undoing]} />
      <ShowMore items={entries} first={SHOWN} more={t.more} less={t.less}>
        {(entry) => (
          <li key={entry.id} className="row">
            <div className="row-text">
              <p className="line-clamp-2">{entry.fragment.content}</p>
              <p className="text-caption text-muted">
                {t.did[entry.by][entry.action]} {entry.fragment.id} · {dateTime(language, entry.at)}
              </p>
            </div>
            <Button
              kind="secondary"
              aria-label={`${t.undo}: ${entry.fragment.content}`}
              once
              busy={undo.isPending && undo.variables === entry.id}
              onClick={() => undo.mutate(entry.id)}
            >
              {t.undo}
            </Button>
          </li>
        )}
      </ShowMore>
    </section>
  )
}
