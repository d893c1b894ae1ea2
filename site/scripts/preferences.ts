import { device, tab } from "../lib/storage.ts"
import { chooseTheme, chosenTheme } from "../lib/theme.ts"

/** Known to head.js, too, which shows the offer. */
const OFFER = "dismissed:offer"

/** The theme switch, the language links, and the answer "no" to the one-line offer of Spanish. */
export const startPreferences = () => {
  const root = document.documentElement
  for (const choice of document.querySelectorAll<HTMLSelectElement>("[data-theme-choice]")) {
    choice.value = chosenTheme()
    choice.addEventListener("change", () => chooseTheme(choice.value))
  }
  const spanish = document.querySelector<HTMLLinkElement>('link[hreflang="es"]')
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-language]")) {
    if (link.dataset.language === "es" && spanish) link.href = new URL(spanish.href).pathname
    link.addEventListener("click", () => device.write("language", link.dataset.language ?? "en"))
  }
  document.querySelector('[data-dismiss="offer"]')?.addEventListener("click", () => {
    tab.write(OFFER, true)
    delete root.dataset.offer
  })
}
