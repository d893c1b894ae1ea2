import { ContactDraft } from "../../../core/contact/contact.ts"
import { route, Told } from "./route.ts"

/** Writing to us (contract.md 2.10). Answers with and without the last slash. */
export const contact = {
  send: route({
    method: "POST",
    path: "/api/contact/",
    who: "anybody",
    body: ContactDraft,
    response: Told,
  }),
}
