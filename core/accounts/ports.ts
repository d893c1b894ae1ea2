import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type { Letter, LetterLanguage } from "../mail/letter.ts"
import type { OwnerId } from "../shared/ids.ts"
import type { LimitReached } from "../shared/refusals.ts"
import type { Account } from "./account.ts"
import type { Caller } from "./session.ts"

/** A person, as an id token of Google's says; its issuer, audience, nonce and expiry have been checked. */
export type GoogleIdentity = {
  readonly sub: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string | null
}

/** `taken_over`: the address had an account that nobody had confirmed; its password and sessions are gone. */
export type Joined = {
  readonly account: Account
  readonly how: "known" | "created" | "linked" | "taken_over"
}

/** The accounts of owners, without those whose deletion was asked for. */
export interface Accounts {
  /** Null: there is none, or its owner asked for its deletion. */
  readonly byId: (owner: OwnerId) => Effect.Effect<Account | null>
  /** The same by e-mail address. */
  readonly byEmail: (email: string) => Effect.Effect<Account | null>
  /** Makes an account, or replaces an unconfirmed one; answers the code that confirms it. Null: there is a confirmed one. */
  readonly register: (
    email: string,
    passwordHash: string,
  ) => Effect.Effect<{ readonly account: Account; readonly code: string } | null>
  /** A new code for an account that waits for its confirmation; earlier ones are void. */
  readonly renewConfirmation: (email: string) => Effect.Effect<string | null>
  /** Confirms the address that the code was mailed to. */
  readonly confirm: (code: string) => Effect.Effect<Account | null>
  /** A token for the mail that resets a password; earlier ones are void. */
  readonly issueReset: (owner: OwnerId) => Effect.Effect<string>
  /** Sets the password, confirms the address that the token was mailed to, and ends all sessions. The letter about it is kept with it. */
  readonly resetPassword: (
    token: string,
    passwordHash: string,
    language: LetterLanguage,
  ) => Effect.Effect<Account | null>
  /**
   * Sets the password, ends all sessions but the caller's and voids a mailed token. The letter about it is kept with it. False: that
   * session is over.
   */
  readonly setPassword: (
    caller: Caller,
    passwordHash: string,
    language: LetterLanguage,
  ) => Effect.Effect<boolean>
  /**
   * The account of a Google identity: by its `sub`, else by its address. Null: the address is linked to another identity. That it
   * was linked or taken over is written into the audit trail with it, and the letter about it is kept.
   */
  readonly joinGoogle: (
    identity: GoogleIdentity,
    language: LetterLanguage,
  ) => Effect.Effect<Joined | null>
  /** From now on the account cannot sign in, its sessions have ended and its address is free. */
  readonly markDeleted: (owner: OwnerId) => Effect.Effect<void>
  /** Deletes an account with all its data. Safe to repeat. */
  readonly erase: (owner: OwnerId) => Effect.Effect<void>
  /** Some of the accounts that were marked as deleted and are not erased yet, others each time. */
  readonly toErase: () => Effect.Effect<readonly OwnerId[]>
}
export const Accounts = Context.Service<Accounts>("Accounts")

/** Letters to owners about their account, each until it is out, for some days. */
export interface KeptLetters {
  /** Those that are due, each claimed by whoever asks first. Unless it is settled, it comes again after a pause that grows. */
  readonly due: () => Effect.Effect<readonly { readonly id: string; readonly letter: Letter }[]>
  /** The letter is out, or no mail server will ever take it. */
  readonly settle: (id: string) => Effect.Effect<void>
}
export const KeptLetters = Context.Service<KeptLetters>("KeptLetters")

/** Sessions: each lasts for 30 days after its last use, unless it is ended. */
export interface Sessions {
  /** Null: the account was deleted, or its password changed, since it was read. */
  readonly begin: (
    account: Pick<Account, "id" | "passwordHash">,
  ) => Effect.Effect<{ readonly sessionId: string; readonly refreshToken: string } | null>
  /**
   * Trades a refresh token for its successor. For a few seconds the old one gives the same successor again, or what has replaced
   * that meanwhile; if it comes later it was stolen, and the session ends. Null: there is no such session, or it has ended.
   */
  readonly rotate: (
    refreshToken: string,
  ) => Effect.Effect<(Caller & { readonly refreshToken: string }) | null>
  /** Null: it has ended. */
  readonly find: (sessionId: string) => Effect.Effect<Caller | null>
  /** The session with this cookie. Null: it has ended. */
  readonly byCookie: (cookie: string) => Effect.Effect<Caller | null>
  /** Lets a session last for 30 days from now. True: it was prolonged, which happens once a day at most. */
  readonly prolong: (sessionId: string) => Effect.Effect<boolean>
  /** A new value for the session's cookie; the one before is void. */
  readonly giveCookie: (sessionId: string) => Effect.Effect<string>
  /** Ends one session; does nothing if it has ended already. */
  readonly end: (sessionId: string) => Effect.Effect<void>
  /** Ends all sessions of an owner. */
  readonly endAll: (owner: OwnerId) => Effect.Effect<void>
}
export const Sessions = Context.Service<Sessions>("Sessions")

/** Values that must come back with a one-time token. */
export type Binding = Readonly<Record<string, string>>

export type FlowPurpose = "google" | "calendar" | "meta"

/** One-time tokens, each bound to its purpose and owner and good for some seconds. */
export interface OneTimeTokens {
  /** A token for this purpose alone, good for so many seconds. */
  readonly issue: (
    purpose: FlowPurpose,
    owner: OwnerId,
    binding: Binding,
    seconds: number,
  ) => Effect.Effect<string>
  /** Uses a token up. Null: it is unknown, was used, or is too old. */
  readonly redeem: (
    purpose: FlowPurpose,
    token: string,
  ) => Effect.Effect<{ readonly owner: OwnerId; readonly binding: Binding } | null>
}
export const OneTimeTokens = Context.Service<OneTimeTokens>("OneTimeTokens")

/** What a browser takes along to a provider's consent page. `secret` is kept in a cookie named after `id`. */
export type Flow = {
  readonly id: string
  readonly secret: string
  readonly state: string
  readonly nonce: string
  /** PKCE S256; the verifier never leaves the server. */
  readonly challenge: string
}

/** Flows: sign-ins and connections that go to a provider's consent page and come back, once, within 10 minutes. */
export interface Flows {
  /** Begins a flow, bound to values that are needed when it comes back. */
  readonly open: (purpose: FlowPurpose, binding: Binding) => Effect.Effect<Flow>
  /**
   * Ends the flow with this state. Null: it is unknown, was ended before, is too old, or its cookie is not among `secrets`.
   */
  readonly take: (
    purpose: FlowPurpose,
    state: string,
    secrets: readonly string[],
  ) => Effect.Effect<{
    readonly secret: string
    readonly nonce: string
    readonly verifier: string
    readonly binding: Binding
  } | null>
}
export const Flows = Context.Service<Flows>("Flows")

/** Sign-in with Google. */
export interface GoogleSignIn {
  /** Where to send the browser: Google's consent page, or, if Google is off, our own page that says so. */
  readonly address: (flow: Pick<Flow, "state" | "nonce" | "challenge">) => string
  /** The person who came back with this code. */
  readonly identify: (
    code: string,
    verifier: string,
    nonce: string,
  ) => Effect.Effect<GoogleIdentity, GoogleFailed>
}
export const GoogleSignIn = Context.Service<GoogleSignIn>("GoogleSignIn")

/**
 * off: not configured. refused: Google did not accept the code. unreachable: no answer. forged: an id token that is not
 * Google's, or not for this sign-in.
 */
export class GoogleFailed extends Data.TaggedError("GoogleFailed")<{
  readonly why: "off" | "refused" | "unreachable" | "forged"
  readonly detail: string
}> {}

/**
 * Hashes passwords; refuses when too many wait already. A check without a hash takes as long as one with it, so that the time
 * does not tell whether there is an account.
 */
export interface Passwords {
  /** The hash, with its salt and cost. */
  readonly hash: (password: string) => Effect.Effect<string, LimitReached>
  /** Whether a password has this hash. Null stands for no account, so the answer is false. */
  readonly matches: (password: string, hash: string | null) => Effect.Effect<boolean, LimitReached>
}
export const Passwords = Context.Service<Passwords>("Passwords")

/** The addresses that may use the operators' tools. */
export interface Operators {
  /** E-mail addresses, in lower case. */
  readonly addresses: readonly string[]
}
export const Operators = Context.Service<Operators>("Operators")

/** What an owner has at providers: a subscription, tokens of Google and Meta. */
export interface ProviderAccess {
  /** Cancels and revokes all of it. Safe to repeat. */
  readonly revoke: (owner: OwnerId) => Effect.Effect<void, NotRevoked>
}
export const ProviderAccess = Context.Service<ProviderAccess>("ProviderAccess")

/** The provider where it could not be ended now. payments: a subscription. google, meta: a token. */
export class NotRevoked extends Data.TaggedError("NotRevoked")<{
  readonly why: "payments" | "google" | "meta"
  readonly detail: string
}> {}
