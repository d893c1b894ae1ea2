/** A text in the languages of the dashboard. */
export type Words = { readonly es: string; readonly en: string }

/** Why a reply did not arrive, and what the owner can do about it. */
export type FailureWords = { readonly what: Words; readonly todo: Words }

const NOTHING: Words = {
  es: "No tienes que hacer nada.",
  en: "There is nothing to do.",
}
const WAIT: Words = {
  es: "Espera a que el cliente escriba de nuevo: entonces el bot puede responder.",
  en: "Wait until the client writes again: then the bot can answer.",
}
const RECONNECT: Words = {
  es: "Vuelve a conectar WhatsApp y acepta todos los permisos.",
  en: "Reconnect WhatsApp and accept all permissions.",
}
const MANAGER: Words = {
  es: "Ábrelo en el WhatsApp Manager de Meta y sigue sus pasos.",
  en: "Open Meta's WhatsApp Manager and follow its steps.",
}
const TELL_US: Words = {
  es: "Si se repite, escríbenos.",
  en: "If it happens again, write to us.",
}

const words = (es: string, en: string, todo: Words): FailureWords => ({ what: { es, en }, todo })

const EXPIRED = words(
  "La conexión con WhatsApp había caducado.",
  "The connection with WhatsApp had expired.",
  RECONNECT,
)
const PERMISSION = words(
  "Falta un permiso para usar este número.",
  "A permission to use this number is missing.",
  RECONNECT,
)
const WINDOW = words(
  "Pasaron más de 24 horas desde el último mensaje del cliente.",
  "More than 24 hours had passed since the client's last message.",
  WAIT,
)
const LOCKED = words("Meta ha bloqueado la cuenta.", "Meta has locked the account.", MANAGER)
const REGISTER = words(
  "El número no está registrado en Meta.",
  "The number is not registered at Meta.",
  RECONNECT,
)
const OURS = words(
  "WhatsApp no aceptó el mensaje.",
  "WhatsApp did not accept the message.",
  TELL_US,
)

/** By Meta's code (providers.md 1.10). */
const BY_CODE: ReadonlyMap<number, FailureWords> = new Map([
  [0, EXPIRED],
  [190, EXPIRED],
  [3, PERMISSION],
  [10, PERMISSION],
  [368, LOCKED],
  [131031, LOCKED],
  [131045, REGISTER],
  [133010, REGISTER],
  [131047, WINDOW],
  [
    131026,
    words(
      "El cliente no puede recibirlo: no tiene WhatsApp, usa una versión antigua o te ha bloqueado.",
      "The client cannot receive it: no WhatsApp, an old version, or you are blocked.",
      { es: "Llámale si es importante.", en: "Call them if it matters." },
    ),
  ],
  [
    131049,
    words(
      "WhatsApp lo ha retenido para no cansar al cliente.",
      "WhatsApp held it back so as not to tire the client.",
      WAIT,
    ),
  ],
  [
    131050,
    words(
      "El cliente no quiere mensajes de publicidad.",
      "The client wants no marketing messages.",
      NOTHING,
    ),
  ],
  [
    130472,
    words(
      "El cliente está en una prueba de Meta y no lo recibe.",
      "The client is part of a test of Meta's and does not receive it.",
      WAIT,
    ),
  ],
  [
    130497,
    words(
      "Meta no deja escribir a clientes de ese país.",
      "Meta does not let you write to clients in that country.",
      NOTHING,
    ),
  ],
  [131021, words("Era tu propio número.", "It was your own number.", NOTHING)],
  [
    131030,
    words(
      "Tu número es de prueba y el cliente no está en su lista.",
      "Yours is a test number and the client is not on its list.",
      {
        es: "Añade el cliente a la lista en Meta, o conecta un número de verdad.",
        en: "Add the client to the list at Meta, or connect a real number.",
      },
    ),
  ],
  [
    131037,
    words(
      "Meta aún no ha aprobado el nombre de tu negocio.",
      "Meta has not approved your business's name yet.",
      MANAGER,
    ),
  ],
  [
    131042,
    words("Falta un método de pago válido en Meta.", "A valid payment method is missing at Meta.", {
      es: "Añádelo en el WhatsApp Manager.",
      en: "Add it in the WhatsApp Manager.",
    }),
  ],
  [
    131048,
    words(
      "Meta limita tu número porque muchos clientes lo han marcado como no deseado.",
      "Meta limits your number because many clients marked it as unwanted.",
      MANAGER,
    ),
  ],
])

/** By our own reason, for what never reached Meta (contract.md 4.8). */
const BY_REASON: ReadonlyMap<string, FailureWords> = new Map([
  ["window_closed", WINDOW],
  ["token_expired", EXPIRED],
  [
    "not_connected",
    words("WhatsApp no estaba conectado.", "WhatsApp was not connected.", {
      es: "Conecta tu número.",
      en: "Connect your number.",
    }),
  ],
  [
    "unconfirmed",
    words(
      "WhatsApp no confirmó la entrega; puede que llegara.",
      "WhatsApp did not confirm the delivery; it may have arrived.",
      { es: "Míralo en tu teléfono.", en: "Look at it on your phone." },
    ),
  ],
])

const FIRST_PERMISSION = 200
const LAST_PERMISSION = 299

/** What the owner reads of a reply that did not arrive; a code that nobody knows is never silence. */
export const deliveryFailure = (
  code: number | null | undefined,
  reason?: string | null,
): FailureWords => {
  const known = code === null || code === undefined ? undefined : BY_CODE.get(code)
  if (known) return known
  if (code && code >= FIRST_PERMISSION && code <= LAST_PERMISSION) return PERMISSION
  return BY_REASON.get(reason ?? "") ?? OURS
}

const LINE_ERROR = /^WhatsApp: error (\d+)$/

/** The same for what a whole line suffers from, as its connection's error message names it; null: it is no such fault. */
export const lineFailure = (lastErrorMessage: string | null): FailureWords | null => {
  const code = LINE_ERROR.exec(lastErrorMessage ?? "")?.[1]
  return code === undefined ? null : deliveryFailure(Number(code))
}
