import * as Effect from "effect/Effect"
import { MetaPeople, type PersonsWish } from "./ports.ts"

/** Deletes what is stored about a person at Meta; answers the code of the request, the same each time. */
export const forgetPerson = Effect.fnUntraced(function* (wish: PersonsWish) {
  const people = yield* MetaPeople

  return yield* people.forget(wish)
})

/** A person withdrew their permission at Meta: their lines have expired, and the lines' owners are notified. */
export const deauthorise = Effect.fnUntraced(function* (wish: PersonsWish) {
  const people = yield* MetaPeople

  return yield* people.deauthorise(wish)
})
