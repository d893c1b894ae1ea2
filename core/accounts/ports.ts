import { Context, Data, type Effect } from "effect"
import type { OwnerId } from "../shared/ids.ts"
import type { LimitReached } from "../shared/refusals.ts"
import type { Caller } from "./session.ts"

export type Account = {
  readonly id: OwnerId
  readonly email: string
  readonly name: string | null
  /** Null: signs in with Google alone. */
  readonly passwordHash: string | null
  readonly confirmed: boolean
  readonly createdAt: string
}

/** What Google says of a person, checked: issuer, audience, nonce and expiry are right. */
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

/** Those who have an account. Whoever asked to be deleted is not among them any more. */
export interface Accounts {
  /** Null: there is none, or its owner asked for its deletion. */
  readonly byId: (owner: OwnerId) => Effect.Effect<Account | null>
  /** The same by its address. */
  readonly byEmail: (email: string) => Effect.Effect<Account | null>
  /** A new account, or an unconfirmed one made anew, with the code that confirms it. Null: there is a confirmed one. */
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
  /** Sets the password, confirms the address that the token was mailed to, and ends all sessions. */
  readonly resetPassword: (token: string, passwordHash: string) => Effect.Effect<Account | null>
  /** Sets the password, ends all sessions but the caller's and voids a mailed token. False: that session is over. */
  readonly setPassword: (caller: Caller, passwordHash: string) => Effect.Effect<boolean>
  /** The account of a Google identity: by its `sub`, else by its address. Null: that address is another identity's. */
  readonly joinGoogle: (identity: GoogleIdentity) => Effect.Effect<Joined | null>
  /** From now on it cannot sign in, its sessions are over and its address is free. */
  readonly markDeleted: (owner: OwnerId) => Effect.Effect<void>
  /** Removes all that hangs on a deleted account, and the account. Safe to repeat. */
  readonly erase: (owner: OwnerId) => Effect.Effect<void>
  /** Accounts that were deleted and are not erased yet: of many some, others each time. */
  readonly toErase: () => Effect.Effect<readonly OwnerId[]>
}
export const Accounts = Context.Service<Accounts>("Accounts")

/** Sign-ins: 30 days, sliding, ended at once when they are ended. */
export interface Sessions {
  /** Null: the account was deleted, or its password changed, since it was read. */
  readonly begin: (
    account: Pick<Account, "id" | "passwordHash">,
  ) => Effect.Effect<{ readonly sessionId: string; readonly refreshToken: string } | null>
  /**
   * Trades a refresh token for its child. Within the grace the old one gives the same child again; presented later it was
   * stolen, and the session ends. Null: no session goes on.
   */
  readonly rotate: (
    refreshToken: string,
  ) => Effect.Effect<(Caller & { readonly refreshToken: string }) | null>
  /** Null: it is over. */
  readonly find: (sessionId: string) => Effect.Effect<Caller | null>
  /** The session of a cookie's value. Null: it is over. */
  readonly byCookie: (cookie: string) => Effect.Effect<Caller | null>
  /** Lets a living session go on for 30 days from now; at most once a day, and then true. */
  readonly prolong: (sessionId: string) => Effect.Effect<boolean>
  /** A new value for the session's cookie; the one before is void. */
  readonly giveCookie: (sessionId: string) => Effect.Effect<string>
  readonly end: (sessionId: string) => Effect.Effect<void>
  /** Ends all sessions of an owner. */
  readonly endAll: (owner: OwnerId) => Effect.Effect<void>
}
export const Sessions = Context.Service<Sessions>("Sessions")

/** What a one-time token is good for only together with. */
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
  /** Once: whoever comes second, or too late, gets null. */
  readonly redeem: (
    purpose: FlowPurpose,
    token: string,
  ) => Effect.Effect<{ readonly owner: OwnerId; readonly binding: Binding } | null>
}
export const OneTimeTokens = Context.Service<OneTimeTokens>("OneTimeTokens")

/** What goes out with a browser that is sent to a provider. `secret` stays in a cookie named after `id`. */
export type Flow = {
  readonly id: string
  readonly secret: string
  readonly state: string
  readonly nonce: string
  /** PKCE S256, of a verifier that never leaves the server. */
  readonly challenge: string
}

/** Round trips to a provider's consent page (10 minutes, once). */
export interface Flows {
  /** Begins a trip, bound to what has to come back with it. */
  readonly open: (purpose: FlowPurpose, binding: Binding) => Effect.Effect<Flow>
  /** The trip that comes back with this state; it is over, whatever it answers. Null: unknown, late, used, or without its cookie among `secrets`. */
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

/** Google, as the place where people prove who they are. */
export interface GoogleSignIn {
  /** Where to send the browser: Google's consent page; while Google is off, our own page that says so. */
  readonly address: (flow: Pick<Flow, "state" | "nonce" | "challenge">) => string
  /** Who came back with this code. */
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
 * Hashes passwords, and refuses when more are asked for than can be hashed soon. A check without a hash takes as long as one
 * with it, so that time tells nothing.
 */
export interface Passwords {
  /** The hash with its salt and cost in it. LimitReached: too many wait already. */
  readonly hash: (password: string) => Effect.Effect<string, LimitReached>
  /** Whether a password is the one of this hash; null: there is no account, and it is not. */
  readonly matches: (password: string, hash: string | null) => Effect.Effect<boolean, LimitReached>
}
export const Passwords = Context.Service<Passwords>("Passwords")

/** The addresses that may use the operators' tools. */
export interface Operators {
  readonly addresses: readonly string[]
}
export const Operators = Context.Service<Operators>("Operators")

/** What an owner has at providers: a subscription, tokens of Google and Meta. */
export interface ProviderAccess {
  /** Cancels and revokes all of it. Safe to repeat. */
  readonly revoke: (owner: OwnerId) => Effect.Effect<void, NotRevoked>
}
export const ProviderAccess = Context.Service<ProviderAccess>("ProviderAccess")

/** The provider that could not end it now. */
export class NotRevoked extends Data.TaggedError("NotRevoked")<{
  readonly why: "payments" | "google" | "meta"
  readonly detail: string
}> {}
