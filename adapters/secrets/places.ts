import type { Place } from "./vault.ts"

/** Where a line's token and PIN lie sealed: the messenger opens them there as the connections do. */
export const placeOfLine = (chatbot: string, column: "accesstoken" | "pin"): Place => ({
  table: "whatsappConnections",
  column,
  row: chatbot,
})
