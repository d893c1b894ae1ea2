import { Elysia } from "elysia"
import type { Failure, FailureRules } from "./failures.ts"
import type { SandboxOptions, SandboxProvider } from "./options.ts"
import type { RequestRecords } from "./records.ts"

type Stage = {
  readonly records: RequestRecords
  readonly failures: FailureRules
  readonly options: Pick<SandboxOptions, "keepOpen">
}

/** Answers one call of a provider's API; `url.pathname` is the path on the provider's own host. */
export type Play = (request: ProviderRequest) => Response | Promise<Response>

export type ProviderRequest = {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly text: string
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const
const SLOW_MS = 1000
const NO_ANSWER_MS = 300_000

/** Serves a played provider under /sandbox/<provider>: records each call, and fails where a failure rule says so. */
export const player = (provider: SandboxProvider, play: Play, stage: Stage) => {
  const prefix = `/sandbox/${provider}`
  const serve = async ({ request }: { request: Request }) => {
    const url = new URL(request.url)
    url.pathname = url.pathname.slice(prefix.length)
    const path = url.pathname + url.search
    const text = await request.text()
    stage.records.add(provider, request, path, text)

    const { method, headers } = request
    const act = () => play({ method, url, headers, text })
    const failure = stage.failures.take(provider, method, path)
    if (!failure) return await act()
    // The server's idle limit would end a long delay too early.
    stage.options.keepOpen(request)
    const over = AbortSignal.any([request.signal, stage.failures.standing()])
    return await failing(failure, act, over)
  }
  const app = new Elysia()
  // One route per method: the app's catch-all GET page would take precedence over a route for all methods.
  for (const method of METHODS) app.route(method, `${prefix}/*`, serve, { parse: "none" })
  return app
}

const failing = async (
  failure: Failure,
  act: () => Response | Promise<Response>,
  over: AbortSignal,
): Promise<Response> => {
  const wait = failure.delayMs ?? 0
  switch (failure.mode) {
    case "status":
      await sleep(wait, over)
      return scripted(failure)
    case "timeout":
      await sleep(failure.delayMs ?? NO_ANSWER_MS, over)
      return reset()
    case "reset":
      await sleep(wait, over)
      return reset()
    case "slow":
      await sleep(failure.delayMs ?? SLOW_MS, over)
      return await act()
    case "do_then_reset":
      await act()
      await sleep(wait, over)
      return reset()
    case "do_then_500":
      await act()
      await sleep(wait, over)
      return scripted(failure)
  }
}

const scripted = ({ status = 500, body = "", headers }: Failure) => answer(status, body, headers)

/** A provider written as an Elysia app of its own. */
export const playedBy =
  (app: { handle: (request: Request) => Promise<Response> }): Play =>
  ({ method, url, headers, text }) =>
    app.handle(new Request(url, { method, headers, ...(text === "" ? {} : { body: text }) }))

/** An answer whose body is sent as it is when it is text, else as JSON. */
export const answer = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  typeof body === "string"
    ? new Response(body, { status, headers: { "content-type": "text/html", ...headers } })
    : new Response(JSON.stringify(body), {
        status,
        headers: { "content-type": "application/json; charset=UTF-8", ...headers },
      })

/** Breaks the connection without an answer: a body that fails before its first byte makes the server hang up. */
const reset = () =>
  new Response(
    new ReadableStream({
      pull: (controller) => controller.error(undefined),
    }),
  )

const sleep = (ms: number, over: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (ms <= 0 || over.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    over.addEventListener("abort", () => {
      clearTimeout(timer)
      resolve()
    })
  })
