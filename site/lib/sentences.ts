import { useLanguage } from "./language.tsx"

type Pattern = readonly [english: RegExp, spanish: string]

// What the server may say, in Spanish. The server itself says it as the contract quotes it.
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
    /^Password must be at least 6 characters\.?( long\.)?$/,
    "La contraseña debe tener al menos 6 caracteres",
  ],
  [/^Passwords do not match\.?$/, "Las contraseñas no coinciden"],
  [
    /^Your password has been updated successfully\..*$/,
    "Contraseña cambiada. Ya puedes entrar con la nueva.",
  ],
  [
    /^Failed to update password\..*$/,
    "No se ha podido cambiar la contraseña. Quizá el enlace haya caducado.",
  ],
  [/^Please enter a valid email address\.$/, "Escribe un correo válido."],
  [
    /^Security error: Could not obtain CSRF token\.$/,
    "Error de seguridad: no se ha podido obtener el permiso.",
  ],
  [/^Chatbot not found$/, "Chatbot no encontrado"],
  [/^Not found$/, "No encontrado"],
  [/^Chatbot name is required$/, "El chatbot necesita un nombre"],
  [/^You can only have one chatbot per account\.$/, "Solo puedes tener un chatbot por cuenta."],
  [/^Please enter some text content$/, "Escribe algún texto"],
  [/^Please enter a valid URL$/, "Escribe una dirección válida"],
  [
    /^Token limit exceeded\. .* approximately (\d+) tokens, exceeding your limit of (\d+) tokens\.$/,
    "Límite de tokens superado. Esta fuente añadiría unos $1 tokens y tu límite es de $2.",
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
    /^Notification limit \((\d+)\) reached\. .*$/,
    "Has llegado al límite de $1 avisos. No se ha guardado el nuevo.",
  ],
  [/^Notification not found\.$/, "Aviso no encontrado."],
  [
    /^The Facebook access token is not valid\..*$/,
    "La clave de Facebook no es válida. Vuelve a entrar.",
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
    /^Error connecting WhatsApp with Facebook: (.*)$/,
    "Error al conectar WhatsApp con Facebook: $1",
  ],
  [/^Too many requests\..*$/, "Demasiados intentos. Espera un momento."],
  [/^(.+) is not configured\.$/, "$1 no está configurado."],
  [/^Internal error$/, "Error interno"],
  [/^HTTP error! status: (\d+)$/, "El servidor ha contestado con el error $1"],
]

/** Puts a sentence of the server into the reader's language; one it does not know stays as it came. */
export const inSpanish = (sentence: string) => {
  const known = SPANISH.find(([english]) => english.test(sentence))
  return known ? sentence.replace(known[0], known[1]) : sentence
}

export const useSay = () => {
  const language = useLanguage()
  return <Text extends string | null>(sentence: Text) =>
    (language === "es" && sentence ? inSpanish(sentence) : sentence) as Text extends null
      ? null
      : string
}
