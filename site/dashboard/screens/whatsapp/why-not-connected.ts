import { isWordless } from "../../../lib/server/send.ts"

/** Why a number was not connected. An HTTP status without words is introduced as the server introduces Meta's reasons. */
export const whyNotConnected = (refusal: Error) =>
  isWordless(refusal)
    ? `Error connecting WhatsApp with Facebook: ${refusal.message}`
    : refusal.message
