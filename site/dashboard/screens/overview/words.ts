import { count, words } from "../../../lib/words.ts"

export const overviewWords = words({
  en: {
    waiting: "Loading...",
    hello: (name: string) => `Hello, ${name}`,
    helloAll: "Hello",
    answeredToday: (n: number) =>
      `Your bot answered ${count("en", n, "message", "messages")} today.`,
    quiet: "No messages yet today.",
    tryBot: "Try the bot",
    live: "Get your bot live",
    done: (n: number) => `${n} of 4`,
    steps: {
      create: ["Create chatbot", "Two minutes: a name and a tone.", "Create"],
      knowledge: ["Add knowledge", "Your prices and opening hours, as text.", "Add"],
      test: ["Test it", "Write to it as if you were a customer.", "Test"],
      whatsapp: ["Connect WhatsApp", "2 minutes. You need your Facebook login.", "Connect"],
    },
    example: "Example",
    exampleHelp: "Example values until your first real conversation.",
    conversations: "Total Conversations",
    users: "Active Users",
    response: "Avg. Response Time",
    success: "Success Rate",
    seconds: (n: number) => (n < 60 ? "< 1m" : `${Math.round(n / 60)}m`),
    failed: "Failed to load data.",
    usage: "Message usage",
    resets: (day: string) => `resets on ${day}`,
    of: (limit: string) => `of ${limit} messages`,
    left: (n: number) =>
      n > 0
        ? `${count("en", n, "message", "messages")} left. ${n === 1 ? "After it" : "When they run out"} the bot stops answering.`
        : "No messages left: the bot has stopped answering until the counter resets.",
    enough: (n: number) => `${count("en", n, "message", "messages")} left this month.`,
    plans: "See plans",
    fortnight: "Messages answered in the last 14 days",
    notifications: "Chatbot Notifications",
    none: "No recent notifications to show.",
    loading: "Loading notifications...",
    all: "All notifications",
  },
  es: {
    waiting: "Cargando...",
    hello: (name: string) => `Hola, ${name}`,
    helloAll: "Hola",
    answeredToday: (n: number) =>
      `Hoy tu bot ha contestado ${count("es", n, "mensaje", "mensajes")}.`,
    quiet: "Hoy aún no hay mensajes.",
    tryBot: "Probar el bot",
    live: "Pon tu bot en marcha",
    done: (n: number) => `${n} de 4`,
    steps: {
      create: ["Crear el chatbot", "Dos minutos: un nombre y un tono.", "Crear"],
      knowledge: ["Añadir conocimiento", "Tus precios y tu horario, en texto.", "Añadir"],
      test: ["Probarlo", "Escríbele como si fueras un cliente.", "Probar"],
      whatsapp: ["Conectar WhatsApp", "2 minutos. Necesitas tu acceso de Facebook.", "Conectar"],
    },
    example: "Ejemplo",
    exampleHelp: "Valores de ejemplo hasta tu primera conversación real.",
    conversations: "Conversaciones",
    users: "Usuarios activos",
    response: "Tiempo de respuesta",
    success: "Tasa de éxito",
    seconds: (n: number) => (n < 60 ? "< 1m" : `${Math.round(n / 60)}m`),
    failed: "No se han podido cargar los datos.",
    usage: "Uso de mensajes",
    resets: (day: string) => `se renueva el ${day}`,
    of: (limit: string) => `de ${limit} mensajes`,
    left: (n: number) =>
      n > 0
        ? `${n === 1 ? "Queda" : "Quedan"} ${count("es", n, "mensaje", "mensajes")}. ${n === 1 ? "Después" : "Cuando se acaben"}, el bot dejará de contestar.`
        : "No quedan mensajes: el bot no contesta hasta que se renueve el contador.",
    enough: (n: number) => `Quedan ${count("es", n, "mensaje", "mensajes")} este mes.`,
    plans: "Ver planes",
    fortnight: "Mensajes contestados en los últimos 14 días",
    notifications: "Avisos del chatbot",
    none: "No hay avisos recientes.",
    loading: "Cargando avisos...",
    all: "Todos los avisos",
  },
})
