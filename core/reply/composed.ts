import type { Reply } from "./ports.ts"
import type { ApologyReason, Stopped } from "./turn.ts"

/** A reply to write, or an ending without one. */
export type Composed =
  | { readonly kind: "reply"; readonly reply: Reply }
  | { readonly kind: "end"; readonly ending: Stopped }
  | { readonly kind: "lost" }

/** A reply of one of the product's own sentences. */
export const fixed = (text: string, reason: ApologyReason): Composed => ({
  kind: "reply",
  reply: {
    parts: [text],
    greeted: false,
    paused: false,
    ending: { result: "apology", reason },
  },
})
