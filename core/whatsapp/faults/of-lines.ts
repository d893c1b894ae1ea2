import { type Fault, fault, MANAGER, RECONNECT } from "./fault.ts"
import type { LineFaultName } from "./names.ts"

/** The faults of a whole line, by name. */
export const LINE_FAULTS: Readonly<Record<LineFaultName, Fault>> = {
  not_connected: fault(
    "connect",
    ["WhatsApp no está conectado.", "WhatsApp is not connected."],
    ["Conecta tu número.", "Connect your number."],
  ),
  expired: fault(
    "reconnect",
    ["La conexión con WhatsApp ha caducado.", "The connection with WhatsApp has expired."],
    RECONNECT,
  ),
  permission: fault(
    "reconnect",
    ["Falta un permiso para usar este número.", "A permission to use this number is missing."],
    RECONNECT,
  ),
  subscribe: fault(
    "retry",
    [
      "Tu número está enlazado, pero Meta aún no nos entrega sus mensajes.",
      "Your number is linked, but Meta does not hand us its messages yet.",
    ],
    [
      "Seguimos intentándolo; también puedes probar ahora.",
      "We keep trying; you can also try now.",
    ],
  ),
  register: fault(
    "retry",
    [
      "Tu número está enlazado, pero Meta no lo ha podido registrar.",
      "Your number is linked, but Meta could not register it.",
    ],
    [
      "Quita su PIN de verificación en dos pasos en el WhatsApp Manager, si lo tiene, y reintenta.",
      "Turn off its two-step verification PIN in the WhatsApp Manager, if it has one, and try again.",
    ],
  ),
  unregistered: fault(
    "reconnect",
    ["El número no está registrado en Meta.", "The number is not registered at Meta."],
    ["Vuelve a conectarlo.", "Connect it again."],
  ),
  payment: fault(
    "manager",
    ["Falta un método de pago válido en Meta.", "A valid payment method is missing at Meta."],
    ["Añádelo en el WhatsApp Manager.", "Add it in the WhatsApp Manager."],
  ),
  locked: fault(
    "manager",
    ["Meta ha bloqueado la cuenta.", "Meta has locked the account."],
    MANAGER,
  ),
  name_pending: fault(
    "manager",
    [
      "Meta aún no ha aprobado el nombre de tu negocio.",
      "Meta has not approved your business's name yet.",
    ],
    MANAGER,
  ),
  spam: fault(
    "manager",
    [
      "Meta limita tu número porque muchos clientes lo han marcado como no deseado.",
      "Meta limits your number because many customers marked it as unwanted.",
    ],
    MANAGER,
  ),
  test_number: fault(
    "reconnect",
    [
      "Tu número es de prueba y el cliente no está en su lista.",
      "Yours is a test number and the customer is not on its list.",
    ],
    [
      "Añade su número a la lista en Meta, o conecta un número de verdad.",
      "Add their number to the list at Meta, or connect a real number.",
    ],
  ),
  // What Meta says of the account.
  removed: fault(
    "reconnect",
    [
      "El permiso para usar tu cuenta de WhatsApp se ha retirado en Meta.",
      "The permission to use your WhatsApp account was withdrawn at Meta.",
    ],
    RECONNECT,
  ),
  phone_app_idle: fault(
    "reconnect",
    [
      "Meta desconectó el número porque la app de WhatsApp Business llevaba demasiado tiempo sin abrirse.",
      "Meta disconnected the number because the WhatsApp Business app had not been opened for too long.",
    ],
    [
      "Abre la app en tu teléfono y vuelve a conectar.",
      "Open the app on your phone and connect again.",
    ],
  ),
  deleted: fault(
    "reconnect",
    [
      "La cuenta de WhatsApp Business se ha borrado en Meta.",
      "The WhatsApp Business account was deleted at Meta.",
    ],
    ["Conecta otro número.", "Connect another number."],
  ),
  disabled: fault(
    "manager",
    [
      "Meta ha desactivado la cuenta de WhatsApp Business.",
      "Meta has disabled the WhatsApp Business account.",
    ],
    ["Pide una revisión en el WhatsApp Manager.", "Ask for a review in the WhatsApp Manager."],
  ),
  restricted: fault(
    "manager",
    [
      "Meta ha restringido la cuenta de WhatsApp Business.",
      "Meta has restricted the WhatsApp Business account.",
    ],
    MANAGER,
  ),
  violation: fault(
    "manager",
    [
      "Meta dice que la cuenta incumple sus normas.",
      "Meta says that the account breaks its rules.",
    ],
    MANAGER,
  ),
  review_rejected: fault(
    "manager",
    ["Meta ha rechazado la cuenta en su revisión.", "Meta rejected the account in its review."],
    MANAGER,
  ),
  name_rejected: fault(
    "manager",
    ["Meta ha rechazado el nombre de tu negocio.", "Meta rejected your business's name."],
    ["Elige otro en el WhatsApp Manager.", "Choose another in the WhatsApp Manager."],
  ),
  alert: fault(
    "manager",
    ["Meta tiene un aviso sobre tu cuenta.", "Meta has an alert about your account."],
    MANAGER,
  ),
  ai_priced: fault(
    "contact",
    [
      "Meta cobra este número como asistente de IA general, y cada mensaje cuesta.",
      "Meta bills this number as a general AI assistant, and each message costs.",
    ],
    [
      "Escríbenos y pedimos juntos a Meta que lo corrija: tu bot solo atiende a tu negocio.",
      "Write to us: together we ask Meta to correct it, as your bot serves your business alone.",
    ],
  ),
  quality_low: fault(
    "manager",
    [
      "Meta valora como baja la calidad de tu número: algunos clientes lo bloquean o lo denuncian.",
      "Meta rates your number's quality as low: some customers block or report it.",
    ],
    [
      "Escribe solo a quien te escribe y mira los motivos en el WhatsApp Manager.",
      "Write only to those who write to you, and see the reasons in the WhatsApp Manager.",
    ],
  ),
  quality_medium: fault(
    "manager",
    [
      "Meta valora como media la calidad de tu número.",
      "Meta rates your number's quality as medium.",
    ],
    ["Mira los motivos en el WhatsApp Manager.", "See the reasons in the WhatsApp Manager."],
  ),
}
