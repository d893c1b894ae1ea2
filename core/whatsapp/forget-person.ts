import { Effect } from "effect"
import { MetaPeople } from "./ports.ts"

/** Deletes what is kept of a person at Meta; answers the code of the request, the same each time. */
export const forgetPerson = Effect.fnUntraced(function* (metaUser: string) {
  const people = yield* MetaPeople

  return yield* people.forget(metaUser)
})

/** A person withdrew what they allowed: their lines are dead, and their owners are told. */
export const deauthorise = Effect.fnUntraced(function* (metaUser: string) {
  const people = yield* MetaPeople

  return yield* people.deauthorise(metaUser)
})
