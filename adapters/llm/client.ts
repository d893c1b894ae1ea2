import OpenAI from "openai"
import type { ModelAnswer, ModelRequest } from "../../core/reply/model.ts"
import { answerText } from "../providers/answer-text.ts"
import { readAnswer } from "./answer.ts"
import { type Failure, failureOf, refused, unsupportedIn } from "./failures.ts"
import { type OptionalParameter, optionalParameterIn, requestBody } from "./request.ts"

type Options = {
  readonly baseUrl: string
  readonly apiKey: string
  readonly maxTokens: number
  /** Asks models to think little, in the words of OpenRouter and of the sandbox. */
  readonly lowEffort: boolean
  readonly log: (line: string) => void
  /** Milliseconds that a call may take. Read anew for each, so that it can be changed meanwhile. */
  readonly times: { readonly call: number }
}

export type Attempt = { readonly kind: "answer"; readonly answer: ModelAnswer } | Failure

/** Lines by which servers keep a connection open while the model thinks. No line of JSON begins with a colon. */
const COMMENTS = /^:.*$/gm

/**
 * Single calls of a model through the OpenAI SDK, without its retries: only router.ts tries again. Each has to be over at `until`,
 * by `performance.now()`.
 */
export const modelClient = (options: Options) => {
  const { times, log } = options
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl,
    maxRetries: 0,
    fetch: async (url, init) => {
      // No redirects: what clients wrote goes only to the server that the operator has set.
      const response = await fetch(url, { ...init, redirect: "manual" })
      return new Response((await answerText(response)).replace(COMMENTS, ""), response)
    },
  })

  /** What each model has refused. It is asked without as long as this process lives. */
  const refusals = new Map<string, Set<OptionalParameter>>()

  const refusedBy = (model: string) => {
    const refused = refusals.get(model) ?? new Set()
    refusals.set(model, refused)
    return refused
  }

  const bodyOf = (model: string, request: ModelRequest) =>
    requestBody(model, request, { ...options, without: refusedBy(model) })

  const ask = async (model: string, request: ModelRequest, until: number): Promise<Attempt> => {
    const body = bodyOf(model, request)
    const name = shortNameOf(model)
    try {
      const response: unknown = await client.chat.completions.create(body, {
        // The SDK takes whole numbers only.
        timeout: Math.max(1, Math.min(times.call, Math.ceil(until - performance.now()))),
      })
      const read = readAnswer(response)
      if (read.kind === "answer") return read
      log(`${name}: ${read.detail}`)
      return refused(read.detail)
    } catch (error) {
      const { said, failure } = failureOf(error)
      log(`${name}: ${said}`)
      const unsupported = unsupportedIn(error)
      if (unsupported === null) return failure
      const parameter = optionalParameterIn(body, unsupported)
      const then = parameter ? "it is asked without" : "LLM_MODEL has to name another"
      log(`${name}: refuses ${unsupported}; ${then}`)
      if (!parameter) return failure
      refusedBy(model).add(parameter)
      return ask(model, request, until)
    }
  }
  return { ask, bodyOf }
}

/** A model's name without vendor and suffix: gpt-oss-20b. */
export const shortNameOf = (model: string) => model.replace(/^.*\//, "").replace(/:.*$/, "")
