import type { ReplyOf, Route } from "./contract/route.ts"

/** What a handler may do to its answer. */
export type Answer = {
  readonly setCookie: (cookie: string) => void
  /** Answers with this status instead of the route's. */
  readonly status: (status: number) => void
  readonly redirect: (to: string) => Response
}

/** What Elysia writes beside the body. */
export type Written = {
  status?: number | string
  readonly headers: Record<string, string | number | string[]>
}

/** How the answer of a call is written: `answer` is for the handler, `write` takes what it gives. */
export const answering = <R extends Route>(route: R, written: Written) => {
  const cookies: string[] = []
  let status: number = route.status ?? 200
  const answer: Answer = {
    setCookie: (cookie) => cookies.push(cookie),
    status: (other) => {
      status = other
    },
    redirect: (to) => new Response(null, { status: 302, headers: { location: to } }),
  }
  const write = (reply: unknown): Response | ReplyOf<R> => {
    if (reply instanceof Response) {
      for (const cookie of cookies) reply.headers.append("set-cookie", cookie)
      return reply
    }
    written.status = status
    if (cookies.length > 0) written.headers["set-cookie"] = cookies
    // Drops everything that the contract does not name.
    return route.response.parse(reply) as ReplyOf<R>
  }
  return { answer, write }
}
