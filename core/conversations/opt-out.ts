export const optOut = (text: string): { optOut: boolean } => ({
  optOut: /^(stop|baja)$/i.test(text.trim()),
})
export const optIn = (text: string): boolean => /^(start|alta)$/i.test(text.trim())
export const optOutConfirmation = (text: string) =>
  /baja/i.test(text)
    ? "No recibirás más mensajes. Escribe ALTA para volver."
    : "You will get no more messages. Write START to come back."
export const optInConfirmation = (text: string) =>
  /alta/i.test(text) ? "Ya puedes escribirnos de nuevo." : "You can write to us again."
