import { MAX_BODY_BYTES } from "./reading/read-bytes.ts"
import { securityHeaders } from "./security.ts"

export type Server = {
  readonly port: number
  /** Sets the handler, which may need the port. Requests that come before wait for it. */
  readonly handle: (handler: Handler) => void
  /** For a second answers with `connection: close`, so that proxies send their next requests elsewhere. */
  readonly leave: () => Promise<void>
  /** Takes no new connection and waits for the requests that run. */
  readonly stop: () => Promise<void>
  /** Address of the peer at the other end of the connection. */
  readonly peerOf: (request: Request) => string | null
  /** Streams live longer than the idle limit. */
  readonly keepOpen: (request: Request) => void
  /** Lets an answer take longer than the idle limit. Answers a function that puts the limit back. */
  readonly takeTime: TakeTime
}

export type TakeTime = (request: Request) => () => void

export type Handler = (request: Request) => Response | Promise<Response>

/** Above this the connection is cut. The routes' own limits are lower, and refuse in words. */
const MAX_REQUEST_BYTES = 4 * MAX_BODY_BYTES

/** Slow and idle connections are closed after so long. */
const IDLE_SECONDS = 20

/** Longer than all the outside calls of one answer, each of which has a limit of its own. */
const ANSWER_SECONDS = 120

/** Time for a proxy to hear it on each connection it keeps: a request that is sent into a closing one is lost. */
const LEAVE_WITHIN_MS = 1_000

/** Listens. Throws with code EADDRINUSE when the port is taken. */
export const serve = (hostname: string, port: number): Server => {
  const given = Promise.withResolvers<Handler>()
  let handler: Handler | null = null
  let leaving = false
  const streams = new WeakSet<Request>()
  const server = Bun.serve({
    hostname,
    port,
    // Otherwise Bun would silently share a port that another process has.
    reusePort: false,
    idleTimeout: IDLE_SECONDS,
    maxRequestBodySize: MAX_REQUEST_BYTES,
    development: false,
    fetch: (request) => {
      if (!URL.canParse(request.url)) {
        if (request.headers.has("host")) return badHost()
        nameHost(request)
      }
      const answer = handler ? handler(request) : given.promise.then((ready) => ready(request))
      return leaving || isLast(request) ? saidLast(answer) : answer
    },
  })
  return {
    port: server.port ?? port,
    handle: (ready) => {
      handler = ready
      given.resolve(ready)
    },
    leave: () => {
      leaving = true
      return Bun.sleep(LEAVE_WITHIN_MS)
    },
    stop: () => server.stop(),
    peerOf: (request) => server.requestIP(request)?.address ?? null,
    keepOpen: (request) => {
      streams.add(request)
      server.timeout(request, 0)
    },
    takeTime: (request) => {
      server.timeout(request, ANSWER_SECONDS)
      return () => {
        if (!streams.has(request)) server.timeout(request, IDLE_SECONDS)
      }
    },
  }
}

const isLast = (request: Request) => request.headers.get("connection")?.toLowerCase() === "close"

/** Bun closes a connection whose client asks for it, but does not set the header. */
const saidLast = async (answer: Response | Promise<Response>) => {
  const response = await answer
  response.headers.set("connection", "close")
  return response
}

/** HTTP/1.0 requests, such as load balancers' checks, may name no host (Bun refuses that in HTTP/1.1): any will do. */
const nameHost = (request: Request) => {
  Object.defineProperty(request, "url", { value: `http://localhost${request.url}` })
}

/** With an invalid host the URL cannot be parsed, so no route could read it. */
const badHost = () => {
  const id = crypto.randomUUID()
  return Response.json(
    { error: "Invalid request.", code: "invalid_json", id },
    {
      status: 400,
      headers: { ...securityHeaders("", []), "x-request-id": id, "cache-control": "no-store" },
    },
  )
}
