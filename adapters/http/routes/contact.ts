import { sendContactMessage } from "../../../core/contact/send-contact-message.ts"
import type { RouteParts } from "../bind.ts"
import { contact } from "../contract/contact.ts"
import { HOUR_S } from "../limits/rate.ts"

/** What visitors write to us (contract.md 2.10). */
export const contactRoutes = ({ bind, run }: RouteParts) => {
  for (const path of [contact.send.path, "/api/contact"] as const) {
    bind(
      { ...contact.send, path },
      ({ body, caller }) => run(sendContactMessage(body, caller?.owner ?? null)),
      { by: "address", name: "contact", most: 5, seconds: HOUR_S },
    )
  }
}
