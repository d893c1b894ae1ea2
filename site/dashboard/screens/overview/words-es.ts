import { count } from "../../../lib/language/words.ts"

export default {
  hello: (name: string) => `Hola, ${name}`,
  helloAll: "Hola",
  sentToday: (n: number) => `Hoy tu bot ha enviado ${count("es", n, "mensaje", "mensajes")}.`,
  allSentToday: (n: number) => `Hoy tus bots han enviado ${count("es", n, "mensaje", "mensajes")}.`,
  quiet: "Hoy aún no hay mensajes enviados.",
  tryBot: "Probar el bot",
  onHold: (n: number) =>
    count("es", n, "conversación está en pausa", "conversaciones están en pausa"),
  live: "Pon tu bot en marcha",
  done: (n: number) => `${n} de 4`,
  stepDone: "Hecho:",
  steps: {
    create: ["Crear el chatbot", "Dos minutos: un nombre y un tono.", "Crear"],
    knowledge: ["Añadir conocimiento", "Tus precios y tu horario, en texto.", "Añadir"],
    test: ["Probarlo", "Escríbele como si fueras un cliente.", "Probar"],
    whatsapp: ["Conectar WhatsApp", "2 minutos. Necesitas tu acceso de Facebook.", "Conectar"],
  },
  example: "Ejemplo",
  exampleHelp: "Valores de ejemplo hasta tu primera conversación real.",
  together: "Todos tus chatbots juntos.",
  conversations: "Conversaciones",
  users: "Usuarios activos",
  response: "Tiempo de respuesta",
  success: "Tasa de éxito",
  seconds: (n: number) => (n < 60 ? "< 1m" : `${Math.round(n / 60)}m`),
  usage: "Uso de mensajes",
  resets: (day: string) => `se renueva el ${day}`,
  of: (limit: string) => `de ${limit} mensajes`,
  left: (n: number) =>
    n > 0
      ? `${n === 1 ? "Queda" : "Quedan"} ${count("es", n, "mensaje", "mensajes")}. ${n === 1 ? "Después" : "Cuando se acaben"}, el bot dejará de contestar.`
      : "No quedan mensajes: el bot no contesta hasta que se renueve el contador.",
  enough: (n: number) => `Quedan ${count("es", n, "mensaje", "mensajes")} este mes.`,
  uncounted:
    "No cuentan las disculpas ni la respuesta a BAJA. Una respuesta que confirma una cita, sí.",
  plans: "Ver planes",
  fortnight: "Mensajes enviados en los últimos 14 días",
  notifications: "Avisos del chatbot",
  none: "No hay avisos recientes.",
  loading: "Cargando avisos...",
  all: "Todos los avisos",
  notices: (n: number) => count("es", n, "aviso", "avisos"),
}
