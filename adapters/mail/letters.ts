import type { Letter, LetterLanguage } from "../../core/shared/letter.ts"

/** What a letter says in one language: its body in paragraphs, and what stands on its link. */
type Words = {
  readonly subject: string
  readonly body: readonly string[]
  readonly link?: string
}

/** `leadsTo`: the page that the link opens. */
type Written = { readonly [language in LetterLanguage]: Words } & { readonly leadsTo?: string }

const LOCALE = { es: "es-ES", en: "en-GB" } as const

/** "30 de noviembre de 2026". */
const day = (language: LetterLanguage, iso: string, timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: "long", timeZone }).format(new Date(iso))

/** The words of every letter. */
export const lettersOf = (letter: Letter): Written => {
  switch (letter.kind) {
    case "confirm_email":
      return {
        leadsTo: `/auth/callback?code=${encodeURIComponent(letter.code)}`,
        es: {
          subject: "Confirma tu correo",
          body: [
            "¡Te damos la bienvenida a Recado!",
            "Confirma tu correo con este enlace. Vale 24 horas.",
            "Si no te has registrado tú, no lo abras: otra persona tendría la contraseña de tu cuenta.",
          ],
          link: "Confirmar mi correo",
        },
        en: {
          subject: "Confirm your email",
          body: [
            "Welcome to Recado!",
            "Confirm your email with this link. It works for 24 hours.",
            "If it was not you who signed up, do not open it: somebody else would have the password of your account.",
          ],
          link: "Confirm my email",
        },
      }
    case "reset_password":
      return {
        leadsTo: `/update-password#type=recovery&token=${encodeURIComponent(letter.token)}`,
        es: {
          subject: "Cambia tu contraseña",
          body: [
            "Alguien, esperamos que tú, ha pedido cambiar la contraseña de tu cuenta. El enlace vale una hora.",
            "Si no has sido tú, no tienes que hacer nada.",
          ],
          link: "Cambiar la contraseña",
        },
        en: {
          subject: "Change your password",
          body: [
            "Somebody, hopefully you, asked to change the password of your account. The link works for one hour.",
            "If it was not you, there is nothing to do.",
          ],
          link: "Change the password",
        },
      }
    case "already_registered":
      return {
        leadsTo: "/login",
        es: {
          subject: "Ya tienes una cuenta",
          body: [
            "Alguien ha intentado registrarse en Recado con tu correo, que ya tiene una cuenta.",
            "Si has sido tú, entra con tu contraseña o pide una nueva.",
          ],
          link: "Entrar",
        },
        en: {
          subject: "You already have an account",
          body: [
            "Somebody tried to sign up to Recado with your email, which already has an account.",
            "If it was you, sign in with your password or ask for a new one.",
          ],
          link: "Sign in",
        },
      }
    case "password_changed":
      return {
        leadsTo: "/login",
        es: {
          subject: "Tu contraseña ha cambiado",
          body: [
            "La contraseña de tu cuenta ha cambiado.",
            "Si no has sido tú, pide una nueva ahora.",
          ],
          link: "Entrar",
        },
        en: {
          subject: "Your password was changed",
          body: [
            "The password of your account was changed.",
            "If it was not you, ask for a new one now.",
          ],
          link: "Sign in",
        },
      }
    case "google_linked":
      return {
        leadsTo: "/contact",
        es: {
          subject: "Google está unido a tu cuenta",
          body: [
            "Desde ahora puedes entrar en Recado con Google.",
            "Si no has sido tú, escríbenos.",
          ],
          link: "Contacto",
        },
        en: {
          subject: "Google is linked to your account",
          body: [
            "From now on you can sign in to Recado with Google.",
            "If it was not you, write to us.",
          ],
          link: "Contact",
        },
      }
    case "line_expiring": {
      const { chatbotName: name, expiresAt, zone } = letter
      return {
        leadsTo: "/dashboard/whatsapp",
        es: {
          subject: `${name}: WhatsApp caduca el ${day("es", expiresAt, zone)}`,
          body: [
            `El permiso para responder por WhatsApp en nombre de ${name} caduca el ${day("es", expiresAt, zone)}.`,
            "Reconéctalo antes de ese día y nadie se quedará sin respuesta. Tarda un minuto.",
          ],
          link: "Reconectar",
        },
        en: {
          subject: `${name}: WhatsApp expires on ${day("en", expiresAt, zone)}`,
          body: [
            `The permission to answer on WhatsApp for ${name} expires on ${day("en", expiresAt, zone)}.`,
            "Reconnect before that day and nobody will be left without an answer. It takes a minute.",
          ],
          link: "Reconnect",
        },
      }
    }
    case "line_expired": {
      const { chatbotName: name } = letter
      return {
        leadsTo: "/dashboard/whatsapp",
        es: {
          subject: `${name} no puede responder por WhatsApp`,
          body: [
            `La conexión de ${name} con WhatsApp ha caducado: tus clientes no reciben respuesta.`,
            "Reconéctala ahora. Las respuestas de las últimas 24 horas que esperan saldrán solas.",
          ],
          link: "Reconectar",
        },
        en: {
          subject: `${name} cannot answer on WhatsApp`,
          body: [
            `The connection of ${name} with WhatsApp has expired: your customers get no answer.`,
            "Reconnect it now. Replies of the last 24 hours that wait will go out by themselves.",
          ],
          link: "Reconnect",
        },
      }
    }
    case "contact": {
      const { name, subject, message, phone } = letter.message
      const words = {
        subject: `Contact: ${subject}`,
        body: [
          `From: ${name}${letter.from ? ` (${letter.from})` : ""}`,
          ...(phone ? [`Phone: ${phone}`] : []),
          message,
        ],
      }
      return { es: words, en: words }
    }
  }
}
