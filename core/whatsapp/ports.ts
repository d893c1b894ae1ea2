import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type { LetterLanguage } from "../mail/letter.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import type { NotFound } from "../shared/refusals.ts"
import type { Connection, LineNumber, ListedNumber } from "./connection.ts"
import type { Grant } from "./grant.ts"
import type { HealthNews } from "./health.ts"
import type { LineKeys } from "./line-keys.ts"
import type { LineSnapshot } from "./line-snapshot.ts"

/** The line a chatbot speaks through. The token is sealed; only the adapter opens it. */
export type Line = {
  readonly chatbotId: ChatbotId
  readonly phoneNumberId: string
  readonly accessToken: string
}

/** How Meta reaches a client: by number, else by business-scoped id. */
export type Recipient = { readonly phone: string | null; readonly userId: string | null }

/** What came of one attempt (contract.md 4.8). Only "sent" is certain to have reached Meta; "unknown" may have. */
export type SendOutcome =
  | { readonly kind: "sent"; readonly id: string }
  | { readonly kind: "unknown" }
  /** It was never sent: no connection, no such host, no TLS. */
  | { readonly kind: "refused" }
  /** Not now: the whole number, or (pair) this client alone. */
  | { readonly kind: "busy"; readonly pair: boolean; readonly code: number | null }
  /** `accessToken`: the line's, as the send used it. `locked`: only this process cannot open it, because it lacks the secret. */
  | { readonly kind: "expired"; readonly accessToken: string; readonly locked?: true }
  /** `code` is null if the answer was not Meta's own. */
  | { readonly kind: "failed"; readonly code: number | null }

/** A text to a client. */
export type OutgoingText = {
  /** Our own id, which comes back in the status events of this send. */
  readonly id: string
  readonly text: string
  /** WhatsApp's id of the client's message that is shown above it. */
  readonly quotes: string | null
}

/** Delivers text to a client's phone. One call is one attempt: trying again is the outbox's business. */
export interface Messenger {
  /** Sends a text and answers what came of it; it never fails. */
  readonly send: (line: Line, to: Recipient, what: OutgoingText) => Effect.Effect<SendOutcome>
  /** Marks a message as read and shows that a reply is being written. Does not wait for Meta's answer. */
  readonly showTyping: (line: Line, whatsappMessageId: string) => Effect.Effect<void>
}
export const Messenger = Context.Service<Messenger>("Messenger")

/** A number that a token leads to. `token` is the number's own, if it has one, else the one that was asked with. */
export type FoundNumber = LineNumber & {
  /** It is registered with Meta's cloud already; registering it again would disconnect it. */
  readonly registered: boolean
  readonly token: string
  /** The business portfolio it belongs to, where that is known. */
  readonly businessid: string | null
}

/** Manages a business's numbers at Meta (contract.md 2.6). Each call is one attempt. */
export interface Business {
  /** Whether the dialog connects numbers that stay in the owner's phone app, too. */
  readonly connectsPhoneApp: boolean
  /** The address of the dialog in which an owner connects a number. It ends with this state. */
  readonly dialog: (state: string) => Effect.Effect<string, BusinessFailed>
  /** `redirectUri`: the dialog's, "" for a popup. `seconds`: how long the token lasts; null: Meta did not say. */
  readonly exchange: (
    code: string,
    redirectUri: string,
  ) => Effect.Effect<{ readonly token: string; readonly seconds: number | null }, BusinessFailed>
  /** Exchanges a token that lasts hours for one that lasts weeks. */
  readonly extend: (token: string) => Effect.Effect<string, BusinessFailed>
  /** Whether a token is valid and belongs to our app, and what it allows. */
  readonly inspect: (token: string) => Effect.Effect<Grant, BusinessFailed>
  /** All numbers of the accounts; if there are none, of all that the token leads to. */
  readonly findNumbers: (
    token: string,
    accounts: readonly string[],
  ) => Effect.Effect<readonly FoundNumber[], BusinessFailed>
  /** The numbers of one account. */
  readonly numbersOf: (
    token: string,
    account: string,
  ) => Effect.Effect<readonly FoundNumber[], BusinessFailed>
  /** The portfolio that owns an account; null: Meta does not say. */
  readonly portfolioOf: (token: string, account: string) => Effect.Effect<string | null>
  /** One number, as Meta has it now. */
  readonly readNumber: (
    token: string,
    phonenumberid: string,
    businessaccountid: string,
  ) => Effect.Effect<FoundNumber, BusinessFailed>
  /** Has the account's messages posted to us. Safe to repeat. */
  readonly subscribe: (token: string, account: string) => Effect.Effect<void, BusinessFailed>
  /** Whether the account's messages are posted to us. */
  readonly isSubscribed: (token: string, account: string) => Effect.Effect<boolean, BusinessFailed>
  /** Has the account's messages posted to us no more. */
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
  /** Gives back all permissions of the token, which ends it. */
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
  /** Meta's own words, shortened. */
  readonly detail: string
}> {}

/** What is to be stored of a number that was chosen. */
export type Link = {
  readonly number: FoundNumber
  readonly numbers: readonly ListedNumber[]
  readonly assignednumber: string
  readonly tokenExpiresAt: Date | null
  readonly metaUser: string | null
}

export type Linked = { readonly connection: Connection; readonly keys: LineKeys }

/**
 * What a line needs now. expired: a letter to its owner that it has ended. expiring: one that it ends within 7 days. setup:
 * another try of a step. check: its daily check. health: its first reading of Meta's rating.
 */
export type Duty = "expired" | "expiring" | "setup" | "check" | "health"

export type DueLine = {
  readonly owner: OwnerId
  readonly duties: readonly Duty[]
  readonly chatbotName: string
  readonly language: LetterLanguage
  /** The chatbot's time zone. */
  readonly zone: string
  readonly keys: LineKeys
  /** When the letter is due again if it is not written until then; null: none is due. */
  readonly letterDueAt: Date | null
}

/**
 * The lines of chatbots. A number belongs to one chatbot at a time; tokens are sealed by the adapter. Calls with outdated keys
 * change nothing.
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
  /** Stores the number as the chatbot's, not configured yet, and wakes waiting replies. Null: another chatbot has it. */
  readonly link: (
    owner: OwnerId,
    chatbot: ChatbotId,
    link: Link,
  ) => Effect.Effect<Linked | null, NotFound>
  /**
   * Stores how the set-up ended: with a fault, or null for success, which holds for the number whatever token it has by now, as when
   * it is connected in two windows at once. Answers null if the keys are outdated.
   */
  readonly settle: (keys: LineKeys, fault: string | null) => Effect.Effect<Connection | null>
  /** Deletes the line and its token. Another chatbot may then take the number. */
  readonly remove: (owner: OwnerId, chatbot: ChatbotId) => Effect.Effect<void, NotFound>
  /** Whether another chatbot speaks through this WhatsApp account. */
  readonly isShared: (chatbot: ChatbotId, businessaccountid: string) => Effect.Effect<boolean>
  /** Makes the check of all lines of this account due, of any owner: it may have been unsubscribed under one of them. */
  readonly checkSoon: (businessaccountid: string) => Effect.Effect<void>
  /**
   * Whether another chatbot's line, of any owner, whose token has not ended was connected by the same person at Meta as this
   * chatbot's; `metaUser`: as a line that is not stored, as its account was deleted meanwhile.
   */
  readonly sharesPerson: (chatbot: ChatbotId, metaUser?: string) => Effect.Effect<boolean>
  /** Every chatbot of the owner's that has a connection. */
  readonly ofOwner: (owner: OwnerId) => Effect.Effect<readonly ChatbotId[]>
}
export const Connections = Context.Service<Connections>("Connections")

/**
 * The regular care of lines. Calls with outdated keys change nothing. `now`: null for the present, by the database's clock, because a
 * process's own may be wrong and only its owner can connect a line again.
 */
export interface LineCare {
  /** What is due, each line to one caller only; a letter that is not written again, for a day. Also notifies of those that expired. */
  readonly due: (now: Date | null) => Effect.Effect<readonly DueLine[]>
  /** The letter of a line that was due is written, or cannot be. */
  readonly letterWritten: (line: DueLine) => Effect.Effect<void>
  /** Marks a line as expired and notifies its owner, because Meta says that the token is dead. False: it was known. */
  readonly expire: (keys: LineKeys, now: Date | null) => Effect.Effect<boolean>
  /** Repeats an unfinished check in an hour. */
  readonly postpone: (keys: LineKeys, now: Date | null) => Effect.Effect<void>
  /** Stores when the token ends. */
  readonly noteExpiry: (keys: LineKeys, expiresAt: Date) => Effect.Effect<void>
  /** Stores the number's health; notifies the owner if it is worse than before. */
  readonly noteHealth: (keys: LineKeys, news: HealthNews) => Effect.Effect<void>
}
export const LineCare = Context.Service<LineCare>("LineCare")

/** What a person asked of Meta. `at`: when, which may be long ago, as Meta may tell of it late and again; null: it does not say. */
export type PersonsWish = { readonly metaUser: string; readonly at: Date | null }

/** The people who connected lines at Meta. A line that was connected after a wish is not meant by it, and is only checked soon. */
export interface MetaPeople {
  /** Marks the lines of a person as expired who withdrew their permission. Answers how many. */
  readonly deauthorise: (wish: PersonsWish) => Effect.Effect<number>
  /** Deletes the lines that the person connected; answers the code of this request, always the same for a person. */
  readonly forget: (wish: PersonsWish) => Effect.Effect<string>
}
export const MetaPeople = Context.Service<MetaPeople>("MetaPeople")
