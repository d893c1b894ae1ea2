import type {
  Accounts,
  Flows,
  GoogleSignIn,
  OneTimeTokens,
  Operators,
  OutsideTies,
  Passwords,
  Sessions,
} from "./accounts/ports.ts"
import type { Inbox, SecretHash } from "./conversations/ports.ts"
import type { Handover, Model, Outbox, SimulationLog, Turns } from "./reply/ports.ts"
import type { AuditTrail, Digest, Faults, Mailer } from "./shared/ports.ts"
import type { Messenger } from "./whatsapp/ports.ts"

/** Everything the core asks of the outside. */
export type Ports =
  | Accounts
  | AuditTrail
  | Digest
  | Faults
  | Flows
  | GoogleSignIn
  | Handover
  | Inbox
  | Mailer
  | Messenger
  | Model
  | OneTimeTokens
  | Operators
  | Outbox
  | OutsideTies
  | Passwords
  | SecretHash
  | Sessions
  | SimulationLog
  | Turns
