/** Faults of a whole line. */
const LINE_FAULT_NAMES = [
  "not_connected",
  "expired",
  "permission",
  "subscribe",
  "register",
  "unregistered",
  "payment",
  "locked",
  "name_pending",
  "spam",
  "test_number",
  "removed",
  "phone_app_idle",
  "deleted",
  "disabled",
  "restricted",
  "violation",
  "review_rejected",
  "name_rejected",
  "alert",
  "ai_priced",
  "quality_low",
  "quality_medium",
] as const
export type LineFaultName = (typeof LINE_FAULT_NAMES)[number]

/** Faults of one reply. */
const REPLY_FAULT_NAMES = [
  "window_closed",
  "undeliverable",
  "hidden_number",
  "held_back",
  "no_marketing",
  "experiment",
  "country",
  "own_number",
  "identity",
  "other_number",
  "unconfirmed",
  "given_up",
  "meta_down",
  "too_fast",
  "not_accepted",
] as const
export type ReplyFaultName = (typeof REPLY_FAULT_NAMES)[number]

/** Every cause has one name. */
export const FAULT_NAMES = [...LINE_FAULT_NAMES, ...REPLY_FAULT_NAMES] as const
export type FaultName = (typeof FAULT_NAMES)[number]
