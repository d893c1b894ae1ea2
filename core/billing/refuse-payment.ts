import { Effect } from "effect"
import { say } from "../shared/catalogue.ts"
import { Unavailable } from "../shared/refusals.ts"
import type { PaymentsFailed } from "./ports.ts"

/** "The server's error text is surfaced", else the sentence of the code (spec section 8). */
export const refusePayment =
  (code: "checkout_failed" | "portal_failed") =>
  ({ why, detail }: PaymentsFailed) =>
    Effect.fail(
      new Unavailable(
        why === "off"
          ? say("provider_off", { provider: "Stripe" })
          : { code, message: detail ?? say(code).message },
      ),
    )
