import { Globe, Pencil, Trash2, Type } from "lucide-react"
import { useState } from "react"
import type { KnowledgeSource } from "../../../../core/knowledge/source.ts"
import { fold } from "../../../../core/shared/fold.ts"
import { date, number } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { TextField } from "../../../ui/field.tsx"
import { IconButton } from "../../../ui/icon-button.tsx"
import { isUnsaved } from "../../parts/use-unsaved.ts"
import { correctionOf, EditSource, savedOf } from "./edit-source.tsx"
import type { UndoableRemoval } from "./use-undoable-removal.tsx"
import { trainingWords } from "./words.ts"

const FILTER_ABOVE = 8

type Props = {
  chatbotId: string
  /** Without those that are being removed. */
  sources: readonly KnowledgeSource[]
  onRemove: UndoableRemoval["remove"]
  intoRoom: UndoableRemoval["intoRoom"]
  used: number
  limit: number
}

/** All sources, newest first. */
export function SourceList({ chatbotId, sources, onRemove, intoRoom, used, limit }: Props) {
  const t = useWords(trainingWords)
  const language = useLanguage()
  const [editing, setEditing] = useState(
    () => sources.find((one) => isUnsaved(correctionOf(one), savedOf(one))) ?? null,
  )
  const [filter, setFilter] = useState("")
  const wanted = fold(filter.trim())
  // A filter in use stays visible, however few sources are left: otherwise what it hides could not be found again.
  const filterable = sources.length > FILTER_ABOVE || filter !== ""
  const shown = sources.filter(
    (source) =>
      wanted === "" || fold(`${source.content ?? ""} ${source.url ?? ""}`).includes(wanted),
  )
  return (
    <section className="card">
      <h2>{t.sources(sources.length)}</h2>
      {filterable && (
        <div className="mt-3">
          <TextField
            label={t.filter}
            type="search"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </div>
      )}
      {sources.length === 0 && <p className="mt-2 text-muted">{t.none}</p>}
      <p role="status" className="mt-2 text-muted">
        {sources.length > 0 && shown.length === 0 && t.noMatch}
      </p>
      <ul className="mt-2">
        {shown.map((source) => {
          const Icon = source.type === "url" ? Globe : Type
          const words = savedOf(source)
          const beginning = words.slice(0, 30)
          return (
            <li key={source.id} className="row items-start" data-testid="source">
              <Icon size={18} aria-hidden className="mt-[3px] flex-none text-muted" />
              <div className="row-text">
                <p className="line-clamp-2">{words}</p>
                <p className="text-caption text-muted">
                  {t.each(source.tokens, number(language, source.tokens))} ·{" "}
                  {date(language, source.createdat)}
                </p>
              </div>
              <div className="row-actions">
                <IconButton
                  icon={Pencil}
                  label={`${t.edit}: ${beginning}`}
                  onClick={() => setEditing(source)}
                />
                <IconButton
                  icon={Trash2}
                  label={`${t.remove}: ${beginning}`}
                  onClick={() => onRemove(source.id)}
                />
              </div>
            </li>
          )
        })}
      </ul>
      {editing && (
        <EditSource
          chatbotId={chatbotId}
          source={editing}
          intoRoom={intoRoom}
          used={used}
          limit={limit}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  )
}
