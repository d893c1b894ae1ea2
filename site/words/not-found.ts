import { words } from "../lib/language/words.ts"

export const notFound = words({
  en: {
    title: "Page not found",
    lead: "This address leads nowhere. One of these may be what you were looking for.",
    home: "Start page",
    guide: "Documentation",
    dashboard: "Dashboard",
  },
  es: {
    title: "Página no encontrada",
    lead: "Esta dirección no lleva a ninguna parte. Quizá buscabas una de estas.",
    home: "Inicio",
    guide: "Documentación",
    dashboard: "Panel",
  },
})
