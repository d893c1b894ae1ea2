import { hasCode } from "./send.ts"

/** For a deletion: what is gone already, as when the answer of the first try was lost, is as its owner wants it. */
export const unlessGone = (fault: unknown) => {
  if (!hasCode(fault, "not_found") && !hasCode(fault, "chatbot_not_found")) throw fault
}
