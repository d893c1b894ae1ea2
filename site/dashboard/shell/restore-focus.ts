/*
 * When the row with the focus is deleted, the browser moves the focus to the top of the page. For keyboard users it is moved to
 * the next row instead, or else to the heading above.
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
  focusOn(rows[Math.min(index, rows.length - 1)] ?? section?.querySelector("h2, h3"))
}

document.addEventListener("focusin", ({ target }) => {
  last = target instanceof Element && target.closest("main") ? placeOf(target) : null
})
new MutationObserver(look).observe(document.body, { childList: true, subtree: true })

export {}
