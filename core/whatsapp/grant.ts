import { DAY_MS } from "../shared/time-spans.ts"

/** What Meta says about a token (providers.md 1.11), which may have ended or belong to another app. */
export type Grant = {
  readonly valid: boolean
  /** Whether it was given to our app. */
  readonly ours: boolean
  /** The permissions that the owner gave. Empty: Meta did not say which. */
  readonly scopes: readonly string[]
  /** WhatsApp accounts that the owner chose in the dialog. */
  readonly accounts: readonly string[]
  /** When the permission ends. Null: never. */
  readonly expiresAt: Date | null
  /** Meta's id of the person, or of the system user that stands for the business. */
  readonly user: string | null
}

/** Asked for in the dialog. The first two are needed; the third helps to find numbers. */
export const SCOPES = [
  "whatsapp_business_management",
  "whatsapp_business_messaging",
  "business_management",
] as const

const NEEDED = SCOPES.slice(0, 2)

/** The first permission that the owner did not give; null: all are there. */
export const missingScope = ({ scopes }: Grant): string | null =>
  scopes.length === 0 ? null : (NEEDED.find((scope) => !scopes.includes(scope)) ?? null)

/** "Social-network access token must be at least 20 characters" (spec section 8). */
const TOKEN_SHORTEST = 20
export const isTokenLong = (token: string): boolean => token.length >= TOKEN_SHORTEST

/** A token from a person's login lasts hours (providers.md 1.11), which is too short for a line. */
export const isShortLived = ({ expiresAt }: Grant, now: Date): boolean =>
  expiresAt !== null && expiresAt.getTime() - now.getTime() < DAY_MS

/** When a token ends: as Meta said when inspecting it, else when exchanging it. Null: no end is known. */
export const expiryOf = (grant: Grant, exchanged: Date | null): Date | null =>
  grant.expiresAt ?? exchanged
