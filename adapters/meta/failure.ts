import { clean } from "../../core/shared/characters.ts"
import { faultOfSend } from "../../core/whatsapp/faults/signs.ts"
import { BusinessFailed } from "../../core/whatsapp/ports.ts"
import { BAD_PARAMETER, type GraphAnswer, type GraphError } from "./graph.ts"

/* What the core does not tell apart: codes of setting up a number. Neither text nor HTTP status decides (providers.md 1.10). */

/** A number was registered or given up too often, or too recently. */
const REGISTERING = new Set([133015, 133016])
const PIN = new Set([133005, 133008, 133009])
/** The code of a login, as subcodes of a bad parameter. */
const CODE_SUBCODES = new Set([36007, 36008, 36009])
const DETAIL_CHARACTERS = 200

/** The failure that an answer of Meta's stands for. */
export const failureOf = (answer: Exclude<GraphAnswer, { kind: "ok" }>): BusinessFailed =>
  answer.kind === "error"
    ? new BusinessFailed({
        why: whyOf(answer.error, answer.status),
        detail: clean(answer.error.message.slice(0, DETAIL_CHARACTERS)),
      })
    : new BusinessFailed({ why: "unreachable", detail: answer.kind })

const whyOf = ({ code, subcode, transient }: GraphError, status: number): BusinessFailed["why"] => {
  const fault = faultOfSend(code, null)
  if (fault === "expired") return "token"
  if (code === BAD_PARAMETER && subcode !== null && CODE_SUBCODES.has(subcode)) return "code"
  if (REGISTERING.has(code) || fault === "too_fast") return "busy"
  if (fault === "meta_down" || transient) return "unreachable"
  if (fault === "locked") return "blocked"
  if (PIN.has(code)) return "pin"
  if (fault === "permission") return "permission"
  // A code that is known is Meta's own word, whatever the status. Only of an unknown one the status tells.
  return fault === "not_accepted" && status >= 500 ? "unreachable" : "refused"
}
