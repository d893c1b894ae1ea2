import type { ComponentType } from "react"
import type { Screen } from "../../lib/routes.ts"

type Loaded = {
  default: ComponentType
  /** Fetches what the screen will show of a chatbot. */
  prefetch?: (chatbotId: string) => Promise<unknown>
}

const load: Record<Screen, () => Promise<Loaded>> = {
  "": () => import("../screens/overview/overview.tsx"),
  chatbots: () => import("../screens/chatbots/chatbots.tsx"),
  "create-chatbot": () => import("../screens/create/create.tsx"),
  create: () => import("../screens/create/create.tsx"),
  "edit-chatbot": () => import("../screens/edit/edit.tsx"),
  whatsapp: () => import("../screens/whatsapp/whatsapp.tsx"),
  "whatsapp-setup": () => import("../screens/whatsapp-setup/whatsapp-setup.tsx"),
  "whatsapp-callback": () => import("../screens/whatsapp-callback/whatsapp-callback.tsx"),
  training: () => import("../screens/training/training.tsx"),
  settings: () => import("../screens/settings/settings.tsx"),
  calendar: () => import("../screens/calendar/calendar.tsx"),
  pricing: () => import("../screens/pricing/pricing.tsx"),
  memory: () => import("../screens/memory/memory.tsx"),
  debug: () => import("../screens/debug/debug.tsx"),
  simulation: () => import("../screens/simulation/simulation.tsx"),
  diagnostics: () => import("../screens/diagnostics/diagnostics.tsx"),
}

// A loaded screen is shown at once. React.lazy would show its fallback for a third of a second.
const loaded = new Map<Screen, Loaded>()

export const ready = (screen: Screen) => loaded.get(screen)?.default

export const fetchScreen = async (screen: Screen) => {
  const module = loaded.get(screen) ?? (await load[screen]())
  loaded.set(screen, module)
  return module
}

/** Fetches a screen ahead and, with a chatbot's id, its data. A failure is ignored: the screen shows it when it is opened. */
export const prefetchScreen = (screen: Screen, chatbotId?: string) =>
  fetchScreen(screen)
    .then(({ prefetch }) => chatbotId && prefetch?.(chatbotId))
    .catch(() => null)
