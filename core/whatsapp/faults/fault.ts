/** A text in the languages of the dashboard. */
export type Words = { readonly es: string; readonly en: string }

/** What the owner can do: the one button that stands beside a fault. */
export type Action = "connect" | "reconnect" | "retry" | "manager" | "contact" | "none"

/** What can be wrong with a line or a reply: one cause, one thing to do about it. */
export type Fault = { readonly what: Words; readonly todo: Words; readonly action: Action }

/** Spanish, then English. */
export const fault = (
  action: Action,
  what: readonly [string, string],
  todo: readonly [string, string],
) =>
  ({
    action,
    what: { es: what[0], en: what[1] },
    todo: { es: todo[0], en: todo[1] },
  }) satisfies Fault

export const NOTHING = ["No tienes que hacer nada.", "There is nothing to do."] as const
export const WAIT = [
  "Espera a que el cliente escriba de nuevo: entonces el bot puede responder.",
  "Wait until the customer writes again: then the bot can answer.",
] as const
export const RECONNECT = [
  "Vuelve a conectar WhatsApp y acepta todos los permisos.",
  "Reconnect WhatsApp and accept all permissions.",
] as const
export const MANAGER = [
  "Ábrelo en el WhatsApp Manager de Meta y sigue sus pasos.",
  "Open Meta's WhatsApp Manager and follow its steps.",
] as const
export const TELL_US = ["Si se repite, escríbenos.", "If it happens again, write to us."] as const
