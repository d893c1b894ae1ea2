import { hasCode } from "./send.ts"

/** For deletions: what is gone already, perhaps by a first try whose answer was lost, counts as deleted. */
export const unlessGone = (fault: unknown) => {
  if (!hasCode(fault, "not_found") && !hasCode(fault, "chatbot_not_found")) throw fault
}
