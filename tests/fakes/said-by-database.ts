import { nameForOwner } from "../../core/conversations/client.ts"

/** What the database alone notifies owners of (db/functions), as the fakes say it and tests expect it. `name` is the client's. */
export const SAID_BY_DATABASE = {
  /** Of a turn that is given up: give_up of deaths.sql. */
  givenUp: (name: string, receipts: string) =>
    `No se pudo terminar de responder a ${nameForOwner(name)}: el mensaje hace fallar al sistema. Contéstale tú: su número, si no lo oculta, está en WhatsApp → Descargar la lista.${receipts && ` El bot ha hecho esto con su cita: «${receipts}»`}`,
  /** Of what was done for a client whose turn ended without a reply: tell_untold of turn_ends.sql. */
  untold: (name: string, receipts: string) =>
    `El bot no ha podido decir a ${nameForOwner(name)} lo que ha hecho con su cita: «${receipts}» Díselo tú.`,
  /** The same, where nobody knows whether the reply that tells the client has arrived. */
  maybeUntold: (name: string, receipts: string) =>
    `Puede que ${nameForOwner(name)} no sepa lo que el bot ha hecho con su cita: «${receipts}» Confírmaselo tú.`,
} as const
