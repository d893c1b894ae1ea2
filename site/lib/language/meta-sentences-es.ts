/** What stands before a reason: each part is put into Spanish by itself. */
export const INTRODUCTIONS: readonly [english: RegExp, spanish: string][] = [
  [/^Error connecting WhatsApp with Facebook: /, "Error al conectar WhatsApp con Facebook: "],
  [
    /^Receiving messages \(webhook subscription\): /,
    "Recibir mensajes (suscripción del webhook): ",
  ],
  [/^Finding the number: /, "Encontrar el número: "],
  [/^Registering the number: /, "Registrar el número: "],
]

/** Why Meta refused (core/whatsapp/meta-failures.ts), and what to do. */
export const META_SPANISH: readonly [english: RegExp, spanish: string][] = [
  [
    /^this number is already connected to another chatbot\.$/,
    "este número ya está conectado a otro chatbot.",
  ],
  [
    /^the access has expired or was withdrawn\..*$/,
    "el acceso ha caducado o se ha retirado. Vuelve a entrar.",
  ],
  [
    /^the login has expired or was already used\..*$/,
    "el inicio de sesión ha caducado o ya se usó. Vuelve a entrar.",
  ],
  [
    /^a permission is missing( \(.*\))?\..*$/,
    "falta un permiso$1. Vuelve a entrar y acepta todo lo que se pide.",
  ],
  [
    /^Meta has locked this account\..*$/,
    "Meta ha bloqueado esta cuenta. Míralo en el WhatsApp Manager.",
  ],
  [
    /^this number has a two-step verification PIN\..*$/,
    "este número tiene un PIN de verificación en dos pasos. Quítalo en el WhatsApp Manager y vuelve a intentarlo.",
  ],
  [
    /^this number belongs to the WhatsApp account (\S+)\. .*$/,
    "este número pertenece a la cuenta de WhatsApp $1. Corrige el identificador de la cuenta.",
  ],
  [
    /^it is in the phone app alone\..*$/,
    "está solo en la app del teléfono. Vuelve a conectarlo y elige tu app de WhatsApp Business.",
  ],
  [
    /^Meta limits requests at the moment\..*$/,
    "Meta limita las peticiones en este momento. Inténtalo más tarde.",
  ],
  [/^Meta did not answer\..*$/, "Meta no ha contestado. Inténtalo otra vez."],
  [
    /^this phone number ID does not exist at Meta\..*$/,
    "ese ID de número no existe en Meta. Revisa los dos identificadores.",
  ],
  [/^Meta refused the request\.$/, "Meta ha rechazado la petición."],
  [
    /^The connection with WhatsApp has expired\..*$/,
    "La conexión con WhatsApp ha caducado. Vuelve a conectar.",
  ],
]
