import { z } from "zod/mini"

/** The body of every refusal. Pages show `error`, else `message`. */
export const RefusalBody = z.object({
  error: z.string(),
  code: z.string(),
  /** The request's, as in X-Request-Id. */
  id: z.string(),
  field: z.optional(z.string()),
  /** Seconds. */
  retryAfter: z.optional(z.number()),
  message: z.optional(z.string()),
})
export type RefusalBody = z.infer<typeof RefusalBody>
