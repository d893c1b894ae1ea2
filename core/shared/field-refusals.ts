/**
 * The refusals that shapes word by themselves (rows of the catalogue). The browser loads them with the shapes, so they are
 * apart from the many that only the server uses.
 */
export const FIELD_REFUSALS = {
  email_invalid: {
    status: 400,
    sentence: "Please enter a valid email address.",
    reset: "Please enter your email address to reset your password.",
  },
  password_short: {
    status: 400,
    sentence: "Password must be at least 6 characters",
    recovery: "Password must be at least 6 characters long.",
  },
  password_mismatch: {
    status: 400,
    sentence: "Passwords do not match",
    recovery: "Passwords do not match.",
  },
  link_invalid: {
    status: 400,
    sentence: "Failed to update password. The link may have expired or been used already.",
  },
  code_invalid: { status: 400, sentence: "Authentication failed. Please try again." },
  facebook_token: {
    status: 400,
    sentence: "The Facebook access token is not valid. Please try logging in again.",
  },
  facebook_code: { status: 400, sentence: "No authorization code received from Facebook." },
  facebook_state: { status: 400, sentence: "Error processing the request data." },
  name_required: {
    status: 400,
    sentence: "Chatbot name is required",
    creating: "Por favor, ingresa un nombre para tu chatbot",
  },
  contact_fields: {
    status: 400,
    sentence: "Please fill in all required fields (Name, Subject, Message).",
  },
  source_url_invalid: { status: 400, sentence: "Please enter a valid URL" },
  source_text_required: {
    status: 400,
    sentence: "Please enter some text content",
    creating: "Please enter the content of the knowledge source",
  },
  message_required: { status: 400, sentence: "Escribe un mensaje para enviar" },
} as const
