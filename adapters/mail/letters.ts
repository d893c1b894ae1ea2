import type { Letter } from "../../core/shared/letter.ts"

export type Written = { readonly subject: string; readonly text: string; readonly html: string }

type Words = {
  readonly subject: string
  /** Paragraphs. */
  readonly body: readonly string[]
  readonly link?: { readonly label: string; readonly href: string }
}

/** A letter in its words (Spanish or English), as text and as HTML. Links lead to the configured address and nowhere else. */
export const write = (letter: Letter, publicUrl: string): Written => {
  const { subject, body, link } = wordsOf(letter, publicUrl)
  const text = [...body, ...(link ? [link.href] : []), "Recado"].join("\n\n")
  const html = `<!doctype html><html lang="${letter.language}"><head><meta charset="utf-8"></head><body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.6;color:#1c2b2d;max-width:34rem;margin:2rem auto;padding:0 1rem">${body
    .map((paragraph) => `<p>${Bun.escapeHTML(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("")}${
    link
      ? `<p><a href="${Bun.escapeHTML(link.href)}" style="display:inline-block;background:#0f5c5c;color:#fff;padding:.7rem 1.2rem;border-radius:.5rem;text-decoration:none">${Bun.escapeHTML(link.label)}</a></p><p style="font-size:14px;color:#52686b">${Bun.escapeHTML(link.href)}</p>`
      : ""
  }<p>Recado</p></body></html>`
  return { subject, text, html }
}

const wordsOf = (letter: Letter, publicUrl: string): Words => {
  const es = letter.language === "es"
  switch (letter.kind) {
    case "confirm_email": {
      const href = `${publicUrl}/auth/callback?code=${encodeURIComponent(letter.code)}`
      return es
        ? {
            subject: "Confirma tu correo",
            body: ["¡Bienvenido a Recado!", "Confirma tu correo con este enlace. Vale 24 horas."],
            link: { label: "Confirmar mi correo", href },
          }
        : {
            subject: "Confirm your email",
            body: [
              "Welcome to Recado!",
              "Confirm your email with this link. It works for 24 hours.",
            ],
            link: { label: "Confirm my email", href },
          }
    }
    case "reset_password": {
      const token = encodeURIComponent(letter.token)
      const href = `${publicUrl}/update-password#type=recovery&token=${token}`
      return es
        ? {
            subject: "Cambia tu contraseña",
            body: [
              "Alguien, esperamos que tú, ha pedido cambiar la contraseña de tu cuenta. El enlace vale una hora.",
              "Si no has sido tú, no tienes que hacer nada.",
            ],
            link: { label: "Cambiar la contraseña", href },
          }
        : {
            subject: "Change your password",
            body: [
              "Somebody, hopefully you, asked to change the password of your account. The link works for one hour.",
              "If it was not you, there is nothing to do.",
            ],
            link: { label: "Change the password", href },
          }
    }
    case "already_registered":
      return es
        ? {
            subject: "Ya tienes una cuenta",
            body: [
              "Alguien ha intentado registrarse en Recado con tu correo, que ya tiene una cuenta.",
              "Si has sido tú, entra con tu contraseña o pide una nueva.",
            ],
            link: { label: "Entrar", href: `${publicUrl}/login` },
          }
        : {
            subject: "You already have an account",
            body: [
              "Somebody tried to sign up to Recado with your email, which already has an account.",
              "If it was you, sign in with your password or ask for a new one.",
            ],
            link: { label: "Sign in", href: `${publicUrl}/login` },
          }
    case "password_changed":
      return es
        ? {
            subject: "Tu contraseña ha cambiado",
            body: [
              "La contraseña de tu cuenta ha cambiado.",
              "Si no has sido tú, pide una nueva ahora.",
            ],
            link: { label: "Entrar", href: `${publicUrl}/login` },
          }
        : {
            subject: "Your password was changed",
            body: [
              "The password of your account was changed.",
              "If it was not you, ask for a new one now.",
            ],
            link: { label: "Sign in", href: `${publicUrl}/login` },
          }
    case "google_linked":
      return es
        ? {
            subject: "Google está unido a tu cuenta",
            body: [
              "Desde ahora puedes entrar en Recado con Google.",
              "Si no has sido tú, escríbenos.",
            ],
            link: { label: "Contacto", href: `${publicUrl}/contact` },
          }
        : {
            subject: "Google is linked to your account",
            body: [
              "From now on you can sign in to Recado with Google.",
              "If it was not you, write to us.",
            ],
            link: { label: "Contact", href: `${publicUrl}/contact` },
          }
    case "line_expiring": {
      const link = {
        label: es ? "Reconectar" : "Reconnect",
        href: `${publicUrl}/dashboard/whatsapp`,
      }
      const day = letter.expiresAt.slice(0, 10)
      return es
        ? {
            subject: `${letter.chatbotName}: WhatsApp caduca el ${day}`,
            body: [
              `El permiso para responder por WhatsApp en nombre de ${letter.chatbotName} caduca el ${day}.`,
              "Reconéctalo antes de ese día y nadie se quedará sin respuesta. Tarda un minuto.",
            ],
            link,
          }
        : {
            subject: `${letter.chatbotName}: WhatsApp expires on ${day}`,
            body: [
              `The permission to answer on WhatsApp for ${letter.chatbotName} expires on ${day}.`,
              "Reconnect before that day and nobody will be left without an answer. It takes a minute.",
            ],
            link,
          }
    }
    case "line_expired": {
      const link = {
        label: es ? "Reconectar" : "Reconnect",
        href: `${publicUrl}/dashboard/whatsapp`,
      }
      return es
        ? {
            subject: `${letter.chatbotName} no puede responder por WhatsApp`,
            body: [
              `La conexión de ${letter.chatbotName} con WhatsApp ha caducado: tus clientes no reciben respuesta.`,
              "Reconéctala ahora. Las respuestas de las últimas 24 horas que esperan saldrán solas.",
            ],
            link,
          }
        : {
            subject: `${letter.chatbotName} cannot answer on WhatsApp`,
            body: [
              `The connection of ${letter.chatbotName} with WhatsApp has expired: your customers get no answer.`,
              "Reconnect it now. Replies of the last 24 hours that wait will go out by themselves.",
            ],
            link,
          }
    }
    case "contact": {
      const { name, subject, message, phone } = letter.message
      return {
        subject: `Contact: ${subject}`,
        body: [
          `From: ${name}${letter.from ? ` (${letter.from})` : ""}`,
          ...(phone ? [`Phone: ${phone}`] : []),
          message,
        ],
      }
    }
  }
}
