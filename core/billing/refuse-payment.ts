import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import { Conflict, Unavailable } from "../shared/refusals.ts"
import type { PaymentsFailed } from "./ports.ts"

/** "The server's error text is surfaced", else the sentence of the code (spec section 8). */
export const refusePayment =
  (code: "checkout_failed" | "portal_failed") =>
  ({ why, detail }: PaymentsFailed): Effect.Effect<never, Conflict | Unavailable> => {
    if (why === "off") return refused(say("provider_off", { provider: "Stripe" }))
    if (why === "pending") return Effect.fail(new Conflict(say("checkout_failed", {}, "pending")))
    return refused({ code, message: detail ?? say(code).message })
  }

const refused = (words: ReturnType<typeof say>) => Effect.fail(new Unavailable(words))
