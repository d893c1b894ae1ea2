import type { LetterOf, Written } from "./words.ts"

/* Letters about an account: its address, its password, its link with Google. */

/** A public page, in the language of the letter. */
const inItsLanguage = (page: string) => ({ es: `/es${page}`, en: page })

export const confirmEmail = ({ code }: LetterOf<"confirm_email">): Written => ({
  leadsTo: `/auth/callback?code=${encodeURIComponent(code)}`,
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
    subject: "Confirm your e-mail",
    body: [
      "Welcome to Recado!",
      "Confirm your e-mail with this link. It works for 24 hours.",
      "If it was not you who signed up, do not open it: somebody else would have the password of your account.",
    ],
    link: "Confirm my e-mail",
  },
})

export const resetPassword = ({ token }: LetterOf<"reset_password">): Written => ({
  leadsTo: `/update-password#type=recovery&token=${encodeURIComponent(token)}`,
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
})

export const ALREADY_REGISTERED: Written = {
  leadsTo: inItsLanguage("/login"),
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
      "Somebody tried to sign up to Recado with your e-mail, which already has an account.",
      "If it was you, sign in with your password or ask for a new one.",
    ],
    link: "Sign in",
  },
}

export const PASSWORD_CHANGED: Written = {
  leadsTo: inItsLanguage("/login"),
  es: {
    subject: "Tu contraseña ha cambiado",
    body: ["La contraseña de tu cuenta ha cambiado.", "Si no has sido tú, pide una nueva ahora."],
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

export const GOOGLE_LINKED: Written = {
  leadsTo: inItsLanguage("/contact"),
  es: {
    subject: "Google está unido a tu cuenta",
    body: ["Desde ahora puedes entrar en Recado con Google.", "Si no has sido tú, escríbenos."],
    link: "Contacto",
  },
  en: {
    subject: "Google is linked to your account",
    body: ["From now on you can sign in to Recado with Google.", "If it was not you, write to us."],
    link: "Contact",
  },
}
