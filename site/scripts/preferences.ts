import { tab } from "../lib/storage.ts"
import { chooseTheme, chosenTheme } from "../lib/theme.ts"

/** Known to head.js, too, which shows the offer. */
const OFFER = "dismissed:offer"

/** The theme switch, and the answer "no" to the one-line offer of Spanish. A chosen language is kept by head.js. */
export const startPreferences = () => {
  const root = document.documentElement
  for (const choice of document.querySelectorAll<HTMLSelectElement>("[data-theme-choice]")) {
    choice.value = chosenTheme()
    choice.addEventListener("change", () => chooseTheme(choice.value))
  }
  document.querySelector('[data-dismiss="offer"]')?.addEventListener("click", () => {
    tab.write(OFFER, true)
    delete root.dataset.offer
  })
}
