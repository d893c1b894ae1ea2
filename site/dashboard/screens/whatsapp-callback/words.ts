import { words } from "../../../lib/language/words.ts"

export const callbackWords = words({
  en: {
    title: "Connecting WhatsApp",
    loading: "Connecting your WhatsApp number...",
    step: "Facebook has let you in. Now we link the number and ask for its messages.",
    success: "Connected",
    partial: "Almost there",
    error: "The connection did not work",
    back: "Return to Dashboard",
    again: "Try again",
    go: "Go now",
    "no-code": "No authorization code received from Facebook.",
    "no-chatbot": "No chatbot specified. Please try connecting again.",
    "bad-state": "Error processing the request data.",
    denied: (error: string, description: string) =>
      `Authentication error: ${[error, description].filter(Boolean).join(" - ")}`,
    cancelled: "Facebook login was cancelled.",
    loginFailed: "Facebook login failed or access token missing.",
    causesTitle: "Possible causes",
    causes: ["no pages", "missing permissions", "up to 24 hours for changes to update"],
  },
  es: {
    title: "Conectando WhatsApp",
    loading: "Conectando tu número de WhatsApp...",
    step: "Facebook te ha dejado pasar. Ahora enlazamos el número y pedimos sus mensajes.",
    success: "Conectado",
    partial: "Casi está",
    error: "No se ha podido conectar",
    back: "Volver al panel",
    again: "Reintentar",
    go: "Ir ahora",
    "no-code": "Facebook no ha enviado ningún código.",
    "no-chatbot": "No se ha indicado ningún chatbot. Vuelve a conectar.",
    "bad-state": "Error al procesar los datos.",
    denied: (error: string, description: string) =>
      `Error de autenticación: ${[error, description].filter(Boolean).join(" - ")}`,
    cancelled: "Has cancelado el acceso de Facebook.",
    loginFailed: "No se ha podido entrar con Facebook.",
    causesTitle: "Posibles causas",
    causes: ["no hay páginas", "faltan permisos", "los cambios tardan hasta 24 horas"],
  },
})
