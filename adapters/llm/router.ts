import * as Effect from "effect/Effect"
import { ModelFailed } from "../../core/reply/failures.ts"
import type { ModelAnswer, ModelRequest } from "../../core/reply/model.ts"
import type { Model } from "../../core/reply/ports.ts"
import { circuitBreakers } from "../providers/circuit-breaker.ts"
import { type Attempt, modelClient, shortNameOf } from "./client.ts"

type Options = {
  readonly baseUrl: string
  /** Null: the model is off. */
  readonly apiKey: string | null
  readonly model: string
  readonly fallbackModel: string | null
  readonly maxTokens: number
  readonly lowEffort: boolean
  readonly log: (line: string) => void
  readonly count?: (result: string) => void
  readonly times?: Times
}

/** Milliseconds: for one call, for all calls of one answer, between two calls (contract.md 4.2). */
type Times = { readonly call: number; readonly total: number; readonly pause: number }
const TIMES: Times = { call: 30_000, total: 60_000, pause: 1_000 }
/** The share of a call's time from which on a failed call has kept others waiting. A quick error keeps nobody. */
const LONG = 1 / 3

/** Chat completions: asks the model, if it fails once more, then the fallback. Nothing else tries a model again. */
export const chatCompletions = (options: Options): Model => {
  const { apiKey, model, fallbackModel, log, count, times = TIMES } = options
  const { ask, bodyOf } = modelClient({ ...options, apiKey: apiKey ?? "none", times })

  /** Of each model. Open while it keeps callers waiting, for one chatbot or for all: then nobody else waits. */
  const breakers = new Map<string, ReturnType<typeof circuitBreakers>>()
  const breakerOf = (name: string) => {
    const breaker = breakers.get(name) ?? circuitBreakers(() => performance.now())
    breakers.set(name, breaker)
    return breaker
  }

  const askUnlessOut = async (
    name: string,
    request: ModelRequest,
    until: number,
  ): Promise<Attempt> => {
    const { chatbot } = request
    const breaker = breakerOf(name)
    if (breaker.isOpen(chatbot)) return { kind: "elsewhere", detail: "out of order" }
    breaker.probe(chatbot)
    const began = performance.now()
    const tried = await ask(name, request, until)
    count?.(tried.kind)
    if (tried.kind !== "again") breaker.succeed(chatbot)
    else if (performance.now() - began < times.call * LONG) breaker.cancelProbe(chatbot)
    else {
      breaker.fail(chatbot)
      if (breaker.isOpen(chatbot))
        log(`${shortNameOf(name)}: does not answer; it is left alone for a while`)
    }
    return tried
  }

  const answer = async (request: ModelRequest): Promise<ModelAnswer | ModelFailed> => {
    if (apiKey === null) return unavailable("no model is configured")
    const deadline = performance.now() + times.total
    const ways = [model, model, ...(fallbackModel ? [fallbackModel] : [])]
    let left = ways
    let detail = "no attempt"
    for (;;) {
      const [name, ...others] = left
      const now = performance.now()
      if (name === undefined || now >= deadline) return unavailable(detail)
      // A second try leaves the fallback its share of the time.
      const until = left === ways ? deadline : now + (deadline - now) / left.length
      const tried = await askUnlessOut(name, request, until)
      if (tried.kind === "answer")
        return name === model ? tried.answer : { ...tried.answer, by: name }
      if (tried.kind === "failed") return tried.failure
      detail = tried.detail
      // The same model is not asked a second time if that cannot help.
      left = tried.kind === "elsewhere" ? others.filter((other) => other !== name) : others
      if (left[0] === name) await Bun.sleep(times.pause)
    }
  }

  return {
    answer: Effect.fnUntraced(function* (request: ModelRequest) {
      const result = yield* Effect.promise(() => answer(request))
      if (result instanceof ModelFailed) return yield* result
      return result
    }),
    raw: (request, by = model) => Effect.sync(() => JSON.stringify(bodyOf(by, request), null, 2)),
  }
}

const unavailable = (detail: string) => new ModelFailed({ why: "unavailable", detail })
