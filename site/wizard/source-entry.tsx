import type { Language } from "../../core/shared/language.ts"
import { useWords } from "../lib/language/language.tsx"
import type { Draft, TypedKind } from "../lib/pending/draft.ts"
import { Button } from "../ui/button.tsx"
import { TextArea, TextField } from "../ui/field.tsx"
import { EXAMPLES } from "../words/examples.ts"
import { wizard } from "../words/wizard.ts"

type Props = {
  lang: Language
  kind: TypedKind
  typed: Draft["typed"]
  fault: string | null
  onType: (typed: Draft["typed"]) => void
  onAdd: () => void
}

/** A text or an address is typed, then added. */
export function SourceEntry({ lang, kind, typed, fault, onType, onAdd }: Props) {
  const t = useWords(wizard)
  return (
    <form
      className="flex flex-col gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onAdd()
      }}
    >
      {kind === "text" ? (
        <TextArea
          label={t.content}
          name="content"
          rows={5}
          value={typed.text}
          error={fault}
          lang={lang}
          placeholder={EXAMPLES[lang].knowledge}
          onChange={(event) => onType({ ...typed, text: event.target.value })}
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
          onChange={(event) => onType({ ...typed, url: event.target.value })}
        />
      )}
      <Button type="submit" kind="secondary" className="self-start">
        {t.add}
      </Button>
    </form>
  )
}
