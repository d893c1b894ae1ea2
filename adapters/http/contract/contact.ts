import { ContactDraft } from "../../../core/contact/contact.ts"
import { HOUR_S } from "./rate.ts"
import { route, Told } from "./route.ts"

/** Writing to us (contract.md 2.10). Answers with and without the last slash. */
export const contact = {
  send: route({
    method: "POST",
    path: "/api/contact/",
    who: "anybody",
    rate: { by: "address", name: "contact", most: 5, seconds: HOUR_S },
    body: ContactDraft,
    response: Told,
  }),
}
