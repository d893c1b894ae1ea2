/*
 * When what has the focus is taken away, the browser moves the focus to the top of the page. For keyboard users it is moved to the
 * next row instead, or else to the heading above, which may be the screen's own.
 */

type Place = {
  readonly element: Element
  readonly list: Element | null
  readonly index: number
  readonly section: Element | null
}

const placeOf = (element: Element): Place => {
  const row = element.closest("li")
  const list = row?.parentElement ?? null
  const index = list && row ? [...list.children].indexOf(row) : 0
  return { element, list, index, section: element.closest("section") }
}

let last: Place | null = null

const focusOn = (found: Element | null | undefined) => {
  if (!(found instanceof HTMLElement)) return
  found.tabIndex = -1
  found.focus({ preventScroll: true })
}

const look = () => {
  if (!last || last.element.isConnected || document.activeElement !== document.body) return
  const { list, index, section } = last
  last = null
  const rows = list?.isConnected ? list.children : []
  const above = section?.isConnected ? section.querySelector("h2, h3") : null
  focusOn(rows[Math.min(index, rows.length - 1)] ?? above ?? document.querySelector("main h1"))
}

document.addEventListener("focusin", ({ target }) => {
  last =
    target instanceof Element && target.closest("main, [data-testid=toast]")
      ? placeOf(target)
      : null
})
new MutationObserver(look).observe(document.body, { childList: true, subtree: true })

export {}
