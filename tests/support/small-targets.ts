import type { Page } from "playwright"

/** WCAG 2.2, 2.5.8: the least width and height of a touch target in CSS pixels. Links within a sentence are exempt. */
const SMALLEST = 24

/** What can be pressed on a page and is too small for it, as "words: width x height". */
export const smallTargets = (page: Page) =>
  page.evaluate((smallest) => {
    const TARGETS =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=slider], [role=option], [tabindex='0']"
    const blockOf = (element: Element | null): Element | null =>
      element && getComputedStyle(element).display === "inline"
        ? blockOf(element.parentElement)
        : element
    /** Whether a link stands in a line of other words. */
    const isInText = (target: Element) => {
      const block = blockOf(target)
      if (!block || block === target) return false
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode
        const words = /\w/.test(textContent ?? "") && !parentElement?.closest(TARGETS)
        if (words && blockOf(parentElement) === block) return true
      }
      return false
    }
    /** The element that is pressed: for an invisible checkbox or radio button, its label. */
    const pressed = (target: Element) =>
      target instanceof HTMLInputElement && /checkbox|radio|file/.test(target.type)
        ? [target, ...(target.labels ?? [])]
        : [target]
    const sizeOf = (target: Element) =>
      pressed(target)
        .map((each) => each.getBoundingClientRect())
        .map(({ width, height }) => [width, height] as const)
    const isSeen = (target: Element) =>
      target.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
      sizeOf(target).some(([width, height]) => width > 1 && height > 1)
    return [...document.querySelectorAll(TARGETS)]
      .filter((target) => isSeen(target) && !isInText(target))
      .filter((target) => !sizeOf(target).some(([w, h]) => w >= smallest && h >= smallest))
      .map((target) => {
        const { width, height } = target.getBoundingClientRect()
        const name = target.getAttribute("aria-label") ?? target.textContent?.trim()
        return `${target.localName} "${name || target.getAttribute("name")}": ${width.toFixed(1)} x ${height.toFixed(1)}`
      })
  }, SMALLEST)
