import type { Place } from "./vault.ts"

/** The place of a line's sealed token or PIN, for all adapters that open or seal them. */
export const placeOfLine = (chatbot: string, column: "accesstoken" | "pin"): Place => ({
  table: "whatsappConnections",
  column,
  row: chatbot,
})
