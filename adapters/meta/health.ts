import { z } from "zod"
import { type HealthNews, limitOfTier, QUALITIES, THROUGHPUT } from "../../core/whatsapp/health.ts"

/** Asked for apart: a field that this Graph version does not know refuses the whole question. */
export const HEALTH_FIELDS =
  "quality_rating,throughput,is_on_biz_app,whatsapp_business_manager_messaging_limit"

const Read = z.object({
  quality_rating: z
    .string()
    .transform((rating) => QUALITIES.find((each) => each === rating) ?? "UNKNOWN")
    .nullable()
    .catch(null),
  throughput: z.object({ level: z.string() }).optional().catch(undefined),
  is_on_biz_app: z.boolean().optional().catch(undefined),
  whatsapp_business_manager_messaging_limit: z.string().optional().catch(undefined),
})

/** What Meta answers of a number, read leniently: what it leaves out was not said. */
export const readHealth = (body: unknown): HealthNews => {
  const read = Read.catch(Read.parse({})).parse(body)
  const isFast = read.throughput?.level.toUpperCase() === "HIGH"
  return {
    quality: read.quality_rating,
    limit: limitOfTier(read.whatsapp_business_manager_messaging_limit ?? ""),
    sharedWithApp: read.is_on_biz_app ?? null,
    throughput: read.throughput ? (isFast ? THROUGHPUT.high : THROUGHPUT.standard) : null,
  }
}
