import { device, tab } from "../lib/storage.ts"
import { chooseTheme, chosenTheme } from "../lib/theme.ts"

const OFFER = "dismissed:offer"

/** The theme switch, the language links, and the one-line offer to browsers that ask for Spanish. */
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
  const offer = document.querySelector<HTMLElement>("[data-offer]")
  const wanted = navigator.language.startsWith("es") && root.lang === "en" && spanish
  if (offer && wanted && !device.read("language") && !tab.read(OFFER)) offer.hidden = false
  document.querySelector('[data-dismiss="offer"]')?.addEventListener("click", () => {
    tab.write(OFFER, true)
    if (offer) offer.hidden = true
  })
}
