import { z } from "zod/mini"
import { ClientId, HistoryId } from "../shared/ids.ts"
import { Instant } from "../shared/text.ts"
import { FragmentShape } from "./memory.ts"

export const MEMORY_ACTIONS = ["added", "changed", "removed", "dropped"] as const

/** One change of the memory: who made it, and what was there before. */
export const MemoryEntry = z.object({
  id: HistoryId,
  at: Instant,
  by: z.enum(["owner", "model"]),
  clientid: z.nullable(ClientId),
  action: z.enum(MEMORY_ACTIONS),
  /** The fragment after the change; if it was removed, as it was before. */
  fragment: FragmentShape,
  before: z.nullable(z.string()),
})
export type MemoryEntry = z.infer<typeof MemoryEntry>
