import { z } from "zod/mini"
import { FIELD_REFUSALS } from "../shared/field-refusals.ts"
import { ChatbotId } from "../shared/ids.ts"
import { Instant, required } from "../shared/text.ts"
import { TEXT_CHARACTERS } from "../whatsapp/lengths.ts"
import { SIMULATED_PHONE } from "./phone.ts"

/** A message as if a customer had sent it. */
export const SimulatedMessage = z.object({
  chatbotId: ChatbotId,
  message: required(TEXT_CHARACTERS, FIELD_REFUSALS.message_required.sentence),
  phoneNumber: z.optional(z.literal(SIMULATED_PHONE)),
  /** The call is answered when the turn has ended, with what it has left in the log. */
  wait: z.optional(z.boolean()),
})
export type SimulatedMessage = z.infer<typeof SimulatedMessage>

/** An entry of the log: what the client said, what the model was asked, or what it answered. */
export const LogEntry = z.object({
  timestamp: Instant,
  type: z.enum(["client", "ai_input", "ai_output"]),
  content: z.string(),
})
export type LogEntry = z.infer<typeof LogEntry>
