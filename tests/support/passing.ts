import type { BrowserContext, Page } from "playwright"
import { until } from "./process.ts"

const PASSING = "[data-testid=toast], [role=status], [role=alert]"

/** What each page has said in passing, in the order in which it was seen, with its language behind it where that is marked. */
const saidBy = new WeakMap<Page, string[]>()

/** Tells the test whatever a page says in such a place, also where it leaves by itself before the test gets to look. */
export const listenToPassing = async (context: BrowserContext) => {
  await context.exposeBinding("said", ({ page }, words: string) => {
    const said = saidBy.get(page)
    if (said) said.push(words)
    else saidBy.set(page, [words])
  })
  await context.addInitScript((places) => {
    const seen = new WeakMap<Element, string>()
    const look = () => {
      for (const place of document.querySelectorAll(places)) {
        const words = place.checkVisibility() ? (place.textContent ?? "") : ""
        const lang = place.getAttribute("lang")
        if (words && words !== seen.get(place))
          (window as unknown as Said).said(lang ? `${words} [${lang}]` : words)
        seen.set(place, words)
      }
    }
    new MutationObserver(look).observe(document, {
      ...{ childList: true, subtree: true, characterData: true },
    })
  }, PASSING)
}
type Said = { said: (words: string) => void }

/** Waits until a page has said these words in a message that leaves by itself, as often as it is asked for them. */
export const told = async (page: Page, words: string) => {
  const heard = () => saidBy.get(page)?.findIndex((said) => said.includes(words)) ?? -1
  await until(words, () => heard() >= 0)
  saidBy.get(page)?.splice(heard(), 1)
}
