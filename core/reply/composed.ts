import type { Reply } from "./ports.ts"
import type { ApologyReason, Briefing, Stopped } from "./turn.ts"

/** A reply to write, or an ending without one. */
export type Composed =
  | { readonly kind: "reply"; readonly reply: Reply }
  | { readonly kind: "end"; readonly ending: Stopped }
  | { readonly kind: "lost" }

/** A reply of one of the product's own sentences. */
export const fixed = (
  text: string,
  reason: ApologyReason,
  client: Briefing["client"],
): Composed => ({
  kind: "reply",
  reply: {
    parts: [text],
    greeted: false,
    paused: false,
    simulated: client.simulated,
    ending: { result: "apology", reason },
  },
})
