import type { ComponentType } from "react"
import { kept } from "../lib/storage.ts"

type Overlay = ComponentType<{ onClose: () => void }>

const mount = () => import("../islands/mount.tsx")

const overlays: Record<string, () => Promise<{ default: Overlay }>> = {
  "sign-in": () => import("../islands/sign-in/sign-in-dialog.tsx"),
  "sign-out": () => import("../islands/sign-out.tsx"),
  contact: () => import("../islands/contact.tsx"),
  start: () => import("../islands/start.tsx"),
  wizard: () => import("../islands/owner-wizard.tsx"),
}

// Each gets the properties that its host element carries in data-props.
const islands: Record<string, () => Promise<{ default: ComponentType<never> }>> = {
  account: () => import("../islands/sign-in/account-card.tsx"),
  callback: () => import("../islands/callback.tsx"),
  "update-password": () => import("../islands/update-password.tsx"),
  pricing: () => import("../islands/pricing.tsx"),
}

const RETRY_MS = 3000

/** Loads something, and tries again every three seconds until it succeeds. */
const untilLoaded = async <Found>(load: () => Promise<Found>): Promise<Found> => {
  try {
    return await load()
  } catch {
    await new Promise((go) => setTimeout(go, RETRY_MS))
    return untilLoaded(load)
  }
}

const openerOf = (event: Event) => (event.target as Element).closest<HTMLElement>("[data-open]")

const overlayOf = (event: Event) => {
  const name = openerOf(event)?.dataset.open ?? ""
  return Object.hasOwn(overlays, name) ? overlays[name] : undefined
}

let opening = false

// Pressed again while it loads, it still opens once.
const openFrom = async (event: Event) => {
  const load = overlayOf(event)
  if (!load || opening) return
  opening = true
  const opener = openerOf(event)
  if (opener) opener.setAttribute("aria-busy", "true")
  const [{ openOver }, island] = await untilLoaded(() => Promise.all([mount(), load()]))
  if (opener) opener.removeAttribute("aria-busy")
  opening = false
  openOver(island.default)
}

/** A button with data-open opens an overlay; its code is prefetched when the pointer or the focus reaches the button. */
const startOverlays = () => {
  document.addEventListener("click", openFrom)
  for (const hint of ["pointerover", "focusin"])
    document.addEventListener(hint, (event) => {
      const load = overlayOf(event)
      if (load) void Promise.all([mount(), load()]).catch(() => null)
    })
}

const CONTROLS = "button, input, a, label"
const controls = (host: Element) => [...host.querySelectorAll<HTMLElement>(CONTROLS)]

/**
 * Records what is pressed in the static HTML of an island before its component runs, so that `replay` can press it again there.
 * `released` resolves once no pointer is down: a control that is replaced while it is pressed would get no click.
 */
const recordPresses = (host: HTMLElement) => {
  const pressed: number[] = []
  let released: Promise<void> | null = null
  const onPress = (event: Event) => {
    event.preventDefault()
    const control =
      event instanceof SubmitEvent
        ? event.submitter
        : (event.target as Element).closest<HTMLElement>(CONTROLS)
    const at = control ? controls(host).indexOf(control) : -1
    // The same control pressed twice in a row is impatience, not a second wish.
    if (at !== pressed.at(-1)) pressed.push(at)
    if (control?.matches("button")) control.setAttribute("aria-busy", "true")
  }
  const onPointerDown = () => {
    released = new Promise((go) => {
      for (const end of ["pointerup", "pointercancel"])
        addEventListener(end, () => setTimeout(go), { once: true })
    })
  }
  const recording = new AbortController()
  for (const press of ["click", "submit"]) host.addEventListener(press, onPress, recording)
  host.addEventListener("pointerdown", onPointerDown, recording)
  return {
    released: () => released,
    stop: () => recording.abort(),
    replay: async () => {
      const running = controls(host)
      for (const at of pressed) {
        running[at]?.click()
        // The component updates between two presses, so that each finds what the one before it has changed.
        await Promise.resolve()
      }
    },
  }
}

/** Loads an island's component and puts it in the place of its static HTML, once. */
const activate = async (host: HTMLElement) => {
  const load = islands[host.dataset.island ?? ""]
  if (!load || host.dataset.live) return
  host.dataset.live = "coming"
  const presses = recordPresses(host)
  const [{ mountIsland }, island] = await untilLoaded(() => Promise.all([mount(), load()]))
  await presses.released()
  presses.stop()
  mountIsland(host, island.default, JSON.parse(host.dataset.props ?? "{}") as never)
  host.dataset.live = "yes"
  await presses.replay()
}

const whenIdle = (act: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(act, { timeout: 1000 })
    : setTimeout(act, 200)

const answers = (address: string) =>
  fetch(address)
    // An answer whose body is not read would keep its connection.
    .then((answer) => answer.text().then(() => answer.ok))
    .catch(() => false)

/** Presses again what was pressed before there was anybody to hear it (head.js). */
const pressAgain = () => {
  document.documentElement.dataset.hears = "yes"
  const waiting = "[data-island] button[aria-busy], [data-open][aria-busy]"
  for (const button of document.querySelectorAll<HTMLElement>(waiting)) {
    button.removeAttribute("aria-busy")
    const host = button.closest<HTMLElement>("[data-island]")
    if (host) void activate(host)
    button.click()
  }
}

export const startIslands = () => {
  startOverlays()
  // An error in the address is shown by the island, so it may not wait for a pointer or the focus.
  for (const host of document.querySelectorAll<HTMLElement>("[data-island]")) {
    // Nor may what it tells of something that is kept on this device.
    const tells = host.dataset.tells?.split(" ").some((key) => kept.read(key) !== null)
    if (host.dataset.on === "idle" || tells || location.search.includes("error="))
      whenIdle(() => void activate(host))
    // Static HTML that shows data (data-asks) is replaced if that data cannot be read now: the component shows the failure.
    const { asks } = host.dataset
    if (asks) whenIdle(async () => (await answers(asks)) || activate(host))
    for (const hint of ["pointerenter", "focusin", "touchstart", "pointerdown"])
      host.addEventListener(hint, () => void activate(host), { once: true, passive: true })
  }
  pressAgain()
}
