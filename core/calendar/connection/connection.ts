import { MINUTE_MS } from "../../shared/time-spans.ts"

/** What a connection needs of Google: read and write events, nothing else of the calendar. */
export const CALENDAR_SCOPE = "https://www.googleapis.com/auth/calendar.events"

/** People may untick scopes one by one; the wider calendar scope holds this one. */
export const mayUseCalendar = (scope: string): boolean =>
  scope
    .split(/\s+/)
    .some((each) => each === CALENDAR_SCOPE || each === "https://www.googleapis.com/auth/calendar")

/** Tokens are renewed this long before they end: a call that has begun must not outlive its token. */
export const EARLY_MS = 3 * MINUTE_MS

/** Why a stored connection works no more (spec section 4). */
export const EXPIRED = "Token has expired and could not be refreshed"
export const INVALID = "Invalid tokens"
export type Broken = typeof EXPIRED | typeof INVALID

export const BROKEN_NOTICE =
  "Google Calendar se ha desconectado. Vuelve a conectarlo para que el bot pueda dar citas."

/** A connection as it is kept. */
export type CalendarConnection = {
  readonly id: string
  readonly allowModifyAnyEvent: boolean
  /** Google's id of the account: whose calendar it is. Null: Google has not said. */
  readonly account: string | null
  readonly expiresAt: Date
  /** Null: it does not open; nobody can call Google with it. */
  readonly accessToken: string | null
  readonly error: string | null
}

/** A bot's calendar: the zone it speaks in, and its connection if there is one. */
export type Calendar = { readonly zone: string; readonly connection: CalendarConnection | null }

/** What Google gives for a code. Without a refresh token the connection would end within the hour. */
export type Grant = {
  readonly accessToken: string
  readonly refreshToken: string | null
  readonly expiresAt: Date
  readonly scope: string
  /** Google's account id and address, when it says them. */
  readonly sub: string | null
  readonly email: string | null
}

/** What Google gives for a refresh token: now and then a new one of those, too. */
export type Renewal = {
  readonly accessToken: string
  readonly refreshToken: string | null
  readonly expiresAt: Date
}

/** What the owner's screen shows (contract.md 2.8). */
export type ConnectionStatus = {
  readonly is_connected: boolean
  readonly connection_id: string | null
  readonly allow_modify_any_event: boolean
  readonly token_expires_at: string | null
  readonly error?: string
}

export const NOT_CONNECTED: ConnectionStatus = {
  is_connected: false,
  connection_id: null,
  allow_modify_any_event: false,
  token_expires_at: null,
}

export const statusOf = (
  connection: CalendarConnection,
  error: string | null,
): ConnectionStatus => ({
  is_connected: error === null,
  connection_id: connection.id,
  allow_modify_any_event: connection.allowModifyAnyEvent,
  token_expires_at: connection.expiresAt.toISOString(),
  ...(error === null ? {} : { error }),
})
