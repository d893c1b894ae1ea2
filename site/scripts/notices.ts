import type { health } from "../../adapters/http/contract/health.ts"
import type { ReplyOf } from "../../adapters/http/contract/route.ts"
import { kept, tab } from "../lib/storage.ts"
import { ask } from "./ask.ts"

const BANNER = "dismissed:warning-banner"
const CONFIG = "config"
const CONFIG_MS = 60_000
const OPEN = "developmentAuthenticated"

/** Covers the page with the gate until the password of the installation (DEVELOPMENT_PASSWORD) is typed. */
const showGate = async () => {
  document.documentElement.dataset.gate = "locked"
  const host = document.getElementById("gate")
  if (!host) return
  const [{ mountIsland }, gate] = await Promise.all([
    import("../islands/mount.tsx"),
    import("../islands/gate.tsx"),
  ])
  const onOpen = () => {
    kept.write(OPEN, true)
    // Where the browser keeps nothing, the page would come back locked.
    if (isOpen()) location.reload()
    return isOpen()
  }
  mountIsland(host, gate.default, { onOpen })
}

type Config = ReplyOf<typeof health.config>
type Kept = { at: number; config: Config } | null

/** Asked once a minute at most: every page needs it, and it hardly ever changes. */
const readConfig = async (): Promise<Config> => {
  const known = tab.read(CONFIG) as Kept
  if (known && Date.now() - known.at < CONFIG_MS) return known.config
  const config = await ask<typeof health.config>("/api/config")
  tab.write(CONFIG, { at: Date.now(), config } satisfies Kept)
  return config
}

const isOpen = () => kept.read(OPEN) === true

/** Shows the gate where there is one, and which providers are simulated on this machine. */
const applyConfig = async () => {
  const config = await readConfig()
  if (config.gate) kept.write("gate", true)
  else kept.remove("gate")
  if (config.gate && !isOpen()) void showGate()
  else delete document.documentElement.dataset.gate
  const badge = document.querySelector<HTMLElement>('[data-testid="sandbox-badge"]')
  if (!badge || config.sandbox.length === 0) return
  const names = config.sandbox.join(", ")
  badge.textContent =
    document.documentElement.lang === "es"
      ? `Sandbox: ${names} simulados en esta máquina`
      : `Sandbox: ${names} simulated on this machine`
  badge.hidden = false
}

/** Shows the yellow banner when the database does not answer. */
const warnIfUnhealthy = async () => {
  const banner = document.querySelector<HTMLElement>('[data-testid="warning-banner"]')
  if (!banner) return
  document.querySelector('[data-dismiss="warning-banner"]')?.addEventListener("click", () => {
    tab.write(BANNER, true)
    banner.hidden = true
  })
  await ask<typeof health.health>("/api/health").catch(() => {
    banner.hidden = tab.read(BANNER) === true
  })
}

export const startNotices = () => {
  // If the server cannot tell, what it said before holds: without the gate's form the page would stay blank.
  void applyConfig().catch(() => kept.read("gate") && !isOpen() && showGate())
  void warnIfUnhealthy()
}
