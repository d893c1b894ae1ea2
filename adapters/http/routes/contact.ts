import { sendContactMessage } from "../../../core/contact/send-contact-message.ts"
import type { RouteParts } from "../bind.ts"
import { contact } from "../contract/contact.ts"
import { HOUR_S, type Limits } from "../limits.ts"

type Options = RouteParts & {
  readonly limits: Limits
}

/** What visitors write to us (contract.md 2.10). */
export const contactRoutes = ({ bind, run, limits }: Options) => {
  for (const path of [contact.send.path, "/api/contact"] as const) {
    bind({ ...contact.send, path }, async ({ body, caller }, { address }) => {
      await limits.limitAddress("contact", address, 5, HOUR_S)
      return run(sendContactMessage(body, caller?.owner ?? null))
    })
  }
}
