import type { ComponentType } from "react"

type Overlay = ComponentType<{ onClose: () => void }>
type Overlays = Readonly<Record<string, () => Promise<{ default: Overlay }>>>

export const mount = () => import("../islands/mount.tsx")

const RETRY_MS = 3000

/** Loads something, and tries again every three seconds until it succeeds. */
export const untilLoaded = async <Found>(load: () => Promise<Found>): Promise<Found> => {
  try {
    return await load()
  } catch {
    await new Promise((go) => setTimeout(go, RETRY_MS))
    return untilLoaded(load)
  }
}

const openerOf = (event: Event) => (event.target as Element).closest<HTMLElement>("[data-open]")

/** A button with data-open opens an overlay; its code is prefetched when the pointer or the focus reaches the button. */
export const startOverlays = (overlays: Overlays) => {
  const overlayOf = (event: Event) => {
    const name = openerOf(event)?.dataset.open ?? ""
    return Object.hasOwn(overlays, name) ? overlays[name] : undefined
  }
  let opening = false
  // Pressed again while it loads, it still opens once.
  document.addEventListener("click", async (event) => {
    const load = overlayOf(event)
    if (!load || opening) return
    opening = true
    const opener = openerOf(event)
    if (opener) opener.setAttribute("aria-busy", "true")
    const [{ openOver }, island] = await untilLoaded(() => Promise.all([mount(), load()]))
    if (opener) opener.removeAttribute("aria-busy")
    opening = false
    openOver(island.default)
  })
  for (const hint of ["pointerover", "focusin"])
    document.addEventListener(hint, (event) => {
      const load = overlayOf(event)
      if (load) void Promise.all([mount(), load()]).catch(() => null)
    })
}

/** Whether the menu would cover what its reader has gone on to meanwhile. Not every browser gives a pressed button the focus. */
const hasGoneOn = (button: HTMLElement) =>
  button.getAttribute("aria-controls") === "bar-menu" &&
  ![button, document.body].includes(document.activeElement as HTMLElement)

/** Presses again what was pressed before there was anybody to hear it (head.js). */
export const pressAgain = () => {
  document.documentElement.dataset.hears = "yes"
  for (const button of document.querySelectorAll<HTMLElement>("[data-pressed]")) {
    delete button.dataset.pressed
    button.removeAttribute("aria-busy")
    if (!hasGoneOn(button)) button.click()
  }
}
