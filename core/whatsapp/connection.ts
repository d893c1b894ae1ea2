import { z } from "zod/mini"
import { ChatbotId } from "../shared/ids.ts"
import { Instant } from "../shared/text.ts"
import { DAY_MS } from "../shared/time-spans.ts"

/** The values of a row that was made with its chatbot and never connected. */
export const PLACEHOLDER = "placeholder"
export const TOKEN_EXPIRED = "TOKEN_EXPIRED"

/** A chatbot's line as its owner sees it (contract.md 2.6): token and webhook secret never leave the server. */
export const Connection = z.object({
  chatbotid: ChatbotId,
  businessid: z.nullable(z.string()),
  assignednumber: z.nullable(z.string()),
  phonenumberid: z.string(),
  businessaccountid: z.string(),
  verified: z.boolean(),
  status: z.nullable(z.literal(TOKEN_EXPIRED)),
  createdat: Instant,
  updatedat: Instant,
  webhookConfigured: z.boolean(),
  lastErrorMessage: z.nullable(z.string()),
  lastErrorTime: z.nullable(Instant),
  tokenExpiresAt: z.nullable(Instant),
})
export type Connection = z.infer<typeof Connection>

/** A number that a token may speak for. */
export const LineNumber = z.object({
  phonenumberid: z.string(),
  businessaccountid: z.string(),
  display: z.string(),
  verifiedName: z.string(),
})
export type LineNumber = z.infer<typeof LineNumber>

/**
 * One of a list that Meta answered, as it is stored. `businessid`: its portfolio; null: it is not known; absent: an earlier version
 * stored the list.
 */
export type ListedNumber = LineNumber & { readonly businessid?: string | null }

/** `connecting` is used by the page only. */
export const CONNECTION_STATES = ["disconnected", "connected", "partial", "failed"] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]

/** What the state of a connection depends on. */
export type ConnectionFacts = Pick<
  Connection,
  "phonenumberid" | "businessaccountid" | "status" | "webhookConfigured" | "tokenExpiresAt"
> & {
  /** The stored token is a real one. */
  readonly hasToken: boolean
  /** The newest message that Meta brought, not the simulator. */
  readonly lastSignedInboundAt: string | null
}

const EVIDENCE_MS = DAY_MS

const isReal = (id: string) => id !== "" && id !== PLACEHOLDER

/** Real ids of a phone number and its account. */
export const hasRealIds = ({
  phonenumberid,
  businessaccountid,
}: Pick<ConnectionFacts, "phonenumberid" | "businessaccountid">): boolean =>
  isReal(phonenumberid) && isReal(businessaccountid)

/** "TOKEN_EXPIRED: tokenExpiresAt passed with status null, or Graph said 190 or 0" (contract.md 2.6). */
export const isExpired = (
  { status, tokenExpiresAt }: Pick<ConnectionFacts, "status" | "tokenExpiresAt">,
  now: Date,
): boolean =>
  status === TOKEN_EXPIRED || (tokenExpiresAt !== null && new Date(tokenExpiresAt) <= now)

const SOON_MS = 7 * DAY_MS

/** Whether it still works, but ends within the week in which that is announced. */
export const expiresSoon = (
  line: Pick<ConnectionFacts, "status" | "tokenExpiresAt">,
  now: Date,
): boolean =>
  !isExpired(line, now) &&
  line.tokenExpiresAt !== null &&
  new Date(line.tokenExpiresAt).getTime() - now.getTime() < SOON_MS

/**
 * "Real (non-placeholder) phone and account ids exist, or a message was seen in the last 24 hours, the status is not
 * TOKEN_EXPIRED and the token is not the placeholder" (spec section 4).
 */
export const isConnected = (facts: ConnectionFacts | null, now: Date): boolean => {
  if (!facts?.hasToken || isExpired(facts, now)) return false
  const seen = facts.lastSignedInboundAt
  return (
    hasRealIds(facts) || (seen !== null && now.getTime() - new Date(seen).getTime() <= EVIDENCE_MS)
  )
}

/** The state that the status page shows; without a row it is always disconnected. */
export const connectionState = (facts: ConnectionFacts | null, now: Date): ConnectionState => {
  if (!facts?.hasToken) return "disconnected"
  if (isExpired(facts, now)) return "failed"
  if (!isConnected(facts, now)) return "disconnected"
  return facts.webhookConfigured ? "connected" : "partial"
}
