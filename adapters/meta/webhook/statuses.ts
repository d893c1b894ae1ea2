import type { DeliveryStatus } from "../../../core/conversations/received.ts"
import { filled, idOf, type Json, list, numberOf, object } from "../json.ts"
import { isOfGroup, ourIdOf, type Sink } from "./item.ts"

const STATUSES: ReadonlyMap<string, DeliveryStatus> = new Map([
  ["sent", "sent"],
  ["delivered", "delivered"],
  ["read", "read"],
  // Only voice messages are "played", and the bot sends none; the contract has no state for it.
  ["played", "read"],
  ["failed", "failed"],
])

/** Meta's price class of general assistants (providers.md 1.8). */
const AI_PRICED = "general_purpose_ai"
/** The class of any business's replies. All other classes may also be a general assistant's. */
const SERVICE = "service"

/** What the database's column for it can hold. */
const LARGEST_CODE = 2 ** 31 - 1

/** Reads how far a message has come that was sent from this line. */
export const readStatus = (status: Json, line: string, sink: Sink) => {
  const id = idOf(status.id)
  const state = STATUSES.get(filled(status.status) ?? "")
  if (isOfGroup(status)) return sink.count("group")
  if (id === undefined || state === undefined) return sink.count("status_ignored")
  const category = filled(object(status.pricing)?.category)
  const aiPriced = category === AI_PRICED || (category === SERVICE ? false : null)
  if (aiPriced) sink.count(AI_PRICED)
  sink.items.push({
    kind: "status",
    line,
    id,
    status: state,
    ours: ourIdOf(status),
    errorCode: errorCodeOf(status),
    aiPriced,
  })
}

const errorCodeOf = (status: Json) => {
  const code = list(status.errors)
    .map((error) => numberOf(error.code))
    .find((each) => each !== undefined)
  return code !== undefined && Number.isInteger(code) && Math.abs(code) <= LARGEST_CODE
    ? code
    : null
}
