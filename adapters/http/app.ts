import { randomUUID } from "node:crypto"
import { Elysia } from "elysia"
import { databaseAtFault } from "../postgres/store/database-errors.ts"
import type { Telemetry } from "../telemetry/telemetry.ts"
import { Refusal, refusalOf, refusedAt } from "./refuse.ts"
import { securityHeaders } from "./security.ts"

export type AppOptions = {
  readonly publicUrl: string
  readonly telemetry: Telemetry
  /** Hashes of the built pages' inline scripts. */
  readonly scripts: readonly string[]
}

/** What all answers share: an id, headers, and the one place that turns errors into answers (contract.md 1.1). */
export const httpApp = ({ publicUrl, telemetry, scripts }: AppOptions) => {
  const headers = securityHeaders(publicUrl, scripts)
  return new Elysia({
    name: "frame",
    aot: true,
    // With a slash at the end it is another address (contract.md 1.1).
    strictPath: true,
    // Otherwise Elysia misreads the path where the host has fewer than four letters.
    handler: { standardHostname: false },
  })
    .derive({ as: "global" }, ({ set }) => {
      const requestId = randomUUID()
      Object.assign(set.headers, headers, { "x-request-id": requestId })
      return { requestId }
    })
    .onAfterHandle({ as: "global" }, ({ request, set }) => {
      if (new URL(request.url).pathname.startsWith("/api/")) {
        set.headers["cache-control"] ??= "no-store"
      }
    })
    .onAfterResponse({ as: "global" }, ({ route, responseValue, set }) => {
      // A route that answers with a Response does not go through `set`.
      const status = responseValue instanceof Response ? responseValue.status : set.status
      telemetry.count("http_requests_total", {
        route: route || "none",
        status: String(status ?? 200),
      })
    })
    .onError({ as: "global" }, ({ code, error, request, set }) => {
      const id = (set.headers["x-request-id"] as string | undefined) ?? randomUUID()
      const { status, body } = answerTo(code, error)
      // Here, because the counter in onAfterResponse reads it.
      set.status = status
      const { pathname: path } = new URL(request.url)
      // A provider that is off is not logged: anybody can call it, and the start has said so already.
      if (status >= 500 && body.code !== "provider_off") {
        telemetry.fault("request_failed", error, { id, method: request.method, path })
      }
      return Response.json(
        { ...refusedAt(request, body), id },
        {
          status,
          headers: {
            ...headers,
            "x-request-id": id,
            "cache-control": "no-store",
            ...(body.retryAfter ? { "retry-after": String(body.retryAfter) } : {}),
          },
        },
      )
    })
}

const answerTo = (code: string | number, error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (code === "NOT_FOUND") return refusalOf("not_found")
  // AbortError: the caller broke off in the middle of the body, which is no fault of ours.
  if (code === "PARSE" || (error as Error).name === "AbortError") return refusalOf("invalid_json")
  return refusalOf(databaseAtFault(error) ? "database_unavailable" : "internal")
}
