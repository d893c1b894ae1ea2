import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { OwnerId } from "./ids.ts"

export type AuditAction =
  | "signed_up"
  | "email_confirmed"
  | "signed_in"
  | "sign_in_failed"
  | "signed_out"
  | "password_reset_asked"
  | "password_changed"
  | "google_linked"
  | "account_deletion_asked"
  | "chatbot_created"
  | "chatbot_deleted"
  | "chatbot_paused"
  | "chatbot_resumed"
  | "pause_secret_changed"
  | "conversation_resumed"
  | "simulation_deleted"
  | "whatsapp_connected"
  | "whatsapp_disconnected"
  | "facebook_data_deleted"
  | "calendar_connected"
  | "calendar_disconnected"
  | "any_event_allowed"
  | "any_event_forbidden"
  | "plan_changed"
  | "usage_reset"
  | "period_shifted"
  | "reset_simulated"

/** Who did what, kept for 400 days: never content, never a secret. The adapter adds the caller's network. */
export interface AuditTrail {
  /** `subject`: the id of what it was done to. */
  readonly note: (owner: OwnerId, action: AuditAction, subject?: string) => Effect.Effect<void>
}
export const AuditTrail = Context.Service<AuditTrail>("AuditTrail")

/** Reports errors that no caller hears of to the people who run this. */
export interface ErrorLog {
  /** `event`: a name to search the log by; `cause`: any error or failure. */
  readonly report: (event: string, cause: unknown) => Effect.Effect<void>
}
export const ErrorLog = Context.Service<ErrorLog>("ErrorLog")

/** SHA-256 of a text's UTF-8, written two ways. */
export interface Digest {
  /** 64 hexadecimal digits, in lower case. */
  readonly hex: (text: string) => string
  /** 43 characters that need no escape in an address. */
  readonly base64url: (text: string) => string
}
export const Digest = Context.Service<Digest>("Digest")
