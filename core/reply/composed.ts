import type { Reply } from "./ports.ts"
import type { Briefing, Ending } from "./turn.ts"

/** A reply to write, or an ending without one. */
export type Composed =
  | { readonly kind: "reply"; readonly reply: Reply }
  | { readonly kind: "end"; readonly ending: Ending }
  | { readonly kind: "lost" }

/** A reply of one of the product's own sentences. */
export const fixed = (text: string, ending: Ending, client: Briefing["client"]): Composed => ({
  kind: "reply",
  reply: {
    parts: [text],
    greeted: false,
    paused: false,
    simulated: client.simulated,
    ending,
  },
})
