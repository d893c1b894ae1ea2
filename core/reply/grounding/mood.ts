import { leavesOpen, turnsDown } from "../../calendar/claims/leaves-open.ts"
import { framed } from "../../shared/framed.ts"

/** What a statement does with the times in it, as the head of a sign that is weighed: asks for, refuses, leaves open; "": tells them. */
export const moodOf = (statement: string) => {
  // French "Si, c'est le 19." says yes.
  const said = framed(statement.replace(/^\s*si,/iu, ""))
  if (statement.includes("?")) return "asked: "
  if (turnsDown(said)) return "refused: "
  return leavesOpen(said, "booked") ? "open: " : ""
}
