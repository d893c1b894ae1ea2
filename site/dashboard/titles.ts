import type { Screen } from "../lib/routes.ts"
import { words } from "../lib/words.ts"

/** The name of every screen: in the title bar, in the navigation, and spoken after each move. */
export const titles = words<Record<Screen, string>>({
  en: {
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
  es: {
    "": "Resumen",
    chatbots: "Chatbot",
    "create-chatbot": "Crea tu chatbot",
    create: "Crea tu chatbot",
    "edit-chatbot": "Editar chatbot",
    whatsapp: "WhatsApp",
    "whatsapp-setup": "Conectar WhatsApp",
    "whatsapp-callback": "Conectando WhatsApp",
    training: "Entrenamiento",
    settings: "Ajustes",
    calendar: "Calendario",
    pricing: "Precios",
    memory: "Memoria",
    debug: "Depuración",
    simulation: "Simulación",
    diagnostics: "Diagnóstico del sistema",
  },
})
