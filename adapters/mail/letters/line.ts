import type { LetterLanguage } from "../../../core/mail/letter.ts"
import type { LetterOf, Written } from "./words.ts"

/* Letters about the end of a line's connection. */

const LOCALE = { es: "es-ES", en: "en-GB" } as const

/** The screen of the line that the letter is about, of however many bots. */
const screenOf = (chatbotid: string) => `/dashboard/whatsapp?chatbotid=${chatbotid}`

/** "30 de noviembre de 2026". */
const day = (language: LetterLanguage, iso: string, timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: "long", timeZone }).format(new Date(iso))

export const lineExpiring = ({
  chatbot,
  chatbotName: name,
  expiresAt,
  zone,
}: LetterOf<"line_expiring">): Written => ({
  leadsTo: screenOf(chatbot),
  es: {
    subject: `${name}: WhatsApp caduca el ${day("es", expiresAt, zone)}`,
    body: [
      `El permiso para responder por WhatsApp en nombre de ${name} caduca el ${day("es", expiresAt, zone)}.`,
      "Vuelve a conectar WhatsApp antes de ese día y nadie se quedará sin respuesta. Tarda un minuto.",
    ],
    link: "Volver a conectar",
  },
  en: {
    subject: `${name}: WhatsApp expires on ${day("en", expiresAt, zone)}`,
    body: [
      `The permission to answer on WhatsApp for ${name} expires on ${day("en", expiresAt, zone)}.`,
      "Reconnect before that day and nobody will be left without an answer. It takes a minute.",
    ],
    link: "Reconnect",
  },
})

export const lineExpired = ({ chatbot, chatbotName: name }: LetterOf<"line_expired">): Written => ({
  leadsTo: screenOf(chatbot),
  es: {
    subject: `${name} no puede responder por WhatsApp`,
    body: [
      `La conexión de ${name} con WhatsApp ha caducado: tus clientes no reciben respuesta.`,
      "Vuelve a conectar ahora. Las respuestas de las últimas 24 horas que esperan saldrán solas.",
    ],
    link: "Volver a conectar",
  },
  en: {
    subject: `${name} cannot answer on WhatsApp`,
    body: [
      `The connection of ${name} with WhatsApp has expired: your customers get no answer.`,
      "Reconnect it now. Replies of the last 24 hours that wait will go out by themselves.",
    ],
    link: "Reconnect",
  },
})
