import { setSystemTime } from "bun:test"
import * as Effect from "effect/Effect"
import type { Through } from "./world.ts"

/**
 * A worker that is frozen once, behind a step ("Turns.queueReply"), and wakes two minutes later; `meanwhile` is what happens then.
 * The test sets the clock back with `setSystemTime()`.
 */
export const freezing = (step: string, meanwhile: () => void): Through => {
  let frozen = false
  return (port, name) =>
    new Proxy(port, {
      get: (target, method) => {
        const play = Reflect.get(target, method) as (
          ...args: readonly unknown[]
        ) => Effect.Effect<unknown>
        if (`${name}.${String(method)}` !== step) return play
        return (...args: readonly unknown[]) =>
          Effect.map(play(...args), (answered) => {
            if (frozen) return answered
            frozen = true
            meanwhile()
            setSystemTime(Date.now() + 120_000)
            return answered
          })
      },
    })
}
