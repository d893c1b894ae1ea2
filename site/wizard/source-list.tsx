import { FileText, Globe, Trash2, Type } from "lucide-react"
import { size } from "../lib/language/format.ts"
import { useLanguage, useWords } from "../lib/language/language.tsx"
import type { DraftSource } from "../lib/pending/draft.ts"
import { IconButton } from "../ui/icon-button.tsx"
import { wizard } from "../words/wizard.ts"
import { preview } from "./source-rules.ts"

export const ICON = { text: Type, url: Globe, file: FileText }

/** "PDF", from the file name: the browser's type would be application/pdf, which few people know. */
const kindOf = ({ name, type }: { name: string; type: string }) =>
  /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? (type || "–")

type Props = { sources: readonly DraftSource[]; onRemove: (at: number) => void }

/** The sources that were added so far, each with a button to remove it. */
export function SourceList({ sources, onRemove }: Props) {
  const t = useWords(wizard)
  const language = useLanguage()
  if (sources.length === 0) return <p className="text-muted">{t.none}</p>
  return (
    <div>
      <h3>{t.added(sources.length)}</h3>
      <ul>
        {sources.map((source, at) => {
          const Icon = ICON[source.kind]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: drafts have no id and keep their order
            <li key={at} className="row">
              <Icon size={18} aria-hidden className="flex-none text-muted" />
              <span className="row-text">
                {preview(source)}
                {source.kind === "file" && (
                  <span className="block text-caption text-muted">
                    {kindOf(source)} · {size(language, source.size)}
                  </span>
                )}
              </span>
              <div className="row-actions">
                <IconButton
                  icon={Trash2}
                  label={t.remove(preview(source))}
                  onClick={() => onRemove(at)}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
