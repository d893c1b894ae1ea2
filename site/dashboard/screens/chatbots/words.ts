import { words } from "../../../lib/language/words.ts"

export const chatbotsWords = words({
  en: {
    title: "My Chatbot",
    loading: "Loading your chatbot...",
    noDescription: "No description provided",
    knowledge: "Knowledge sources",
    viewAll: (n: number) => `View All (${n})`,
    addSources: "Add knowledge sources",
    noSources: "Nothing yet. It can only greet.",
    connections: "Connections",
    calendar: "Calendar",
    connected: "Connected",
    notConnected: "Not connected",
    created: (day: string) => `Created on ${day}`,
    edit: "Edit",
    remove: "Delete",
    question: "Are you sure you want to delete this chatbot?",
    consequence:
      "Its knowledge, memory, conversations and connections go with it. This cannot be undone.",
    appointments:
      "The appointments it made stay in your calendar, but no new bot will know whose they are: nobody can move or cancel them on WhatsApp.",
    empty:
      "You have no chatbot yet. It takes two minutes, and you see it on a phone while you build it.",
    signedOut: "You must log in to view your chatbots.",
    login: "Login",
    failed: "Error loading your chatbots",
    removeFailed: "Error deleting chatbot. Please try again.",
  },
  es: {
    title: "Mi chatbot",
    loading: "Cargando tu chatbot...",
    noDescription: "Sin descripción",
    knowledge: "Fuentes de conocimiento",
    viewAll: (n: number) => `Ver todas (${n})`,
    addSources: "Añadir conocimiento",
    noSources: "Aún nada. Solo sabe saludar.",
    connections: "Conexiones",
    calendar: "Calendario",
    connected: "Conectado",
    notConnected: "Sin conectar",
    created: (day: string) => `Creado el ${day}`,
    edit: "Editar",
    remove: "Borrar",
    question: "¿Seguro que quieres borrar este chatbot?",
    consequence:
      "Se van con él su conocimiento, su memoria, las conversaciones y las conexiones. No se puede deshacer.",
    appointments:
      "Las citas que apuntó se quedan en tu calendario, pero ningún bot nuevo sabrá de quién son: nadie podrá cambiarlas ni anularlas por WhatsApp.",
    empty:
      "Aún no tienes chatbot. Se hace en dos minutos y lo ves en un teléfono mientras lo montas.",
    signedOut: "Entra en tu cuenta para ver tus chatbots.",
    login: "Entrar",
    failed: "No se han podido cargar tus chatbots",
    removeFailed: "No se ha podido borrar el chatbot. Inténtalo de nuevo.",
  },
})
