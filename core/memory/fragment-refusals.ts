import { say } from "../shared/catalogue.ts"
import { Conflict, LimitReached, NotFound } from "../shared/refusals.ts"

/** The refusals when there is no room in the memory (E27, E28). */
export const notRemembered = (why: "too_large" | "full", limit: number) =>
  new LimitReached(why === "full" ? say("fragments_full") : say("fragment_too_large", { n: limit }))

/** The refusals for a fragment that is not there (E25, E26). */
export const noFragment = (why: "empty" | "not_found", id: string) =>
  why === "empty"
    ? new Conflict(say("memory_empty"))
    : new NotFound(say("fragment_not_found", { id }))
