import { MAX_BODY_BYTES } from "./read-bytes.ts"
import { securityHeaders } from "./security.ts"

export type Server = {
  readonly port: number
  /** The handler may be given once the port is known: until then every request waits for it. */
  readonly handle: (handler: Handler) => void
  /** For a while tells every connection that its answer was the last one, so that a proxy sends the next request elsewhere. */
  readonly leave: () => Promise<void>
  /** Takes no new connection and waits for the requests that run. */
  readonly stop: () => Promise<void>
  /** Address of the peer at the other end of the connection. */
  readonly peerOf: (request: Request) => string | null
  /** Streams live longer than the idle limit. */
  readonly keepOpen: (request: Request) => void
  /** For a request that has been read and is being answered: its client has nothing to say. Answers the end of that. */
  readonly takeTime: TakeTime
}

export type TakeTime = (request: Request) => () => void

export type Handler = (request: Request) => Response | Promise<Response>

/** The net under the routes' own limits, above which a connection is cut: they answer in words. */
const MAX_REQUEST_BYTES = 4 * MAX_BODY_BYTES

/** Slow and idle connections are closed after so long. */
const IDLE_SECONDS = 20

/** Longer than all the outside calls of one answer, each of which has a limit of its own. */
const ANSWER_SECONDS = 120

/** So long a proxy has to hear it on each connection that it keeps: a request on its way to one that ends is lost. */
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
    // Outside development Bun would share a taken port with whoever has it, in silence.
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

/** Bun ends a connection whose client asks for it, and does not say so itself. */
const saidLast = async (answer: Response | Promise<Response>) => {
  const response = await answer
  response.headers.set("connection", "close")
  return response
}

/** HTTP/1.0 needs to name no host, and load balancers' checks do not (Bun refuses that in HTTP/1.1): any will do. */
const nameHost = (request: Request) => {
  Object.defineProperty(request, "url", { value: `http://localhost${request.url}` })
}

/** With a host that is none an address has no end: nothing behind this could read it. */
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
