import { number } from "./format.ts"
import { INTRODUCTIONS, META_SPANISH } from "./meta-sentences-es.ts"

type Pattern = readonly [english: RegExp, spanish: string]

// The server's sentences are in English, as the contract quotes them.
const SPANISH: readonly Pattern[] = [
  [/^User not authenticated.*$/, "Tu sesión ha terminado. Vuelve a entrar."],
  [/^Authentication token not found.*$/, "Tu sesión ha terminado. Vuelve a entrar."],
  [/^You must be logged in to connect WhatsApp\.$/, "Entra en tu cuenta para conectar WhatsApp."],
  [/^Invalid login credentials$/, "El correo o la contraseña no son correctos"],
  [/^Email not confirmed$/, "Aún no has confirmado tu correo"],
  [/^An account with this email already exists$/, "Ya existe una cuenta con este correo"],
  [/^Check your email for the confirmation link\.$/, "Mira tu correo: te hemos enviado el enlace."],
  [
    /^If an account with that email exists.*$/,
    "Si hay una cuenta con ese correo, te hemos enviado un enlace.",
  ],
  [
    /^Password must be at least 6 characters(?: long)?(\.?)$/,
    "La contraseña debe tener al menos 6 caracteres$1",
  ],
  [/^Passwords do not match(\.?)$/, "Las contraseñas no coinciden$1"],
  [
    /^Your password has been updated successfully\..*$/,
    "Contraseña cambiada. Ya puedes entrar con la nueva.",
  ],
  [
    /^Failed to update password\..*$/,
    "No se ha podido cambiar la contraseña. Quizá el enlace haya caducado o ya se haya usado.",
  ],
  [/^Please enter a valid email address\.$/, "Escribe un correo válido."],
  [
    /^Security error: Could not obtain CSRF token\.$/,
    "Error de seguridad: no se ha podido obtener el permiso.",
  ],
  [/^Chatbot not found$/, "Chatbot no encontrado"],
  [/^Not found$/, "No encontrado"],
  [
    /^Knowledge source (\d+) could not be saved: .*$/,
    "No se ha podido guardar la fuente $1: añádela otra vez en Entrenamiento.",
  ],
  [
    /^The phone number could not be saved: .*$/,
    "No se ha podido guardar el teléfono: conéctalo en WhatsApp.",
  ],
  [/^Chatbot name is required$/, "El chatbot necesita un nombre"],
  [/^You can only have one chatbot per account\.$/, "Solo puedes tener un chatbot por cuenta."],
  [/^Please enter some text content$/, "Escribe algún texto"],
  [/^Please enter a valid URL$/, "Escribe una dirección válida"],
  [
    /^Token limit exceeded\. .* approximately (\d+) tokens, exceeding your limit of (\d+) tokens\.$/,
    "Límite de tokens superado. Esta fuente añadiría unos $1 tokens y tu límite es de $2 tokens.",
  ],
  [
    /^You have reached your limit of 1 knowledge sources\.$/,
    "Has llegado a tu límite de 1 fuente de conocimiento.",
  ],
  [
    /^You have reached your limit of (\d+) knowledge sources\.$/,
    "Has llegado a tu límite de $1 fuentes de conocimiento.",
  ],
  [
    /^The data changed meanwhile\. Please reload\.$/,
    "Los datos han cambiado entretanto. Recarga la página.",
  ],
  [
    /^Notification limit \(1\) reached\. .*$/,
    "Has llegado al límite de 1 aviso. No se ha guardado el nuevo.",
  ],
  [
    /^Notification limit \((\d+)\) reached\. .*$/,
    "Has llegado al límite de $1 avisos. No se ha guardado el nuevo.",
  ],
  [/^Notification not found\.$/, "Aviso no encontrado."],
  [
    /^The Facebook access token is not valid\..*$/,
    "El token de acceso de Facebook no es válido. Vuelve a conectar o copia otro.",
  ],
  [/^No authorization code received from Facebook\.$/, "Facebook no ha enviado ningún código."],
  [
    /^No WhatsApp Business account with assigned phone numbers was found\..*$/,
    "No hay ninguna cuenta de WhatsApp Business con números asignados. Comprueba que tu cuenta de Facebook tiene una activa y los permisos necesarios.",
  ],
  [
    /^Connection with WhatsApp Business established correctly\.$/,
    "WhatsApp Business conectado correctamente.",
  ],
  [
    /^WhatsApp was linked, but its webhook could not be configured\..*$/,
    "WhatsApp está enlazado, pero los mensajes aún no llegan. Seguimos intentándolo.",
  ],
  [/^WhatsApp disconnected successfully$/, "WhatsApp desconectado"],
  [/^Google Calendar disconnected successfully$/, "Google Calendar desconectado"],
  [
    /^Please enter your email address to reset your password\.$/,
    "Escribe tu correo para restablecer la contraseña.",
  ],
  [/^Authentication failed\. Please try again\.$/, "No se ha podido entrar. Inténtalo de nuevo."],
  [/^This request is not allowed from here\.$/, "Esta petición no se permite desde aquí."],
  [/^Conflicting credentials\.$/, "Hay dos sesiones distintas a la vez. Vuelve a entrar."],
  [/^Invalid request\.$/, "La petición no es válida."],
  [/^Invalid value for (.+)\.$/, "El valor de $1 no es válido."],
  [
    /^The chatbot ID '(.*)' does not have a valid UUID format\.$/,
    "El identificador «$1» no tiene formato UUID.",
  ],
  [/^Invalid chatbot ID format$/, "El identificador del chatbot no es válido"],
  [/^Chatbot ID not provided$/, "Falta el identificador del chatbot"],
  [
    /^You do not have permission to connect this chatbot or it does not exist\.$/,
    "No puedes conectar este chatbot, o no existe.",
  ],
  [/^Please enter the content of the knowledge source$/, "Escribe el contenido de la fuente"],
  [
    /^Adding this content would exceed your token limit of (\d+)\..*$/,
    "Con esto pasarías de tu límite de $1 tokens. Acorta el contenido o mejora tu plan.",
  ],
  [/^Error processing the request data\.$/, "Error al procesar los datos."],
  [/^Connection query failed$/, "No se ha podido comprobar la conexión"],
  [/^No active calendar connection\.$/, "No hay ningún calendario conectado."],
  [
    /^Token has expired and could not be refreshed$/,
    "El permiso ha caducado y no se ha podido renovar",
  ],
  [/^Invalid tokens$/, "El permiso ya no es válido"],
  [
    /^You do not have permission to modify this event\..*$/,
    "No puedes cambiar este evento: solo los que creó el chatbot, salvo que lo permitas.",
  ],
  [/^Event not found\.$/, "Evento no encontrado."],
  [/^That time is not available\.$/, "Esa hora no está libre."],
  [
    /^The calendar is not available right now\..*$/,
    "El calendario no está disponible ahora. Inténtalo más tarde.",
  ],
  [/^This plan cannot be bought\.$/, "Este plan no se puede comprar."],
  [/^Error creating checkout session$/, "No se ha podido abrir el pago"],
  [
    /^Your last payment is still being confirmed\..*$/,
    "Tu último pago aún se está confirmando. No hace falta que pagues otra vez.",
  ],
  [/^Error creating customer portal session$/, "No se ha podido abrir el portal de pagos"],
  [
    /^Please fill in all required fields.*$/,
    "Rellena todos los campos obligatorios (nombre, asunto y mensaje).",
  ],
  [/^Failed to send message\..*$/, "No se ha podido enviar el mensaje. Inténtalo más tarde."],
  [/^Incorrect password\..*$/, "Contraseña incorrecta. Inténtalo de nuevo."],
  [/^An error occurred during authentication$/, "Ha ocurrido un error al entrar"],
  [
    /^Failed to send password reset email\..*$/,
    "No se ha podido enviar el correo. Inténtalo de nuevo.",
  ],
  [/^Error deleting account\..*$/, "No se ha podido borrar la cuenta. Escríbenos desde Contacto."],
  [/^Facebook data deleted successfully\.$/, "Datos de Facebook borrados."],
  [/^Invalid signature\.$/, "La firma no es válida."],
  [/^Verification failed\.$/, "La verificación ha fallado."],
  [/^Configuration error$/, "Error de configuración"],
  [
    /^Could not connect to the database\..*$/,
    "No se ha podido conectar con la base de datos. Comprueba tu conexión y recarga la página.",
  ],
  [/^Too many requests\..*$/, "Demasiados intentos. Espera un momento."],
  [/^(.+) is not configured\.$/, "$1 no está configurado."],
  [/^Database$/, "Base de datos"],
  [/^Queue$/, "Cola de trabajos"],
  [/^Language model$/, "Modelo de lenguaje"],
  [/^Mail$/, "Correo"],
  [/^answers$/, "contesta"],
  [/^does not answer$/, "no contesta"],
  [/^takes jobs$/, "acepta trabajos"],
  [/^connected$/, "conectado"],
  [/^not connected$/, "sin conectar"],
  [/^set up$/, "configurado"],
  [/^not configured$/, "sin configurar"],
  [/^played by the sandbox$/, "simulado en esta máquina"],
  [/^(\d+) events? waits?: /, "Eventos que esperan ($1): "],
  [/^Internal error$/, "Error interno"],
  [
    /^Recado did not answer\. Please check your internet connection and try again\.$/,
    "Recado no ha contestado. Comprueba tu conexión a Internet e inténtalo otra vez.",
  ],
  [
    /^Something went wrong in Recado\. Please try again\. If it happens again, write to us\.$/,
    "Algo ha fallado en Recado. Inténtalo otra vez y, si vuelve a pasar, escríbenos.",
  ],
  [/^HTTP error! status: (\d+)$/, "El servidor ha contestado con el error $1"],
]

/** Puts a sentence of the server into Spanish; one it does not know stays as it came. */
export const inSpanish = (sentence: string): string => {
  const introduced = INTRODUCTIONS.find(([english]) => english.test(sentence))
  if (introduced) return introduced[1] + inSpanish(sentence.replace(introduced[0], ""))
  const known = [...SPANISH, ...META_SPANISH].find(([english]) => english.test(sentence))
  return known ? grouped(sentence.replace(known[0], known[1])) : sentence
}

/** "12.000 tokens", as the rest of the screen writes it; the server sends 12000. */
const grouped = (said: string) => said.replace(/\d+(?= tokens)/g, (n) => number("es", Number(n)))
