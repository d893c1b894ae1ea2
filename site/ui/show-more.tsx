import { type ReactNode, useId, useState } from "react"
import { useWords } from "../lib/language/language.tsx"
import { words } from "../lib/language/words.ts"
import { Button } from "./button.tsx"

const showMoreWords = words({
  en: { more: "Show More", less: "Show Less", further: (n: number) => `${n} more` },
  es: { more: "Ver más", less: "Ver menos", further: (n: number) => `${n} más` },
})

type Props<Item> = {
  items: readonly Item[]
  first: number
  children: (item: Item) => ReactNode
}

/** A list that first shows only its beginning. The button's description says how many more there are. */
export function ShowMore<Item>({ items, first, children }: Props<Item>) {
  const t = useWords(showMoreWords)
  const [all, setAll] = useState(false)
  const counted = useId()
  const hidden = items.length - first
  return (
    <>
      <ul>{(all ? items : items.slice(0, first)).map(children)}</ul>
      {hidden > 0 && (
        <Button
          kind="quiet"
          className="mt-2 -ml-[19px]"
          aria-expanded={all}
          aria-describedby={all ? undefined : counted}
          onClick={() => setAll(!all)}
        >
          <span>{all ? t.less : t.more}</span>
          {!all && (
            <>
              <span aria-hidden className="pill pill-plain">
                {hidden}
              </span>
              <span id={counted} hidden>
                {t.further(hidden)}
              </span>
            </>
          )}
        </Button>
      )}
    </>
  )
}
