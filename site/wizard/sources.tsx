import { wizardMeter } from "../../core/knowledge/budget.ts"
import { number } from "../lib/language/format.ts"
import { useLanguage, useWords } from "../lib/language/language.tsx"
import type { Draft, DraftSource } from "../lib/pending/draft.ts"
import { Button } from "../ui/button.tsx"
import { TextArea, TextField } from "../ui/field.tsx"
import { Meter } from "../ui/meter.tsx"
import { wizard } from "../words/wizard.ts"
import { FilePicker } from "./file-picker.tsx"
import { ICON, SourceList } from "./source-list.tsx"
import { tokensOf } from "./source-rules.ts"
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
  const language = useLanguage()
  const { sources, typed } = draft
  const { kind, fault } = entry
  const limit = entry.room.tokens
  const onChange = (changed: DraftSource[]) => change({ sources: changed })
  const used = sources.reduce((sum, source) => sum + tokensOf(source), 0)
  const level = wizardMeter(used, limit)
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
        <form
          className="flex flex-col gap-3"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            entry.add()
          }}
        >
          {kind === "text" ? (
            <TextArea
              label={t.content}
              name="content"
              rows={5}
              value={typed.text}
              error={fault}
              placeholder={t.contentExample}
              onChange={(event) => change({ typed: { ...typed, text: event.target.value } })}
            />
          ) : (
            <TextField
              label={t.address}
              name="url"
              type="url"
              inputMode="url"
              autoComplete="url"
              placeholder="https://"
              value={typed.url}
              error={fault}
              help={t.addressHelp}
              onChange={(event) => change({ typed: { ...typed, url: event.target.value } })}
            />
          )}
          <Button type="submit" kind="secondary" className="self-start">
            {t.add}
          </Button>
        </form>
      )}
      <div className="flex flex-col gap-1">
        <Meter
          testId="token-meter"
          label={t.tokenMeter}
          value={used}
          max={limit}
          level={level}
          text={t.tokens(number(language, used), number(language, limit))}
        />
        <p className={level === "red" ? "fault" : "help"}>
          {t.tokens(number(language, used), number(language, limit))}
        </p>
      </div>
      <SourceList
        sources={sources}
        onRemove={(gone) => onChange(sources.filter((_, at) => at !== gone))}
      />
    </div>
  )
}
