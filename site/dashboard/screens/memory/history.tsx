import { useMutation, useQuery } from "@tanstack/react-query"
import { memory as routes } from "../../../../adapters/http/contract/memory.ts"
import type { Fragment } from "../../../../core/memory/fragments.ts"
import { canUndo } from "../../../../core/memory/history.ts"
import { dateTime } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { api } from "../../../lib/server/api.ts"
import { Button } from "../../../ui/button.tsx"
import { ShowMore } from "../../../ui/show-more.tsx"
import { cache } from "../../data/cache.ts"
import { Failed } from "../../parts/failed.tsx"
import { memoryWords } from "./words.ts"

const SHOWN = 4

type Props = { chatbotId: string; fragments: readonly Fragment[] }

/** Who changed the memory, and how, with a button to undo each change that nothing since stands in the way of. */
export function History({ chatbotId, fragments }: Props) {
  const t = useWords(memoryWords)
  const language = useLanguage()
  const history = useQuery({
    queryKey: ["memory", chatbotId, "history"],
    queryFn: () => api(routes.history, { params: { id: chatbotId } }),
  })
  const takeBack = useMutation({
    mutationFn: (hid: string) => api(routes.undo, { params: { id: chatbotId, hid } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ["memory"] }),
  })
  const undoing = {
    error: takeBack.error,
    refetch: () => takeBack.variables !== undefined && takeBack.mutate(takeBack.variables),
  }
  const entries = history.data?.items ?? []
  if (!history.error && !takeBack.error && entries.length === 0) return null
  return (
    <section className="card">
      <h2>{t.history}</h2>
      <Failed of={[history, undoing]} />
      <ShowMore items={entries} first={SHOWN}>
        {(entry) => (
          <li key={entry.id} className="row">
            <div className="row-text">
              <p className="line-clamp-2">{entry.fragment.content}</p>
              <p className="text-caption text-muted">
                {t.did[entry.by][entry.action]} {entry.fragment.id} · {dateTime(language, entry.at)}
              </p>
            </div>
            {canUndo(fragments, entry) && (
              <Button
                kind="secondary"
                aria-label={`${t.undo}: ${entry.fragment.content}`}
                once
                busy={takeBack.isPending && takeBack.variables === entry.id}
                onClick={() => takeBack.mutate(entry.id)}
              >
                {t.undo}
              </Button>
            )}
          </li>
        )}
      </ShowMore>
    </section>
  )
}
