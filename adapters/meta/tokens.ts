import { z } from "zod"
import type { Grant } from "../../core/whatsapp/grant.ts"
import { numberOf, YesOrNo } from "./json.ts"

/* Meta's answers about tokens. */

/** The last second of the year 9999: later times could not be written. */
const LAST_SECOND = 253_402_300_799

const Numeric = z.unknown().transform(numberOf)
const Id = z.union([z.string(), z.number().transform(String)])

const Given = z.object({
  access_token: z.string().min(1),
  expires_in: Numeric.pipe(z.number().positive().max(LAST_SECOND)).optional().catch(undefined),
})

/** The token that Meta gives for a code or for another token, and for how many seconds. Null: it gives none. */
export const readToken = (body: unknown): { token: string; seconds: number | null } | null => {
  const read = Given.safeParse(body).data
  return read ? { token: read.access_token, seconds: read.expires_in ?? null } : null
}

const Inspected = z.object({
  data: z.object({
    app_id: Id.optional().catch(undefined),
    is_valid: YesOrNo,
    expires_at: Numeric.pipe(z.number().max(LAST_SECOND)).catch(0),
    scopes: z.array(z.string()).catch([]),
    granular_scopes: z
      .array(z.object({ scope: z.string(), target_ids: z.array(Id).catch([]) }))
      .catch([]),
    user_id: Id.optional().catch(undefined),
  }),
})

/**
 * What a token allows. Null: the answer does not say it. Meta answers 200 about dead tokens and about those of other apps, too
 * (providers.md 1.11).
 */
export const readGrant = (body: unknown, appId: string): Grant | null => {
  const read = Inspected.safeParse(body).data?.data
  if (!read) return null
  const targets = read.granular_scopes
    .filter(({ scope }) => scope.startsWith("whatsapp_business_"))
    .flatMap(({ target_ids }) => target_ids)
  const chosen = read.granular_scopes.map(({ scope }) => scope)
  return {
    valid: read.is_valid,
    ours: read.app_id === appId,
    // A permission that was given for chosen accounts may stand among those alone.
    scopes: read.scopes.length > 0 ? [...new Set([...read.scopes, ...chosen])] : [],
    accounts: [...new Set(targets)],
    expiresAt: read.expires_at > 0 ? new Date(read.expires_at * 1_000) : null,
    user: read.user_id ?? null,
  }
}
