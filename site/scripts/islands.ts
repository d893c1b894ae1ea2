import type { ComponentType } from "react"
import { kept, tab } from "../lib/storage.ts"
import { mount, untilLoaded } from "./overlays.ts"

// Each gets the properties that its host element carries in data-props.
const islands: Record<string, () => Promise<{ default: ComponentType<never> }>> = {
  account: () => import("../islands/sign-in/account-card.tsx"),
  callback: () => import("../islands/callback.tsx"),
  "update-password": () => import("../islands/update-password.tsx"),
  pricing: () => import("../islands/pricing.tsx"),
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

/** The items of a list. Undefined: it cannot be read now. */
const itemsAt = (address: string): Promise<unknown> =>
  fetch(address)
    // Also of a refusal: an answer whose body is not read would keep its connection.
    .then((answer) => answer.json())
    .then(({ items }) => items)
    .catch(() => {})

/** Whether two values say the same, whatever the order of their fields. Only the database knows ids. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (!a || !b || typeof a !== "object" || typeof b !== "object") return a === b
  const [one, other]: Record<string, unknown>[] = [{ ...a }, { ...b }]
  return Object.keys({ ...a, ...b }).every(
    (key) => key === "id" || isSame(one?.[key], other?.[key]),
  )
}

export const startIslands = () => {
  // An error in the address is shown by the island, so it may not wait for a pointer or the focus.
  for (const host of document.querySelectorAll<HTMLElement>("[data-island]")) {
    // Nor may what it tells of something that is kept on this device, or in this tab.
    const tells = host.dataset.tells?.split(" ").some((key) => kept.read(key) ?? tab.read(key))
    if (host.dataset.on === "idle" || tells || location.search.includes("error="))
      whenIdle(() => void activate(host))
    // Static HTML that shows a list (data-asks) is replaced if that is another by now, or cannot be read: the component shows which.
    const { asks, props = "{}" } = host.dataset
    const { initial } = JSON.parse(props)
    if (asks) whenIdle(async () => isSame(await itemsAt(asks), initial) || activate(host))
    for (const hint of ["pointerenter", "focusin", "touchstart", "pointerdown"])
      host.addEventListener(hint, () => void activate(host), { once: true, passive: true })
    // Pressed before this script was there (head.js).
    if (host.querySelector("button[aria-busy]")) void activate(host)
  }
}
