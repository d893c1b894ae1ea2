import { clean } from "../../core/shared/characters.ts"
import { faultOfSend } from "../../core/whatsapp/faults/signs.ts"
import { BusinessFailed } from "../../core/whatsapp/ports.ts"
import type { GraphAnswer, GraphError } from "./graph.ts"

/** Meta's error codes by class. Neither text nor HTTP status decides (providers.md 1.10). */
const TOKEN = new Set([0, 190])
/** A number was registered or given up too often, or too recently. */
const REGISTERING = new Set([133015, 133016])
const AGAIN = new Set([1, 2, 131000, 131016, 131057, 133004])
const BLOCKED = new Set([368, 131031])
const PIN = new Set([133005, 133008, 133009])
const CODE_SUBCODES = new Set([36007, 36008, 36009])
const PERMISSION = new Set([3, 10, 131005])
const LAST_PERMISSION = 299
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
  if (TOKEN.has(code)) return "token"
  if (code === 100 && subcode !== null && CODE_SUBCODES.has(subcode)) return "code"
  if (REGISTERING.has(code) || faultOfSend(code, null) === "too_fast") return "busy"
  if (AGAIN.has(code) || transient) return "unreachable"
  if (BLOCKED.has(code)) return "blocked"
  if (PIN.has(code)) return "pin"
  if (PERMISSION.has(code) || (code >= 200 && code <= LAST_PERMISSION)) return "permission"
  return status >= 500 ? "unreachable" : "refused"
}
