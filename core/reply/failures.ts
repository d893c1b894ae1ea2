import * as Data from "effect/Data"

/** Why a model gave nothing that could be used (contract.md 4.2). */
export class ModelFailed extends Data.TaggedError("ModelFailed")<{
  /**
   * unavailable: no answer in time; too-long: the conversation does not fit into the model; empty: an answer without words;
   * refused: an error instead of an answer, or calls without end.
   */
  readonly why: "unavailable" | "too-long" | "empty" | "refused"
  readonly detail: string
}> {}

/** The fixed sentences to clients (contract.md 4.6). */
export const SENTENCES = {
  invalid: "I am sorry, an error occurred while processing your message. Please try again.",
  chatbotMissing:
    "I am sorry, I could not find the requested chatbot. Please contact the administrator.",
  configurationUnreadable:
    "I am sorry, an error occurred while getting the chatbot configuration. Please try again later.",
  tokenExpired:
    "I am sorry, the connection with WhatsApp has expired. Please reconnect your WhatsApp account to continue.",
  unavailable:
    "Lo siento, ha ocurrido un problema con tu última solicitud. Por favor, inténtalo de nuevo.",
  empty: "I am sorry, I could not generate an answer. Could you please rephrase your question?",
  tooLong:
    "I am sorry, this conversation has become too long. Please start a new conversation or ask shorter questions.",
  refused:
    "I am sorry, an error occurred while generating the answer. Please try again with a different question.",
  notText: "Por ahora solo puedo leer mensajes de texto. ¿Me lo puedes escribir?",
  notTextEnglish: "I can only read text messages for now. Could you write it?",
  handover: "He avisado a una persona del equipo. Te responderá lo antes posible.",
} as const

/** What the client is told when the model failed. */
export const apology = ({ why }: ModelFailed): string => {
  switch (why) {
    case "unavailable":
      return SENTENCES.unavailable
    case "too-long":
      return SENTENCES.tooLong
    case "empty":
      return SENTENCES.empty
    case "refused":
      return SENTENCES.refused
  }
}
