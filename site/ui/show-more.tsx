import { type ReactNode, useId, useState } from "react"
import { Button } from "./button.tsx"

type Props<Item> = {
  items: readonly Item[]
  first: number
  more: string
  less: string
  /** "3 more" */
  further: (n: number) => string
  children: (item: Item) => ReactNode
}

/** A list that first shows only its beginning. The button's description says how many more there are. */
export function ShowMore<Item>({ items, first, more, less, further, children }: Props<Item>) {
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
          <span>{all ? less : more}</span>
          {!all && (
            <>
              <span aria-hidden className="pill pill-plain">
                {hidden}
              </span>
              <span id={counted} hidden>
                {further(hidden)}
              </span>
            </>
          )}
        </Button>
      )}
    </>
  )
}
