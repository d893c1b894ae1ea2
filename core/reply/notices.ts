import { nameForOwner } from "../conversations/client.ts"

const LIST = new Intl.ListFormat("es")
const NUMBER = new Intl.NumberFormat("es")

/** What the owner is notified of about replies, unless by the database itself (db/functions). `name` is the client's; it may be empty. */
export const NOTICES = {
  tooLate:
    "Hay mensajes que no se pudieron responder en 24 horas: WhatsApp ya no deja responderlos. Míralos en WhatsApp Business si tienes allí el número.",
  otherNumber: (name: string) =>
    `No se pudo responder a ${nameForOwner(name)}: escribió antes de que conectaras este número.`,
  rateLimit: (name: string) =>
    `Demasiados mensajes de ${nameForOwner(name)}: el bot ha dejado de responderle por ahora.`,
  /** A message that every worker died of, before a reply was tried without the model. */
  failing: (name: string) =>
    `No se pudo responder a ${nameForOwner(name)}: el mensaje hace fallar al sistema. Contéstale tú.`,
  /** Said by usage_counted of db/functions/usage.sql, too. */
  quota: (limit: number) => `Límite mensual de mensajes alcanzado (${NUMBER.format(limit)}).`,
  unreadable: (name: string, things: readonly string[]) =>
    `${name || "Un cliente"} ha enviado ${LIST.format(things)} que el bot no puede abrir.`,
  paused: (name: string, reason: string) =>
    `Conversación en pausa: ${nameForOwner(name)}. ${reason}`.trim(),
  unconfirmed: (name: string) =>
    `Una cita o reserva de ${nameForOwner(name)} no se pudo confirmar. Revisa tu calendario y escríbele.`,
  unsettled: (name: string) =>
    `Google no ha contestado y no se sabe si ha guardado un cambio. Revisa en el calendario las citas de ${nameForOwner(name)}.`,
  promised: (name: string, what: string, asked: string) =>
    `El bot ha prometido a ${nameForOwner(name)} ${what}: «${asked}»`,
} as const
