import { nameForOwner } from "../conversations/client.ts"

const LIST = new Intl.ListFormat("es")
const NUMBER = new Intl.NumberFormat("es")

/** What the owner is notified of about replies. `name` is the client's; it may be empty. */
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
  /** The same, once the turn is given up, with what was done for the client: said by give_up of db/functions/deaths.sql. */
  givenUp: (name: string, receipts: string) =>
    `No se pudo terminar de responder a ${nameForOwner(name)}: el mensaje hace fallar al sistema. Contéstale tú: su número, si no lo oculta, está en WhatsApp → Descargar la lista.${receipts && ` El bot ha hecho esto con su cita: «${receipts}»`}`,
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
  /** What was done for a client whose turn ended without a reply: said by end_turn of db/functions/turns.sql. */
  untold: (name: string, receipts: string) =>
    `El bot no ha podido decir a ${nameForOwner(name)} lo que ha hecho con su cita: «${receipts}» Díselo tú.`,
  /** The same, where nobody knows whether the reply that tells the client has arrived. */
  maybeUntold: (name: string, receipts: string) =>
    `Puede que ${nameForOwner(name)} no sepa lo que el bot ha hecho con su cita: «${receipts}» Confírmaselo tú.`,
  promised: (name: string, what: string, asked: string) =>
    `El bot ha prometido a ${nameForOwner(name)} ${what}: «${asked}»`,
} as const
