import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { Ports } from "../core/ports.ts"

/** Runs a use case with every port wired: resolves with what it gives, rejects with its refusal or its defect. */
export type Run = <A, E>(effect: Effect.Effect<A, E, Ports>) => Promise<A>

export const runWith =
  (context: Context.Context<Ports>): Run =>
  (effect) =>
    Effect.runPromiseWith(context)(effect)
