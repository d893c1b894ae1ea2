import { isWordless, messageOf } from "../../../lib/server/send.ts"

/** Why a number was not connected. A fault without words is introduced as the server introduces Meta's reasons. */
export const whyNotConnected = (refusal: Error) =>
  isWordless(refusal)
    ? `Error connecting WhatsApp with Facebook: ${messageOf(refusal)}`
    : refusal.message
