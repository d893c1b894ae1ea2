import { z } from "zod/mini"

/** The four figures of the dashboard and its 14 bars (contract.md 2.9); simulated turns left out. */
export const Overview = z.object({
  /** No real conversation yet: the cards show examples and say so. */
  example: z.boolean(),
  conversations: z.int(),
  /** Clients of the last 30 days. */
  activeUsers: z.int(),
  avgResponseSeconds: z.nullable(z.number()),
  /** Turns answered without apology or failed send, 0 to 1. */
  successRate: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  days: z.array(z.object({ date: z.iso.date(), inbound: z.int(), outbound: z.int() })),
})
export type Overview = z.infer<typeof Overview>
