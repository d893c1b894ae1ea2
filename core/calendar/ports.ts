import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type { Flow } from "../accounts/ports.ts"
import type { Bot } from "../shared/bot.ts"
import type { ClientId, OwnerId } from "../shared/ids.ts"
import type { NotFound } from "../shared/refusals.ts"
import type { Broken, Calendar, Grant, Renewal } from "./connection/connection.ts"
import type { Entry, Span } from "./entry.ts"
import type { Receipt } from "./receipt.ts"

/** A client; and the ids of records that turned out to be of the same person: entries made for them go on naming these. */
export type Person = { readonly id: ClientId; readonly former: readonly ClientId[] }

/** What an entry is made of. */
export type EntryDraft = {
  readonly id: string
  readonly summary: string
  readonly description?: string | undefined
  readonly location?: string | undefined
  readonly span: Span
  /** Google keeps its entries in a zone. */
  readonly zone: string
  readonly properties: Readonly<Record<string, string>>
}
export type EntryChange = {
  readonly summary?: string | undefined
  readonly description?: string | undefined
  readonly location?: string | undefined
  readonly span?: Span | undefined
  readonly zone: string
}

/** A calendar, and what opens it now. */
export type Access = {
  readonly token: string
  /** Names the calendar, whichever token opens it. */
  readonly calendar: string
}

/** The entries of a calendar. A call that fails for a passing reason has been made twice. */
export interface GoogleCalendar {
  /** All that touch a span, series as their single dates, in order; with `ref` only those of one client. */
  readonly list: (
    access: Access,
    asked: {
      readonly start: Date
      readonly end: Date | null
      readonly zone: string
      readonly ref?: string
      readonly limit?: number
      /** What counts towards the limit; the rest is left out. */
      readonly keep?: (entry: Entry) => boolean
    },
  ) => Effect.Effect<readonly Entry[], CalendarFailed>
  /** Null: gone, or never there. A cancelled entry may still be shown. */
  readonly find: (access: Access, id: string) => Effect.Effect<Entry | null, CalendarFailed>
  /** "duplicate": the id has been used; read what stands there. */
  readonly insert: (
    access: Access,
    draft: EntryDraft,
  ) => Effect.Effect<Entry | "duplicate", CalendarFailed>
  /** "stale": somebody changed it since it was read. */
  readonly change: (
    access: Access,
    entry: Entry,
    change: EntryChange,
  ) => Effect.Effect<Entry | "stale" | "gone", CalendarFailed>
  /** Takes an entry out. "stale": somebody changed it since it was read. "gone": it is out already. */
  readonly remove: (
    access: Access,
    entry: Entry,
  ) => Effect.Effect<"removed" | "stale" | "gone", CalendarFailed>
}
export const GoogleCalendar = Context.Service<GoogleCalendar>("GoogleCalendar")

export class CalendarFailed extends Data.TaggedError("CalendarFailed")<{
  /**
   * unauthorised: the token opens nothing. closed: nor would another one. forbidden: this entry is not for us to change.
   * unavailable: any other answer, or none; a write may have been done. unknown: the same, and nobody can find out now.
   */
  readonly why: "unauthorised" | "closed" | "forbidden" | "unavailable" | "unknown"
  readonly detail: string
  /** A write came before, and its answer is lost. */
  readonly inDoubt?: true
  /** There was no answer in time: Google may still be at it. */
  readonly unanswered?: true
}> {}

/** The owner's consent, and the tokens that come of it. */
export interface CalendarConsent {
  /** Where the owner is asked. Null: Google is off. */
  readonly address: (flow: Pick<Flow, "state" | "nonce" | "challenge">) => string | null
  /** Tokens for the code that Google sent back, with the verifier of the trip. */
  readonly exchange: (code: string, verifier: string) => Effect.Effect<Grant, ConsentFailed>
  /** A new access token. */
  readonly renew: (refreshToken: string) => Effect.Effect<Renewal, ConsentFailed>
  /** Ends the consent, and with it all others that its Google account gave us. Safe to repeat. */
  readonly revoke: (refreshToken: string) => Effect.Effect<void, ConsentFailed>
}
export const CalendarConsent = Context.Service<CalendarConsent>("CalendarConsent")

export class ConsentFailed extends Data.TaggedError("ConsentFailed")<{
  /** refused: this code or token will never work. unavailable: try again later. */
  readonly why: "refused" | "unavailable"
  readonly detail: string
}> {}

/** The one who may renew tokens now; others wait for what comes of it. */
export type Lease =
  | { readonly kind: "renew"; readonly id: string; readonly refreshToken: string }
  | { readonly kind: "renewed"; readonly accessToken: string }
  /** No connection any more, a broken one, or nobody finished in time. */
  | { readonly kind: "broken" }
  | { readonly kind: "busy" }

/** Connections to calendars; tokens lie sealed. Whoever changes one tells its live listeners. */
export interface CalendarConnections {
  /** The bot's zone, and its connection if it has one. */
  readonly read: (bot: Bot) => Effect.Effect<Calendar, NotFound>
  /** The owner's bot that a connection belongs to. */
  readonly botOf: (owner: OwnerId, connection: string) => Effect.Effect<Bot | null>
  /** Takes the place of an older one; the setting stays. */
  readonly keep: (
    bot: Bot,
    grant: Grant & { readonly refreshToken: string },
  ) => Effect.Effect<void, NotFound>
  /** Forgets the connection and its tokens. */
  readonly remove: (bot: Bot) => Effect.Effect<void, NotFound>
  /** False: there is no connection. */
  readonly allow: (bot: Bot, anyEvent: boolean) => Effect.Effect<boolean, NotFound>
  /** Asks to renew `stale`: one at a time, across processes; the others wait and get what the first got. */
  readonly lease: (bot: Bot, stale: string | null) => Effect.Effect<Lease>
  /**
   * The lease's end: new tokens; none for now (null); or never again, which the owner is told. False: a new consent, a later
   * lease or the connection's end has overtaken it; it changes nothing.
   */
  readonly endLease: (
    bot: Bot,
    lease: string,
    outcome: Renewal | Broken | null,
  ) => Effect.Effect<boolean>
  /** The bot's clients who have, or had, one of these ids. */
  readonly people: (bot: Bot, ids: readonly ClientId[]) => Effect.Effect<readonly Person[]>
}
export const CalendarConnections = Context.Service<CalendarConnections>("CalendarConnections")

export type KeptReceipt = Receipt & { readonly turnId: string }

/** `eventId`: what was made of it; null: it is being booked. `client`: in whose conversation; null: by the owner. */
export type HeldTime = Span & { readonly eventId: string | null; readonly client: string | null }

/** Times held while they are booked, and what came of it. */
export interface Bookings {
  /**
   * Holds a time for two minutes, against all other bots with the same calendar, too. The same key again finds its own
   * hold; holds of `instead`, an event, make room.
   */
  readonly hold: (
    bot: Bot,
    key: string,
    span: Span,
    instead: string | null,
  ) => Effect.Effect<"held" | "taken">
  /** Times of the bot's calendar that bookings hold now, also those of other bots with it. */
  readonly held: (bot: Bot, within: Span) => Effect.Effect<readonly HeldTime[]>
  /** Frees what this key holds; holding nothing is no fault. */
  readonly release: (bot: Bot, key: string) => Effect.Effect<void>
  /** It is done: the hold ends as the event's, and what a turn may say of it is kept. Safe to repeat. A turn's own: `Turns.saveStep`. */
  readonly settle: (bot: Bot, done: Settlement) => Effect.Effect<void>
  /** What was done for a client, the newest first. */
  readonly receipts: (bot: Bot, client: ClientId) => Effect.Effect<readonly KeptReceipt[]>
}
export const Bookings = Context.Service<Bookings>("Bookings")

/** The turn and the client that hear of what was done. */
export type Told = { readonly turnId: string; readonly client: ClientId }

/** What was done to an appointment, to be settled by whoever had it done. */
export type Settlement = {
  readonly key: string
  readonly receipt: Receipt
  /** Null: the owner did it, nobody is to be told. */
  readonly told: Told | null
}
