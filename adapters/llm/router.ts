import { Effect } from "effect"
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai"
import { ModelFailed } from "../../core/reply/failures.ts"
import type { ModelAnswer, ModelRequest } from "../../core/reply/model.ts"
import type { Model } from "../../core/reply/ports.ts"
import { answerText } from "../answer-text.ts"
import { circuitBreakers } from "../circuit-breaker.ts"
import { readAnswer } from "./answer.ts"
import { requestBody, type Wish, wishIn } from "./request.ts"

type Options = {
  readonly baseUrl: string
  /** Null: the model is off. */
  readonly apiKey: string | null
  readonly model: string
  readonly fallbackModel: string | null
  readonly maxTokens: number
  /** OpenRouter's and the sandbox's word for "think little". */
  readonly lowEffort: boolean
  readonly log: (line: string) => void
  readonly count?: (result: string) => void
  readonly times?: Times
}

/** Comment lines, by which servers keep a connection open while the model thinks. No line of JSON begins with a colon. */
const COMMENTS = /^:.*$/gm

/** Milliseconds: for one call, for all calls of one answer, between two of them (contract.md 4.2). */
type Times = { readonly call: number; readonly total: number; readonly pause: number }
const TIMES: Times = { call: 30_000, total: 60_000, pause: 1_000 }
/** The share of the time for one call from which on a call that comes to nothing has kept others waiting. */
const LONG = 1 / 3
/** A Retry-After longer than this is not waited for (contract.md 4.2). */
const LONGEST_WAIT_S = 5

/** What one attempt came to: an answer, or what to do next. */
type Attempt =
  | { readonly kind: "answer"; readonly answer: ModelAnswer }
  /** Worth the same model again. */
  | { readonly kind: "again"; readonly detail: string }
  /** This model will not do it; another may. */
  | { readonly kind: "elsewhere"; readonly detail: string }
  | { readonly kind: "failed"; readonly failure: ModelFailed }

/** Chat completions through the OpenAI SDK, its own retries off: this is the one layer that retries a model. */
export const chatCompletions = (options: Options): Model => {
  const { apiKey, model, fallbackModel, log, count, times = TIMES } = options
  const client = new OpenAI({
    apiKey: apiKey ?? "none",
    baseURL: options.baseUrl,
    maxRetries: 0,
    timeout: times.call,
    fetch: async (url, init) => {
      // No redirects: what clients wrote goes to the server that the operator has set, and to no other.
      const response = await fetch(url, { ...init, redirect: "manual" })
      return new Response((await answerText(response)).replace(COMMENTS, ""), response)
    },
  })

  /** What each model has refused: it is asked without, as long as this process lives. */
  const refusals = new Map<string, Set<Wish>>()

  /** Whether a model keeps us waiting for nothing, a chatbot or all. A quick error does not count: it keeps nobody. */
  const breakers = new Map<string, ReturnType<typeof circuitBreakers>>()
  const breakerOf = (name: string) => {
    const breaker = breakers.get(name) ?? circuitBreakers(() => performance.now())
    breakers.set(name, breaker)
    return breaker
  }

  /** `until`: by when it has to be over. */
  const attempt = async (name: string, request: ModelRequest, until: number): Promise<Attempt> => {
    const without = refusals.get(name) ?? new Set()
    refusals.set(name, without)
    const body = requestBody(name, request, { ...options, without })
    try {
      const response: unknown = await client.chat.completions.create(body, {
        // A whole number: the client takes no other.
        timeout: Math.max(1, Math.min(times.call, Math.ceil(until - performance.now()))),
      })
      const read = readAnswer(response)
      if (read.kind === "answer") return read
      log(`${short(name)}: ${read.detail}`)
      return refused(read.detail)
    } catch (error) {
      const outcome = outcomeOf(error)
      log(`${short(name)}: ${outcome.said}`)
      const unfit = unfitIn(error)
      if (unfit === null) return outcome.attempt
      const wish = wishIn(body, unfit)
      const then = wish ? "it is asked without" : "LLM_MODEL has to name another"
      log(`${short(name)}: refuses ${unfit}; ${then}`)
      if (!wish) return outcome.attempt
      without.add(wish)
      return attempt(name, request, until)
    }
  }

  /** The same, unless the model is out of order. */
  const attemptUnlessOut = async (
    name: string,
    request: ModelRequest,
    until: number,
  ): Promise<Attempt> => {
    const { chatbot } = request
    const breaker = breakerOf(name)
    if (breaker.isOpen(chatbot)) return { kind: "elsewhere", detail: "out of order" }
    breaker.probe(chatbot)
    const began = performance.now()
    const tried = await attempt(name, request, until)
    count?.(tried.kind)
    if (tried.kind !== "again") breaker.succeed(chatbot)
    else if (performance.now() - began < times.call * LONG) breaker.cancelProbe(chatbot)
    else {
      breaker.fail(chatbot)
      if (breaker.isOpen(chatbot))
        log(`${short(name)}: does not answer; it is left alone for a while`)
    }
    return tried
  }

  const answer = async (request: ModelRequest): Promise<ModelAnswer | ModelFailed> => {
    if (apiKey === null) return unavailable("no model is configured")
    const deadline = performance.now() + times.total
    const ways = [model, model, ...(fallbackModel ? [fallbackModel] : [])]
    let detail = "no attempt"
    for (let way = 0; way < ways.length; way++) {
      const now = performance.now()
      if (now >= deadline) break
      // A second try leaves its share of the time to the fallback.
      const until = way === 0 ? deadline : now + (deadline - now) / (ways.length - way)
      const tried = await attemptUnlessOut(ways[way] as string, request, until)
      if (tried.kind === "answer") return tried.answer
      if (tried.kind === "failed") return tried.failure
      detail = tried.detail
      // The same model is not asked a second time where that cannot help.
      if (tried.kind === "elsewhere" && way === 0) way = 1
      else if (way === 0) await Bun.sleep(times.pause)
    }
    return unavailable(detail)
  }

  return {
    answer: Effect.fnUntraced(function* (request: ModelRequest) {
      const result = yield* Effect.promise(() => answer(request))
      if (result instanceof ModelFailed) return yield* result
      return result
    }),
  }
}

/** The model without vendor and suffix: gpt-oss-20b. */
const short = (model: string) => model.replace(/^.*\//, "").replace(/:.*$/, "")

const unavailable = (detail: string) => new ModelFailed({ why: "unavailable", detail })
const refused = (detail: string): Attempt => ({
  kind: "failed",
  failure: new ModelFailed({ why: "refused", detail }),
})

const TOO_LONG =
  /context[ _](length|size|window|limit)|exceed_context_size|token_limit_exceeded|maximum (context|prompt|model)|too many tokens|number of tokens allowed|(prompt|input) is too long|string[ _]too[ _]long|reduce the length/i
/** These errors, over a budget or a rate limit, speak of tokens too, but do not mean that the conversation is too long. */
const COUNTED: ReadonlySet<number> = new Set([402, 429])

const outcomeOf = (error: unknown): { said: string; attempt: Attempt } => {
  if (error instanceof APIConnectionTimeoutError) {
    return { said: "error timeout", attempt: { kind: "again", detail: "timeout" } }
  }
  if (error instanceof APIConnectionError) {
    return { said: "error connection", attempt: { kind: "again", detail: "connection" } }
  }
  if (!(error instanceof APIError) || error.status === undefined) {
    // Cut or foreign JSON throws a bare SyntaxError (providers.md 4.1).
    return { said: "invalid JSON response", attempt: refused("invalid JSON") }
  }
  const said = `error ${error.status}`
  return { said, attempt: byStatus(error, error.status, said) }
}

/** The parameter that a model says it never accepts, as OpenAI's reasoning models do; null: it says nothing of the kind. */
const unfitIn = (error: unknown): string | null => {
  if (!(error instanceof APIError) || !/^unsupported_/.test(error.code ?? "")) return null
  const { param } = error
  return param != null && /^[\w.[\]-]{1,60}$/.test(param) ? param : "our requests"
}

/** How many seconds a Retry-After header asks to wait: it holds a number of seconds or a date. */
const secondsUntil = (retryAfter: string): number =>
  Number.isNaN(Number(retryAfter))
    ? (Date.parse(retryAfter) - Date.now()) / 1_000
    : Number(retryAfter)

const byStatus = (error: APIError, status: number, detail: string): Attempt => {
  const said = `${JSON.stringify(error.error)} ${error.message}`
  if (status < 500 && !COUNTED.has(status) && TOO_LONG.test(said)) {
    return { kind: "failed", failure: new ModelFailed({ why: "too-long", detail }) }
  }
  if (status === 408 || status >= 500) return { kind: "again", detail }
  if (status === 429) {
    const wait = secondsUntil(error.headers?.get("retry-after") ?? "0")
    return { kind: wait <= LONGEST_WAIT_S ? "again" : "elsewhere", detail }
  }
  if (status === 402 || status === 404) return { kind: "elsewhere", detail }
  return refused(detail)
}
