import { readdir, readFile } from "node:fs/promises"
import { createServer, type Socket } from "node:net"
import { join } from "node:path"

/** What a provider answers, in the form of the fixtures. */
export type Answer = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** No answer comes at all. */
  readonly timeout?: boolean
}

export type Asked = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Headers
  readonly body: unknown
}

/** A right answer after more blanks than anybody reads. */
export const endless = (body: unknown): Answer => ({
  headers: { "content-type": "application/json" },
  body: " ".repeat(11_000_000) + JSON.stringify(body),
})

/**
 * A provider that is called over real HTTP. It gives its answers by path where they are set so (calls side by side come in any
 * order), else in order, and the last one again and again.
 */
export const loopback = () => {
  const asked: Asked[] = []
  let answers: readonly Answer[] = []
  let byPath: Readonly<Record<string, Answer>> = {}
  const next = () => answers[Math.min(asked.length, answers.length - 1)] ?? {}
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 60,
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const answer = byPath[pathname] ?? next()
      asked.push({
        method: request.method,
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers: request.headers,
        body: await request.json().catch(() => null),
      })
      if (answer.timeout) return new Promise<Response>(() => {})
      const { body, status = 200, headers = {} } = answer
      return typeof body === "string"
        ? new Response(body, { status, headers })
        : Response.json(body ?? null, { status, headers })
    },
  })
  return {
    url: `http://127.0.0.1:${server.port}`,
    asked,
    answer: (...given: readonly Answer[]) => {
      asked.length = 0
      answers = given
      byPath = {}
    },
    answerAt: (given: Readonly<Record<string, Answer>>) => {
      asked.length = 0
      answers = []
      byPath = given
    },
    /** How long to wait for the next answer: for one that does not come not long, for others however busy the machine is. */
    patience: (briefly: number) => (next().timeout ? briefly : 60_000),
    stop: () => server.stop(true),
  }
}

/** A server without HTTP, which does with each connection what the test says. */
export const rawServer = async (serve: (socket: Socket) => void) => {
  const server = createServer((socket) => {
    socket.on("error", () => {})
    serve(socket)
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  return {
    port: address && typeof address === "object" ? address.port : 0,
    stop: () => server.close(),
  }
}

const FIXTURES = join(import.meta.dir, "..", "fixtures")

export const answerOf = async (path: string): Promise<Answer> =>
  JSON.parse(await readFile(join(FIXTURES, `${path}.json`), "utf8"))

export const answersIn = async (folder: string) =>
  (await readdir(join(FIXTURES, folder)))
    .map((name) => `${folder}/${name.replace(".json", "")}`)
    .sort()
