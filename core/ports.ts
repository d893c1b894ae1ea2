import type { Inbox, SecretHash } from "./conversations/ports.ts"
import type { Handover, Model, Outbox, SimulationLog, Turns } from "./reply/ports.ts"
import type { Messenger } from "./whatsapp/ports.ts"

/** Everything the core asks of the outside. */
export type Ports =
  | Handover
  | Inbox
  | Messenger
  | Model
  | Outbox
  | SecretHash
  | SimulationLog
  | Turns
