import { fallbackLanguage } from "../../core/shared/language-setting.ts"
import { useWords } from "../lib/language/language.tsx"
import type { Draft, DraftSource } from "../lib/pending/draft.ts"
import { Button } from "../ui/button.tsx"
import { wizard } from "../words/wizard.ts"
import { FilePicker } from "./file-picker.tsx"
import { SourceEntry } from "./source-entry.tsx"
import { ICON, SourceList } from "./source-list.tsx"
import { tokensOf } from "./source-rules.ts"
import { TokenCounter } from "./token-counter.tsx"
import type { Sources } from "./use-sources.ts"

type Kind = DraftSource["kind"]
type Props = {
  draft: Draft
  change: (part: Partial<Draft>) => void
  entry: Sources
  files?: boolean
}

/** What the bot should know: texts, addresses and, before signing up, the names of files. */
export function SourcesStep({ draft, change, entry, files = false }: Props) {
  const t = useWords(wizard)
  const { sources, typed } = draft
  const { kind, fault } = entry
  const onChange = (changed: DraftSource[]) => change({ sources: changed })
  const used = sources.reduce((sum, source) => sum + tokensOf(source), 0)
  const kinds: [Kind, string][] = files
    ? [
        ["url", t.website],
        ["text", t.customText],
        ["file", t.files],
      ]
    : [
        ["text", t.text],
        ["url", t.url],
      ]

  return (
    <div className="flex flex-col gap-5">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="field-label mb-1">{t.kind}</legend>
        {kinds.map(([one, label]) => {
          const Icon = ICON[one]
          return (
            <Button
              key={one}
              kind="secondary"
              className="button-tile grow basis-0"
              aria-pressed={kind === one}
              onClick={() => entry.choose(one)}
            >
              <Icon size={18} aria-hidden />
              {label}
            </Button>
          )
        })}
      </fieldset>
      {kind === "file" ? (
        <FilePicker onPick={(picked) => onChange([...sources, ...picked])} />
      ) : (
        <SourceEntry
          lang={fallbackLanguage(draft.language)}
          kind={kind}
          typed={typed}
          fault={fault}
          onType={(now) => change({ typed: now })}
          onAdd={entry.add}
        />
      )}
      <TokenCounter used={used} limit={entry.room.tokens} />
      <SourceList
        sources={sources}
        onRemove={(gone) => onChange(sources.filter((_, at) => at !== gone))}
      />
    </div>
  )
}
