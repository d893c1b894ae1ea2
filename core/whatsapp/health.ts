import { z } from "zod/mini"
import { faultNotice } from "./faults/all.ts"

export const QUALITIES = ["GREEN", "YELLOW", "RED", "UNKNOWN"] as const
export type Quality = (typeof QUALITIES)[number]

/** Meta's rating and limits of a number, as its owner sees them. */
export const Health = z.object({
  quality: z.enum(QUALITIES),
  /** How many people a day the business may write to first; -1: any number; null: unknown. It does not limit replies. */
  limit: z.nullable(z.int()),
  /** The owner's phone app answers on this number too. */
  sharedWithApp: z.boolean(),
  /** Meta bills it as a general AI assistant. */
  aiPriced: z.boolean(),
})
export type Health = z.infer<typeof Health>

/** News about a number's health; null: none about that. */
export type HealthNews = {
  readonly quality: Quality | null
  readonly limit: number | null
  readonly sharedWithApp: boolean | null
  /** Messages a second that Meta takes. */
  readonly throughput: number | null
}

export const NO_NEWS: HealthNews = {
  quality: null,
  limit: null,
  sharedWithApp: null,
  throughput: null,
}

/** Meta's own figures (providers.md 1.9), in messages a second; of a number in the phone app 20 (db/functions/line_health.sql). */
export const THROUGHPUT = { standard: 80, high: 1_000 } as const
export const ANY_NUMBER = -1

const THOUSAND = 1_000

/** TIER_250, TIER_2K, TIER_UNLIMITED; null: none of these. */
export const limitOfTier = (tier: string): number | null => {
  if (tier === "TIER_UNLIMITED") return ANY_NUMBER
  const [, digits, thousands] = /^TIER_(\d{1,6})(K?)$/.exec(tier) ?? []
  return digits === undefined ? null : Number(digits) * (thousands ? THOUSAND : 1)
}

/**
 * The notifications about a number's health; note_health (db/functions/line_health.sql) sends one only where the new value is worse
 * than the stored one. Null: the value is no reason for a notification.
 */
export const worseHealthNotices = ({ quality, limit }: HealthNews) => ({
  quality: qualityNotice(quality),
  limit:
    limit === null
      ? null
      : `Meta ha bajado a ${limit} las personas al día a las que puedes escribir primero. Responder no tiene ese límite.`,
})

const qualityNotice = (quality: Quality | null) => {
  if (quality === "RED") return faultNotice("quality_low")
  return quality === "YELLOW" ? faultNotice("quality_medium") : null
}
