import type { ComponentType } from "react"
import type { Screen } from "../lib/routes.ts"

type Loaded = { default: ComponentType }

const load: Record<Screen, () => Promise<Loaded>> = {
  "": () => import("./screens/overview/overview.tsx"),
  chatbots: () => import("./screens/chatbots/chatbots.tsx"),
  "create-chatbot": () => import("./screens/create/create.tsx"),
  create: () => import("./screens/create/create.tsx"),
  "edit-chatbot": () => import("./screens/edit/edit.tsx"),
  whatsapp: () => import("./screens/whatsapp/whatsapp.tsx"),
  "whatsapp-setup": () => import("./screens/whatsapp-setup/whatsapp-setup.tsx"),
  "whatsapp-callback": () => import("./screens/whatsapp-callback/whatsapp-callback.tsx"),
  training: () => import("./screens/training/training.tsx"),
  settings: () => import("./screens/settings/settings.tsx"),
  calendar: () => import("./screens/calendar/calendar.tsx"),
  pricing: () => import("./screens/pricing/pricing.tsx"),
  memory: () => import("./screens/memory/memory.tsx"),
  debug: () => import("./screens/debug/debug.tsx"),
  simulation: () => import("./screens/simulation/simulation.tsx"),
  diagnostics: () => import("./screens/diagnostics/diagnostics.tsx"),
}

// A screen that is here is drawn at once. React.lazy would hold its fallback for a third of a second.
const loaded = new Map<Screen, ComponentType>()

export const ready = (screen: Screen) => loaded.get(screen)

export const fetchScreen = async (screen: Screen) => {
  const found = loaded.get(screen)
  if (found) return found
  const { default: component } = await load[screen]()
  loaded.set(screen, component)
  return component
}

/** What one is likely to open next, fetched while nothing else is to do. */
export const NEXT: readonly Screen[] = [
  "chatbots",
  "whatsapp",
  "training",
  "memory",
  "calendar",
  "settings",
  "create-chatbot",
]
