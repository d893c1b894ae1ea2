import { z } from "zod/mini"

/** Who may call (contract.md 1.3). */
export type Who =
  | "anybody"
  /** Whoever is signed in. */
  | "owner"
  /** Whoever is signed in and sends the token against forged requests. */
  | "owner-with-csrf-token"
  /** Whoever is signed in, or names an access token or a one-time ticket in the query. */
  | "owner-or-ticket"
  /** Whoever is signed in, or sends the token of a mailed link in the body. */
  | "owner-or-mailed-token"
  /** Whoever holds the refresh cookie. */
  | "refresh-cookie"
  /** Operators; outside production every owner, for their own id. */
  | "operator-or-self"
  /** Operators, and callers on this machine. */
  | "operator-or-local"
  /** A provider, by its signature. */
  | "provider"

type Shape = z.ZodMiniType
type Part = "params" | "query" | "body"

/** One route of the contract: server, browser and the OpenAPI document read the same one. */
export type Route = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  readonly path: `/${string}`
  readonly who: Who
  readonly params?: Shape
  readonly query?: Shape
  readonly body?: Shape
  readonly response: Shape
  /** The status of a success; 200 if left out. */
  readonly status?: 201 | 302
  /** The screen in whose words it refuses; the common ones if left out (contract.md 1.7). */
  readonly wording?: "payments" | "connecting" | "line-status" | "calendar-status" | "simulation"
}

/** A route with its own literal types. */
export const route = <const R extends Route>(declared: R): R => declared

type Sent<R, P extends Part> = R extends { readonly [part in P]: infer S extends Shape }
  ? object extends z.input<S>
    ? { readonly [part in P]?: z.input<S> }
    : { readonly [part in P]: z.input<S> }
  : unknown

type Read<R, P extends Part> = R extends { readonly [part in P]: infer S extends Shape }
  ? { readonly [part in P]: z.output<S> }
  : unknown

/** What a caller gives: the parts that the route has. */
export type CallOf<R> = Sent<R, "params"> & Sent<R, "query"> & Sent<R, "body">

/** What a handler gets: the same parts, read. */
export type InputOf<R> = Read<R, "params"> & Read<R, "query"> & Read<R, "body">

/** What a success answers. */
export type ReplyOf<R extends Route> = z.output<R["response"]>

type Values = Readonly<Record<string, unknown>>

/** The address of a call: path with its ids, query with what is given. */
export const addressOf = (
  { path }: Route,
  { params = {}, query = {} }: { readonly params?: Values; readonly query?: Values },
): string => {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length > 0 ? `${filled}?${search}` : filled
}

export const DONE = { success: true } as const
export const Done = z.object({ success: z.literal(true) })
export const Told = z.object({ message: z.string() })
/** The answer is another address, a stream or a text: nothing to read as JSON. */
export const Nothing = z.void()

/** What Google's consent page sends the browser back with (providers.md 2.1). */
export const GoogleReturn = z.object({
  code: z.optional(z.string()),
  state: z.optional(z.string()),
  error: z.optional(z.string()),
})

export const listOf = <S extends Shape>(shape: S) =>
  z.object({ items: z.array(shape), total: z.int() })

/** A whole number in a query, with its bounds and its default. */
const count = (min: number, max: number, otherwise: number) =>
  z._default(
    z.pipe(
      z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/))]),
      z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
    ),
    otherwise,
  )

export const limit = (otherwise: number, max = 100) => count(1, max, otherwise)
/** Behind the end of a list nothing is left: the highest is only a number that JavaScript still counts exactly. */
export const offset = count(0, 999_999_999_999_999, 0)

/** Lists come in pages, newest first (contract.md 1.2). */
export const page = { limit: limit(50), offset }
