import { device } from "./storage.ts"

/** The visitor's choice of theme; "" follows the device. head.js reads the same place before the first paint. */
export const chosenTheme = () => document.documentElement.dataset.theme ?? ""

export const chooseTheme = (theme: string) => {
  if (theme) device.write("theme", theme)
  else device.remove("theme")
  document.documentElement.dataset.theme = theme
}
