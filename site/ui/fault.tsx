import { useWords } from "../lib/language/language.tsx"
import { useSay } from "../lib/language/sentences.ts"
import { words } from "../lib/language/words.ts"
import { Button } from "./button.tsx"
import { useCopied } from "./use-copied.ts"

const faultWords = words({
  en: { retry: "Try again", copy: "Copy details", copied: "Copied" },
  es: { retry: "Reintentar", copy: "Copiar detalles", copied: "Copiado" },
})

type Props = { text: string; requestId?: string | null | undefined; onRetry?: () => void }

/** An error in the reader's language, a button to try again, and one that copies the request's id for support. */
export function Fault({ text, requestId, onRetry }: Props) {
  const t = useWords(faultWords)
  const said = useSay()(text)
  const { copied, copy } = useCopied()
  return (
    <div className="note note-bad flex flex-wrap items-center gap-3" role="alert">
      <p className="flex-[1_1_300px]">{said}</p>
      {onRetry && (
        <Button kind="secondary" onClick={onRetry}>
          {t.retry}
        </Button>
      )}
      {requestId && (
        <button
          type="button"
          className="min-h-[44px] text-small font-semibold underline"
          onClick={() => copy(`${said} · ${requestId}`)}
        >
          {copied ? t.copied : t.copy}
        </button>
      )}
    </div>
  )
}
