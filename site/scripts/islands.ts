import type { ComponentType } from "react"

type Overlay = ComponentType<{ onClose: () => void }>

const mount = () => import("../islands/mount.tsx")

const overlays = {
  "sign-in": () => import("../islands/sign-in/sign-in-dialog.tsx"),
  "sign-out": () => import("../islands/sign-out.tsx"),
  contact: () => import("../islands/contact.tsx"),
  start: () => import("../islands/start.tsx"),
  wizard: () => import("../islands/owner-wizard.tsx"),
} satisfies Record<string, () => Promise<{ default: Overlay }>>

// Each takes what its host carries in data-props.
const islands: Record<string, () => Promise<{ default: ComponentType<never> }>> = {
  account: () => import("../islands/sign-in/account-card.tsx"),
  callback: () => import("../islands/callback.tsx"),
  "update-password": () => import("../islands/update-password.tsx"),
  pricing: () => import("../islands/pricing.tsx"),
}

const AGAIN_MS = 3000

/** Fetches what was asked for, and again until it is there. */
const patiently = async <Found>(load: () => Promise<Found>): Promise<Found> => {
  try {
    return await load()
  } catch {
    await new Promise((go) => setTimeout(go, AGAIN_MS))
    return patiently(load)
  }
}

const openerOf = (event: Event) => (event.target as Element).closest<HTMLElement>("[data-open]")

const overlayOf = (event: Event) => {
  const name = openerOf(event)?.dataset.open ?? ""
  return Object.hasOwn(overlays, name) ? overlays[name as keyof typeof overlays] : null
}

let opening = false

// However often it is pressed while it is on its way, one opens.
const openFrom = async (event: Event) => {
  const load = overlayOf(event)
  if (!load || opening) return
  opening = true
  const opener = openerOf(event)
  if (opener) opener.ariaBusy = "true"
  const [{ openOver }, island] = await patiently(() => Promise.all([mount(), load()]))
  if (opener) opener.ariaBusy = null
  opening = false
  openOver(island.default)
}

/** A button with data-open opens something over the page; the pointer or the focus on it fetches it ahead. */
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

/** Brings one drawn island to life, once. What was pressed too early is pressed again, in order; a press that lasts is waited for. */
const enliven = async (host: HTMLElement) => {
  const load = islands[host.dataset.island ?? ""]
  if (!load || host.dataset.live) return
  host.dataset.live = "coming"
  const pressed: number[] = []
  let released: Promise<void> | null = null
  const early = (event: Event) => {
    event.preventDefault()
    const control =
      event instanceof SubmitEvent
        ? event.submitter
        : (event.target as Element).closest<HTMLElement>(CONTROLS)
    const at = control ? controls(host).indexOf(control) : -1
    // Whoever presses the same again is only impatient.
    if (at !== pressed.at(-1)) pressed.push(at)
    if (control?.matches("button")) control.ariaBusy = "true"
  }
  const hold = new AbortController()
  for (const press of ["click", "submit"]) host.addEventListener(press, early, hold)
  // Of a control that is replaced before it is let go there would be no click.
  const held = () => {
    released = new Promise((go) => {
      for (const end of ["pointerup", "pointercancel"])
        addEventListener(end, () => setTimeout(go), { once: true })
    })
  }
  host.addEventListener("pointerdown", held, hold)
  const [{ bringToLife }, island] = await patiently(() => Promise.all([mount(), load()]))
  await released
  hold.abort()
  bringToLife(host, island.default, JSON.parse(host.dataset.props ?? "{}") as never)
  host.dataset.live = "yes"
  const living = controls(host)
  for (const at of pressed) {
    living[at]?.click()
    // Each press finds what the one before it has changed.
    await Promise.resolve()
  }
}

const whenIdle = (act: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(act, { timeout: 1000 })
    : setTimeout(act, 200)

const answers = (address: string) =>
  fetch(address)
    // A body that nobody reads keeps its connection.
    .then((answer) => answer.text().then(() => answer.ok))
    .catch(() => false)

export const startIslands = () => {
  startOverlays()
  // An address that carries an error has something to say at once.
  for (const host of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (host.dataset.on === "idle" || location.search.includes("error="))
      whenIdle(() => void enliven(host))
    // What was drawn of an answer is no more than that: without one, the island says so.
    const { asks } = host.dataset
    if (asks) whenIdle(async () => (await answers(asks)) || enliven(host))
    for (const hint of ["pointerenter", "focusin", "touchstart", "pointerdown"])
      host.addEventListener(hint, () => void enliven(host), { once: true, passive: true })
  }
}
