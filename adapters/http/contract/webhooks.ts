import { z } from "zod/mini"
import { Nothing, route } from "./route.ts"

const Received = z.object({ received: z.literal(true) })

/** Where providers call us (contract.md 2.10, 3). Bodies are signed: they are read as bytes, not by a shape. */
export const webhooks = {
  verifyWhatsapp: route({
    method: "GET",
    path: "/webhooks/whatsapp",
    who: "provider",
    response: Nothing,
  }),
  whatsapp: route({
    method: "POST",
    path: "/webhooks/whatsapp",
    who: "provider",
    response: Received,
  }),
  stripe: route({ method: "POST", path: "/webhooks/stripe", who: "provider", response: Received }),
  /** A form with `signed_request`; the same person again gets the same code. */
  dataDeletion: route({
    method: "POST",
    path: "/webhooks/facebook/data-deletion",
    who: "provider",
    response: z.object({ url: z.string(), confirmation_code: z.string() }),
  }),
  /** The same form, when somebody withdraws what they allowed. */
  deauthorise: route({
    method: "POST",
    path: "/webhooks/facebook/deauthorise",
    who: "provider",
    response: Received,
  }),
}
