import { z } from "zod"
import { type HealthNews, limitOfTier, QUALITIES, THROUGHPUT } from "../../core/whatsapp/health.ts"

/** Requested apart from a number's other fields: Meta refuses a whole request for one field that its version does not know. */
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

/** Reads Meta's answer about a number leniently: what it leaves out or misspells becomes null. */
export const readHealth = (body: unknown): HealthNews => {
  const read = Read.catch(Read.parse({})).parse(body)
  return {
    quality: read.quality_rating,
    limit: limitOfTier(read.whatsapp_business_manager_messaging_limit ?? ""),
    sharedWithApp: read.is_on_biz_app ?? null,
    throughput: read.throughput ? throughputOf(read.throughput.level) : null,
  }
}

const throughputOf = (level: string) =>
  level.toUpperCase() === "HIGH" ? THROUGHPUT.high : THROUGHPUT.standard
