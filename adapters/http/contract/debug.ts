import { z } from "zod/mini"
import { OwnerId } from "../../../core/shared/ids.ts"
import { route, Told } from "./route.ts"

const DAYS_MOST = 3650

/** The operators' tools (contract.md 2.10). */
export const debug = {
  forceReset: route({
    method: "POST",
    path: "/api/debug/force-reset-messages",
    who: "operator-or-self",
    body: z.object({ userIdToReset: OwnerId, force: z.boolean() }),
    response: Told,
  }),
  shiftPeriod: route({
    method: "POST",
    path: "/api/debug/update-subscription-date",
    who: "operator-or-self",
    body: z.object({
      userId: OwnerId,
      daysAgo: z.int().check(z.minimum(1), z.maximum(DAYS_MOST)),
    }),
    response: Told,
  }),
  /** Only tells what the monthly reset would change. */
  simulateReset: route({
    method: "POST",
    path: "/api/debug/simulate-monthly-reset",
    who: "operator-or-self",
    body: z.object({ userId: OwnerId }),
    response: z.object({ report: z.string() }),
  }),
}
