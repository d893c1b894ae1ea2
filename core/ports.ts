import type {
  Accounts,
  Flows,
  GoogleSignIn,
  KeptLetters,
  OneTimeTokens,
  Operators,
  Passwords,
  ProviderAccess,
  Sessions,
} from "./accounts/ports.ts"
import type { Ledger, PaymentInbox, Payments, Plans, Purchases } from "./billing/ports.ts"
import type {
  Bookings,
  CalendarConnections,
  CalendarConsent,
  GoogleCalendar,
} from "./calendar/ports.ts"
import type { Chatbots } from "./chatbots/ports.ts"
import type { ContactMessages } from "./contact/ports.ts"
import type { Conversations, Inbox, SecretHash } from "./conversations/ports.ts"
import type { Knowledge } from "./knowledge/ports.ts"
import type { Mailer } from "./mail/ports.ts"
import type { Notebooks } from "./memory/ports.ts"
import type { Figures } from "./overview/ports.ts"
import type { Handover, Model, Outbox, SimulationLog, Turns } from "./reply/ports.ts"
import type { AuditTrail, Digest, ErrorLog } from "./shared/ports.ts"
import type { Simulator } from "./simulation/ports.ts"
import type { Business, Connections, LineCare, Messenger, MetaPeople } from "./whatsapp/ports.ts"

/** Everything the core asks of the outside. */
export type Ports =
  | Accounts
  | AuditTrail
  | Bookings
  | Business
  | CalendarConnections
  | CalendarConsent
  | Chatbots
  | Connections
  | ContactMessages
  | Conversations
  | Digest
  | ErrorLog
  | Figures
  | Flows
  | GoogleCalendar
  | GoogleSignIn
  | Handover
  | Inbox
  | KeptLetters
  | Knowledge
  | Ledger
  | LineCare
  | Mailer
  | Messenger
  | MetaPeople
  | Model
  | Notebooks
  | OneTimeTokens
  | Operators
  | Outbox
  | Passwords
  | PaymentInbox
  | Payments
  | Plans
  | ProviderAccess
  | Purchases
  | SecretHash
  | Sessions
  | SimulationLog
  | Simulator
  | Turns
