import { words } from "../../lib/language/words.ts"

const silence = words({
  en: {
    chatbot_paused: "No reply goes out: the chatbot is paused. Resume it in Settings.",
    conversation_paused: "No reply goes out: this conversation is paused.",
    opted_out: "No reply goes out: this customer wants no more messages. START or ALTA undoes it.",
    keyword: "No reply goes out: the message was your pause secret, or a second STOP.",
    other: "No reply goes out.",
  },
  es: {
    chatbot_paused: "No sale ninguna respuesta: el chatbot está en pausa. Reanúdalo en Ajustes.",
    conversation_paused: "No sale ninguna respuesta: esta conversación está en pausa.",
    opted_out:
      "No sale ninguna respuesta: este cliente no quiere más mensajes. START o ALTA lo deshace.",
    keyword: "No sale ninguna respuesta: el mensaje era tu palabra de pausa, o un segundo BAJA.",
    other: "No sale ninguna respuesta.",
  },
})

/** Why the phone stays silent, from what the log says of it: [stopped: chatbot_paused]. */
export const whySilent = (language: keyof typeof silence, entry: string) => {
  const said = silence[language]
  const reason = /^\[stopped: (\w+)\]$/.exec(entry)?.[1] ?? ""
  return reason in said ? said[reason as keyof typeof said] : said.other
}
