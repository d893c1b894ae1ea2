import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai"
import { ModelFailed } from "../../core/reply/failures.ts"

/** What a call that failed means for the next one. */
export type Failure =
  /** The same model may answer if it is asked again. */
  | { readonly kind: "again"; readonly detail: string }
  /** This model will not answer; another may. */
  | { readonly kind: "elsewhere"; readonly detail: string }
  /** Neither this model nor another will answer: nothing else is tried. */
  | { readonly kind: "failed"; readonly failure: ModelFailed }

/** A Retry-After longer than this is not waited for (contract.md 4.2). */
const LONGEST_WAIT_S = 5

export const refused = (detail: string): Failure => ({
  kind: "failed",
  failure: new ModelFailed({ why: "refused", detail }),
})

/** Reads what the SDK throws. `said` is for the log. */
export const failureOf = (error: unknown): { said: string; failure: Failure } => {
  if (error instanceof APIConnectionTimeoutError) {
    return { said: "error timeout", failure: { kind: "again", detail: "timeout" } }
  }
  if (error instanceof APIConnectionError) {
    return { said: "error connection", failure: { kind: "again", detail: "connection" } }
  }
  if (!(error instanceof APIError) || error.status === undefined) {
    // JSON that is cut off, or is none, throws a bare SyntaxError (providers.md 4.1).
    return { said: "invalid JSON response", failure: refused("invalid JSON") }
  }
  const said = `error ${error.status}`
  return { said, failure: byStatus(error, error.status, said) }
}

const TOO_LONG =
  /context[ _](length|size|window|limit)|exceed_context_size|token_limit_exceeded|maximum (context|prompt|model)|too many tokens|number of tokens allowed|(prompt|input) is too long|string[ _]too[ _]long|reduce the length/i
/** A budget or a rate is used up. These errors speak of tokens, too, but not because the conversation is too long. */
const USED_UP: ReadonlySet<number> = new Set([402, 429])

const byStatus = (error: APIError, status: number, detail: string): Failure => {
  const said = `${JSON.stringify(error.error)} ${error.message}`
  if (status < 500 && !USED_UP.has(status) && TOO_LONG.test(said)) {
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

/** How many seconds a Retry-After header asks to wait. It holds a number of seconds or a date. */
const secondsUntil = (retryAfter: string): number =>
  Number.isNaN(Number(retryAfter))
    ? (Date.parse(retryAfter) - Date.now()) / 1_000
    : Number(retryAfter)

/** The parameter that a model says it never accepts, as OpenAI's reasoning models do. Null: it says nothing of the kind. */
export const unsupportedIn = (error: unknown): string | null => {
  if (!(error instanceof APIError) || !/^unsupported_/.test(error.code ?? "")) return null
  const { param } = error
  return param != null && /^[\w.[\]-]{1,60}$/.test(param) ? param : "our requests"
}
