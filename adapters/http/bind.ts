import type { Elysia } from "elysia"
import type { z } from "zod/mini"
import type { Caller } from "../../core/accounts/session.ts"
import type { ChatbotId } from "../../core/shared/ids.ts"
import type { Run } from "../run.ts"
import { withCaller } from "../telemetry/caller.ts"
import type { Admission } from "./admission.ts"
import { type Answer, answering, type Written } from "./answer.ts"
import type { InputOf, Route, Who } from "./contract/route.ts"
import type { Rate } from "./limits/rate.ts"
import { readBody } from "./reading/read-body.ts"
import { readParts } from "./reading/read-parts.ts"
import { asRefusal } from "./refuse.ts"
import type { TakeTime } from "./serve.ts"

/*
 * Serves the routes of the contract. Each call is checked in the order of contract.md 1.1: rate, origin, sign-in, CSRF, role,
 * size, JSON, id format, ownership, fields. What is left, such as a plan's limits, is up to the use case.
 */

/** What a handler gets besides its input. */
export type Call = Answer & {
  readonly request: Request
  readonly requestId: string
  readonly url: URL
  /** The caller's address or network, for rate limits (client-address.ts). */
  readonly address: string
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

/** Serves a route. `rate`: how often it may be called, besides what every owner may call in all. */
export type Bind = <R extends Route>(route: R, handler: Handler<R>, rate?: Rate) => void

/** What every feature's routes are made of. */
export type RouteParts = { readonly bind: Bind; readonly run: Run }

/** Serves routes of the contract on `app`. */
export const bindTo =
  (app: Elysia, admission: Admission, takeTime: TakeTime): Bind =>
  (route, handler, rate) => {
    app.route(
      route.method,
      route.path,
      async ({ request, params, set }: { request: Request; params: object; set: Written }) => {
        const requestId = String(set.headers["x-request-id"])
        const url = new URL(request.url)
        const { answer, write } = answering(route, set)
        try {
          const { caller, address } = await admission.admit(route, request, { url, rate })
          const body = route.body ? await readBody(request, url.pathname) : undefined
          admission.admitWith(route, caller, body ?? {})
          const given = { params, query: Object.fromEntries(url.searchParams), body }
          const own = (chatbot: ChatbotId) => admission.own(route, caller, chatbot)
          const input = { caller, ...(await readParts(route, given, own)) }
          const call = { ...answer, request, requestId, url, address }
          const answered = takeTime(request)
          const handled = withCaller(address, async () => handler(input as never, call))
          return write(await handled.finally(answered))
        } catch (error) {
          throw asRefusal(error)
        }
      },
      // The body is read above, once the caller is admitted.
      { parse: "none" },
    )
  }
