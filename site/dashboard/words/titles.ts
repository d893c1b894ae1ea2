import type { Screen } from "../../lib/routes.ts"
import { withLazySpanish } from "./lazy-spanish.ts"

/** The name of every screen: in the title bar, in the navigation, and spoken after each move. */
export const titles = withLazySpanish<Record<Screen, string>>(
  {
    "": "Overview",
    chatbots: "Chatbot",
    "create-chatbot": "Create your chatbot",
    create: "Create your chatbot",
    "edit-chatbot": "Edit chatbot",
    whatsapp: "WhatsApp",
    "whatsapp-setup": "Connect WhatsApp",
    "whatsapp-callback": "Connecting WhatsApp",
    training: "Training",
    settings: "Settings",
    calendar: "Calendar",
    pricing: "Pricing",
    memory: "Memory",
    debug: "Depuración",
    simulation: "Simulación",
    diagnostics: "System diagnostics",
  },
  (es) => es.titles,
)
