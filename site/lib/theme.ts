/** The visitor's choice of theme; "" follows the device. head.js reads the same place before the first paint. */
export const chosenTheme = () => document.documentElement.dataset.theme ?? ""

export const chooseTheme = (theme: string) => {
  if (theme) localStorage.setItem("theme", theme)
  else localStorage.removeItem("theme")
  document.documentElement.dataset.theme = theme
}
