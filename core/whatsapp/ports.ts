import { Context, Data, type Effect } from "effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import type { LetterLanguage } from "../shared/letter.ts"
import type { NotFound } from "../shared/refusals.ts"
import type { Connection, LineNumber } from "./connection.ts"
import type { Grant } from "./grant.ts"
import type { HealthNews } from "./health.ts"
import type { LineSnapshot } from "./line-snapshot.ts"

/** The line a chatbot speaks through. The token is sealed; only the adapter opens it. */
export type Line = {
  readonly chatbotId: string
  readonly phoneNumberId: string
  readonly accessToken: string
}

/** How Meta reaches a client: by number, else by business-scoped id. */
export type Recipient = { readonly phone: string | null; readonly userId: string | null }

/** What came of one attempt (contract.md 4.8). Only "sent" is certain to have reached Meta; "unknown" may have. */
export type SendOutcome =
  | { readonly kind: "sent"; readonly id: string }
  | { readonly kind: "unknown" }
  /** It never left us: no connection, no name, no TLS. */
  | { readonly kind: "refused" }
  /** Not now: the whole number, or (pair) this client alone. */
  | { readonly kind: "busy"; readonly pair: boolean; readonly code: number | null }
  /** `locked`: for us alone, as long as the secret that it was sealed with is not among ours. */
  | { readonly kind: "expired"; readonly locked?: true }
  /** `code` is null where the answer was none of Meta's. */
  | { readonly kind: "failed"; readonly code: number | null }

/** What is said to a client. */
export type OutgoingText = {
  /** Ours: it comes back in the status events of this send. */
  readonly id: string
  readonly text: string
  /** WhatsApp's id of the client's message that is shown above it. */
  readonly quotes: string | null
}

/** Delivers text to a client's phone. One call is one attempt: trying again is the outbox's business. */
export interface Messenger {
  readonly send: (line: Line, to: Recipient, what: OutgoingText) => Effect.Effect<SendOutcome>
  /** Marks a message as read and shows that a reply is being written. Starts, and does not wait. */
  readonly showTyping: (line: Line, whatsappMessageId: string) => Effect.Effect<void>
}
export const Messenger = Context.Service<Messenger>("Messenger")

/** A number that a token leads to. Its own token stands before the one that was asked with. */
export type FoundNumber = LineNumber & {
  /** Meta's cloud answers for it already: registering again would cut its line. */
  readonly registered: boolean
  readonly token: string
  /** The business portfolio it belongs to, where that is known. */
  readonly businessid: string | null
}

/** Meta, as the place where a business's numbers are managed (contract.md 2.6). One call of a method is one attempt. */
export interface Business {
  /** Where the owner allows it; Meta sends the browser back with this state. */
  readonly dialog: (state: string) => Effect.Effect<string, BusinessFailed>
  /** `redirectUri`: the one the dialog was opened with, "" for a popup. `seconds`: until the token ends; null: never said. */
  readonly exchange: (
    code: string,
    redirectUri: string,
  ) => Effect.Effect<{ readonly token: string; readonly seconds: number | null }, BusinessFailed>
  /** A token that ends within hours for one that lasts weeks. */
  readonly extend: (token: string) => Effect.Effect<string, BusinessFailed>
  /** Whether a token is valid and our app's, and what it allows. */
  readonly inspect: (token: string) => Effect.Effect<Grant, BusinessFailed>
  /** All numbers of the accounts; without accounts, of all that the token leads to. */
  readonly findNumbers: (
    token: string,
    accounts: readonly string[],
  ) => Effect.Effect<readonly FoundNumber[], BusinessFailed>
  /** One number, as Meta has it now. */
  readonly readNumber: (
    token: string,
    phonenumberid: string,
    businessaccountid: string,
  ) => Effect.Effect<FoundNumber, BusinessFailed>
  /** From now on the account's messages are posted to us. Safe to repeat. */
  readonly subscribe: (token: string, account: string) => Effect.Effect<void, BusinessFailed>
  /** Whether the account's messages are posted to us. */
  readonly isSubscribed: (token: string, account: string) => Effect.Effect<boolean, BusinessFailed>
  /** They are posted to us no more. */
  readonly unsubscribe: (token: string, account: string) => Effect.Effect<void, BusinessFailed>
  /** Registers a number with Meta's cloud; `pin`: its two-step verification. */
  readonly register: (
    token: string,
    phonenumberid: string,
    pin: string,
  ) => Effect.Effect<void, BusinessFailed>
  /** The number's quality and limit, and whether the phone app answers on it, too. */
  readonly readHealth: (
    token: string,
    phonenumberid: string,
  ) => Effect.Effect<HealthNews, BusinessFailed>
  /** Gives back all that the owner allowed: the token dies. */
  readonly revoke: (token: string) => Effect.Effect<void, BusinessFailed>
}
export const Business = Context.Service<Business>("Business")

/**
 * off: Meta is not configured. token: it has ended. code: it was used or is too old. permission: one is missing. blocked: the
 * account is locked. pin: the number has one that is not ours. busy: a rate limit. unreachable: no usable answer. refused:
 * anything else.
 */
export class BusinessFailed extends Data.TaggedError("BusinessFailed")<{
  readonly why:
    | "off"
    | "token"
    | "code"
    | "permission"
    | "blocked"
    | "pin"
    | "busy"
    | "unreachable"
    | "refused"
  /** Meta's own words, cut. */
  readonly detail: string
}> {}

/** What is to be stored of a number that was chosen. */
export type Link = {
  readonly number: FoundNumber
  readonly numbers: readonly LineNumber[]
  readonly assignednumber: string
  readonly tokenExpiresAt: string | null
  readonly metaUser: string | null
}

/** A line with all that is needed to act for it. */
export type LineKeys = {
  readonly chatbot: ChatbotId
  readonly phonenumberid: string
  readonly businessaccountid: string
  /** Null: there is none, or it does not open any more. */
  readonly token: string | null
  /** The token as it is stored: what was asked with it says nothing of a line that was connected anew meanwhile. */
  readonly sealed: string
  readonly pin: string
  readonly numbers: readonly LineNumber[]
  readonly webhookConfigured: boolean
  readonly tokenExpiresAt: string | null
  /** Another chatbot speaks through the same WhatsApp account. */
  readonly shared: boolean
  /** The owner's phone app answers on this number too, as far as is known. */
  readonly sharedWithApp: boolean
}

export type Linked = { readonly connection: Connection; readonly keys: LineKeys }

/**
 * What a line needs now. expired: its end was noticed, and its owner has no mail of it yet. expiring: within 7 days.
 * setup: a step is to be tried again. check: not looked at for a day. health: nobody has asked for it yet.
 */
export type Duty = "expired" | "expiring" | "setup" | "check" | "health"

export type DueLine = {
  readonly owner: OwnerId
  readonly duties: readonly Duty[]
  readonly chatbotName: string
  readonly language: LetterLanguage
  /** The chatbot's. */
  readonly zone: string
  readonly keys: LineKeys
}

/**
 * The lines of chatbots. A number belongs to one chatbot at a time; tokens are sealed in here. What was found out with keys
 * that are no longer the line's touches nothing.
 */
export interface Connections {
  /** All that the owner's screen shows of a line at `now`. */
  readonly read: (
    owner: OwnerId,
    chatbot: ChatbotId,
    now: Date,
  ) => Effect.Effect<LineSnapshot, NotFound>
  /** Null: the chatbot has no connection. */
  readonly keys: (owner: OwnerId, chatbot: ChatbotId) => Effect.Effect<LineKeys | null, NotFound>
  /** Binds the number to the chatbot, not configured yet, and wakes the replies that waited. Null: it is another's. */
  readonly link: (
    owner: OwnerId,
    chatbot: ChatbotId,
    link: Link,
  ) => Effect.Effect<Linked | null, NotFound>
  /** How the last step went; null: well, everything is configured. Answers null when the keys are old. */
  readonly settle: (keys: LineKeys, fault: string | null) => Effect.Effect<Connection | null>
  /** Forgets the line and its token; a number that is free again may be another chatbot's. */
  readonly remove: (owner: OwnerId, chatbot: ChatbotId) => Effect.Effect<void, NotFound>
  /** Whether another chatbot speaks through this WhatsApp account. */
  readonly isShared: (chatbot: ChatbotId, businessaccountid: string) => Effect.Effect<boolean>
  /** Every chatbot of the owner's that has a connection. */
  readonly ofOwner: (owner: OwnerId) => Effect.Effect<readonly ChatbotId[]>
}
export const Connections = Context.Service<Connections>("Connections")

/** What lines need without being asked for. What was found out with keys that are no longer the line's touches nothing. */
export interface LineCare {
  /** The lines that need something, each claimed by whoever asks first. Expiry is written and notified in here. */
  readonly due: (now: Date) => Effect.Effect<readonly DueLine[]>
  /** Meta says the token is dead: status, notification, once. False: it was known. */
  readonly expire: (keys: LineKeys, now: Date) => Effect.Effect<boolean>
  /** The look at this line could not be finished: again in an hour. */
  readonly postpone: (keys: LineKeys, now: Date) => Effect.Effect<void>
  /** Meta named the end of the token. */
  readonly noteExpiry: (keys: LineKeys, expiresAt: Date) => Effect.Effect<void>
  /** What Meta says of the number's health; the owner is told where it is worse than before. */
  readonly noteHealth: (keys: LineKeys, news: HealthNews) => Effect.Effect<void>
}
export const LineCare = Context.Service<LineCare>("LineCare")

/** Who connected lines at Meta. */
export interface MetaPeople {
  /** The person withdrew their permission at Meta: their lines have expired. Answers how many. */
  readonly deauthorise: (metaUser: string) => Effect.Effect<number>
  /** Deletes the lines that the person connected; answers the code of this request, always the same for a person. */
  readonly forget: (metaUser: string) => Effect.Effect<string>
}
export const MetaPeople = Context.Service<MetaPeople>("MetaPeople")
