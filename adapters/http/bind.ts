import type { Elysia } from "elysia"
import type { z } from "zod/mini"
import type { Caller } from "../../core/accounts/session.ts"
import type { Code } from "../../core/shared/catalogue.ts"
import { withCaller } from "../telemetry/caller.ts"
import type { Admission } from "./admission.ts"
import type { InputOf, ReplyOf, Route, Who } from "./contract/route.ts"
import { readBytes } from "./read-bytes.ts"
import { readParts } from "./read-parts.ts"
import { asRefusal, refusalOf } from "./refuse.ts"
import type { TakeTime } from "./serve.ts"

/*
 * Serves the routes of the contract. Each call is checked in the order of contract.md 1.1: rate, origin, sign-in, CSRF, role,
 * size, JSON, id format, ownership, fields. What is left, such as a plan's limits, is up to the use case.
 */

/** What a handler may do to its answer. */
export type Call = {
  readonly request: Request
  readonly requestId: string
  readonly url: URL
  /** The caller's address or network, for rate limits (client-address.ts). */
  readonly address: string
  readonly setCookie: (cookie: string) => void
  /** Answers with this status instead of the route's. */
  readonly status: (status: number) => void
  readonly redirect: (to: string) => Response
}

type SignedIn = "owner" | "owner-with-csrf-token" | "owner-or-ticket" | "operator-or-self"
type Signed<W extends Who> = W extends SignedIn ? Caller : Caller | null

export type Handler<R extends Route> = (
  input: InputOf<R> & { readonly caller: Signed<R["who"]> },
  call: Call,
) => Promise<Replied<R> | Response> | Replied<R> | Response

/** Use cases may answer read-only data, because it is only written out. */
type ReadOnly<T> = T extends object ? { readonly [K in keyof T]: ReadOnly<T[K]> } : T
type Replied<R extends Route> = ReadOnly<z.input<R["response"]>>

export type Bind = <R extends Route>(route: R, handler: Handler<R>) => void

type Answer = {
  status?: number | string
  readonly headers: Record<string, string | number | string[]>
}

const AUTH_BYTES = 16 * 1024
const OWNER_BYTES = 256 * 1024
const MAX_DEPTH = 20

/** Serves routes of the contract on `app`. */
export const bindTo =
  (app: Elysia, admission: Admission, takeTime: TakeTime): Bind =>
  (route, handler) => {
    app.route(
      route.method,
      route.path,
      async ({ request, params, set }: { request: Request; params: object; set: Answer }) => {
        const requestId = String(set.headers["x-request-id"])
        const url = new URL(request.url)
        const cookies: string[] = []
        let status: number = route.status ?? 200
        try {
          const { caller, address } = await admission.admit(route, request, url)
          const given = {
            params,
            query: Object.fromEntries(url.searchParams),
            body: route.body ? await readBody(request, url.pathname) : undefined,
          }
          const input = {
            caller,
            ...(await readParts(route, given, (chatbot) => admission.own(route, caller, chatbot))),
          }
          const answered = takeTime(request)
          const reply = await withCaller(address, async () =>
            handler(input as never, {
              request,
              requestId,
              url,
              address,
              setCookie: (cookie) => cookies.push(cookie),
              status: (other) => {
                status = other
              },
              redirect: (to) => new Response(null, { status: 302, headers: { location: to } }),
            }),
          ).finally(answered)
          if (reply instanceof Response) {
            for (const cookie of cookies) reply.headers.append("set-cookie", cookie)
            return reply
          }
          set.status = status
          if (cookies.length > 0) set.headers["set-cookie"] = cookies
          // Drops everything that the contract does not name.
          return route.response.parse(reply) as ReplyOf<typeof route>
        } catch (error) {
          throw asRefusal(error)
        }
      },
      // The body is read above, once the caller is admitted.
      { parse: "none" },
    )
  }

const refuseAs = (code: Code): never => {
  throw refusalOf(code)
}

const readBody = async (request: Request, path: string): Promise<unknown> => {
  const most = path.startsWith("/api/auth/") ? AUTH_BYTES : OWNER_BYTES
  const bytes = await readBytes(request, most)
  const type = request.headers.get("content-type") ?? ""
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return bytes.byteLength === 0 ? {} : refuseAs("invalid_type")
  }
  if (bytes.byteLength === 0) return {}
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    return refuseAs("invalid_json")
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return refuseAs("invalid_json")
  }
  return deeperThan(value, MAX_DEPTH) ? refuseAs("invalid_json") : value
}

const deeperThan = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => deeperThan(inner, levels - 1)))
