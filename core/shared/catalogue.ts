import { FIELD_REFUSALS } from "./field-refusals.ts"
import { FORMAT_REFUSALS } from "./format-refusals.ts"

/**
 * Every refusal that a caller can meet: its code, its HTTP status and its sentence (contract.md 1.7, rows E1 to E64).
 * Names beside `sentence` are the same refusal as another screen words it.
 */
export const CATALOGUE = {
  ...FIELD_REFUSALS,
  ...FORMAT_REFUSALS,
  not_signed_in: {
    status: 401,
    sentence: "User not authenticated. Please log in again.",
    payments: "User not authenticated",
    whatsapp: "You must be logged in to connect WhatsApp.",
    token: "Authentication token not found. Please log in again.",
  },
  bad_credentials: { status: 401, sentence: "Invalid login credentials" },
  email_not_confirmed: { status: 403, sentence: "Email not confirmed" },
  email_taken: { status: 409, sentence: "An account with this email already exists" },
  csrf: { status: 403, sentence: "Security error: Could not obtain CSRF token." },
  bad_origin: { status: 403, sentence: "This request is not allowed from here." },
  two_identities: { status: 400, sentence: "Conflicting credentials." },
  invalid_json: { status: 400, sentence: "Invalid request." },
  invalid_type: { status: 415, sentence: "Invalid request." },
  too_large: { status: 413, sentence: "Invalid request." },
  invalid_field: { status: 400, sentence: "Invalid value for {field}." },
  invalid_chatbot_id: {
    status: 400,
    sentence: "The chatbot ID '{id}' does not have a valid UUID format.",
    status_query: "Invalid chatbot ID format",
    missing: "Chatbot ID not provided",
  },
  chatbot_not_found: {
    status: 404,
    sentence: "Chatbot not found",
    whatsapp: "You do not have permission to connect this chatbot or it does not exist.",
  },
  not_found: { status: 404, sentence: "Not found" },
  chatbot_limit: { status: 409, sentence: "You can only have one chatbot per account." },
  token_limit: {
    status: 409,
    sentence:
      "Token limit exceeded. This source would add approximately {n} tokens, exceeding your limit of {limit} tokens.",
    creating:
      "Adding this content would exceed your token limit of {limit}. Please reduce the content or upgrade your plan.",
  },
  source_limit: {
    status: 409,
    sentence: "You have reached your limit of {limit} knowledge sources.",
  },
  fragment_not_found: { status: 404, sentence: "No se encontró un fragmento con ID {id}." },
  memory_empty: { status: 409, sentence: "La memoria global está vacía." },
  fragment_too_large: { status: 409, sentence: "El fragmento excede el límite de {n} tokens." },
  fragments_full: {
    status: 409,
    sentence: "Límite máximo de fragmentos de memoria (9999) alcanzado.",
  },
  stale: { status: 409, sentence: "The data changed meanwhile. Please reload." },
  notification_limit: {
    status: 409,
    sentence: "Notification limit ({n}) reached. New notification not saved.",
  },
  notification_not_found: { status: 404, sentence: "Notification not found." },
  no_number: {
    status: 422,
    sentence:
      "No WhatsApp Business account with assigned phone numbers was found. Make sure your Facebook account is connected to an active WhatsApp Business account and that you have the necessary permissions.",
  },
  number_taken: {
    status: 409,
    sentence:
      "Error connecting WhatsApp with Facebook: this number is already connected to another chatbot.",
  },
  facebook_failed: {
    status: 502,
    sentence: "Error connecting WhatsApp with Facebook: {message}",
  },
  connection_query: { status: 500, sentence: "Connection query failed" },
  calendar_not_connected: { status: 401, sentence: "No active calendar connection." },
  calendar_forbidden: {
    status: 403,
    sentence:
      "You do not have permission to modify this event. Only events created by the chatbot can be changed unless the setting is changed.",
  },
  event_not_found: { status: 404, sentence: "Event not found." },
  time_unavailable: { status: 409, sentence: "That time is not available." },
  calendar_failed: {
    status: 502,
    sentence: "The calendar is not available right now. Please try again later.",
  },
  not_your_account: { status: 403, sentence: "User not authenticated" },
  plan_invalid: { status: 400, sentence: "This plan cannot be bought." },
  checkout_failed: {
    status: 502,
    sentence: "Error creating checkout session",
    pending: "Your last payment is still being confirmed. You need not pay again.",
  },
  portal_failed: { status: 502, sentence: "Error creating customer portal session" },
  operators_only: {
    status: 403,
    sentence: "Solo los operadores pueden usar esta herramienta.",
  },
  contact_failed: {
    status: 502,
    sentence: "Failed to send message. Please try again later.",
  },
  gate_password: { status: 401, sentence: "Incorrect password. Please try again." },
  mail_failed: {
    status: 502,
    sentence: "An error occurred during authentication",
    reset: "Failed to send password reset email. Please try again.",
  },
  delete_failed: {
    status: 500,
    sentence: "Error deleting account. Please contact support.",
  },
  bad_signature: { status: 401, sentence: "Invalid signature." },
  bad_verify_token: { status: 403, sentence: "Verification failed." },
  rate_limited: { status: 429, sentence: "Too many requests. Please try again later." },
  provider_off: { status: 503, sentence: "{provider} is not configured." },
  not_configured: { status: 503, sentence: "Configuration error" },
  database_unavailable: {
    status: 503,
    sentence:
      "Could not connect to the database. Please check your internet connection and reload the page.",
  },
  internal: {
    status: 500,
    sentence: "Internal error",
    creating: "Error al crear el chatbot: Error desconocido",
  },
} as const

export type Code = keyof typeof CATALOGUE

/** How a code may be worded: `sentence`, or the name of a screen's own wording. */
export type Wording<C extends Code> = Exclude<keyof (typeof CATALOGUE)[C], "status">

type Values = Readonly<Record<string, string | number>>

/** A code with its sentence, the names in braces replaced by values. */
export const say = <C extends Code>(
  code: C,
  values: Values = {},
  wording: Wording<C> = "sentence" as Wording<C>,
) => ({
  code,
  message: String(CATALOGUE[code][wording]).replace(/\{(\w+)\}/g, (hole, name) =>
    String(values[name] ?? hole),
  ),
})

const CODES = new Map<string, Code>(
  Object.entries(CATALOGUE).flatMap(([code, { status: _, ...sentences }]) =>
    Object.values(sentences).map((sentence) => [sentence, code as Code] as const),
  ),
)

/** The code that a shape's message stands for; a message of no row is a wrong field (E15). */
export const codeOf = (sentence: string): Code => CODES.get(sentence) ?? "invalid_field"
