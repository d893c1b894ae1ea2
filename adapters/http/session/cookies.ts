import { FLOW_SECONDS, SESSION_DAYS } from "../../../core/accounts/session.ts"

/** The cookies of contract.md 1.4: names and attributes in one place. */
export type Cookies = {
  /** Value of the session cookie in a request. */
  readonly session: (request: Request) => string | null
  readonly refresh: (request: Request) => string | null
  readonly csrf: (request: Request) => string | null
  /** Secrets of all sign-ins and connections that this browser has begun. */
  readonly flows: (request: Request) => readonly string[]
  readonly setSession: (value: string | null) => string
  readonly setRefresh: (value: string | null) => string
  readonly setCsrf: (value: string | null) => string
  readonly setFlow: (id: string, secret: string | null) => string
}

const SESSION_SECONDS = SESSION_DAYS * 24 * 3600
const FLOW = "flow-"

/** Cookies for a site at this address: Secure, and with the __Host- prefix, if it is served over https. */
export const cookiesFor = (publicUrl: string): Cookies => {
  const secure = publicUrl.startsWith("https:")
  const sessionName = secure ? "__Host-session" : "session"
  const cookie = (name: string, value: string | null, seconds: number, attributes: string) =>
    [
      `${name}=${value ?? ""}`,
      `Max-Age=${value === null ? 0 : seconds}`,
      attributes,
      ...(secure ? ["Secure"] : []),
    ].join("; ")
  const one = (request: Request, name: string) => {
    const found = read(request).filter(([key]) => key === name)
    return found.length === 1 ? (found[0]?.[1] ?? null) : null
  }
  return {
    session: (request) => one(request, sessionName),
    refresh: (request) => one(request, "refresh"),
    csrf: (request) => one(request, "csrf-token"),
    flows: (request) =>
      read(request).flatMap(([name, value]) => (name.startsWith(FLOW) ? [value] : [])),
    setSession: (value) =>
      cookie(sessionName, value, SESSION_SECONDS, "HttpOnly; SameSite=Lax; Path=/"),
    setRefresh: (value) =>
      cookie("refresh", value, SESSION_SECONDS, "HttpOnly; SameSite=Strict; Path=/api/auth"),
    setCsrf: (value) => cookie("csrf-token", value, SESSION_SECONDS, "SameSite=Strict; Path=/"),
    setFlow: (id, secret) =>
      cookie(`${FLOW}${id}`, secret, FLOW_SECONDS, "HttpOnly; SameSite=Lax; Path=/api"),
  }
}

const read = (request: Request): readonly (readonly [name: string, value: string])[] =>
  (request.headers.get("cookie") ?? "").split(";").flatMap((pair) => {
    const cut = pair.indexOf("=")
    return cut === -1 ? [] : [[pair.slice(0, cut).trim(), pair.slice(cut + 1).trim()] as const]
  })
