import { z } from "zod"
import { answerText } from "../answer-text.ts"
import { numberOf } from "./json.ts"

/** What came of one call to the Graph API. */
export type GraphAnswer =
  | { readonly kind: "ok"; readonly body: unknown }
  | { readonly kind: "error"; readonly status: number; readonly error: GraphError }
  /** An answer that is not Meta's own: HTML from a gateway, an empty body, incomplete JSON. */
  | { readonly kind: "unreadable"; readonly status: number }
  /** No answer in time, or the connection broke after the request had left. */
  | { readonly kind: "unknown" }
  /** The request never left: refused, no such host, TLS. */
  | { readonly kind: "refused" }

export type GraphError = {
  readonly code: number
  readonly message: string
  readonly transient: boolean
  readonly subcode: number | null
}

const Refused = z.object({
  error: z.object({
    code: z.unknown().transform(numberOf).pipe(z.int32()),
    message: z.string().catch(""),
    is_transient: z.boolean().optional().catch(undefined),
    error_subcode: z.unknown().transform(numberOf).optional(),
  }),
})

const TIMEOUT_MS = 15_000

/** Errors of connections that were never made, so that nothing can have been done at the other end. */
const NEVER_LEFT =
  /ECONNREFUSED|ConnectionRefused|ENOTFOUND|EAI_AGAIN|DNS|FailedToOpenSocket|Unable to connect|certificate|CERT_|TLS|SSL/i

type Call = {
  readonly method: "GET" | "POST" | "DELETE"
  readonly url: string
  readonly token?: string
  readonly body?: object
  readonly timeout?: number
}

/** One call, one attempt. */
export const callGraph = async ({
  method,
  url,
  token,
  body,
  timeout = TIMEOUT_MS,
}: Call): Promise<GraphAnswer> => {
  let response: Response
  let text: string
  try {
    response = await fetch(url, {
      method,
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    text = await answerText(response)
  } catch (error) {
    const { name, code, message } = error as { name?: string; code?: string; message?: string }
    const said = `${name} ${code} ${message}`
    return NEVER_LEFT.test(said) && !/timed? ?out|ECONNRESET/i.test(said)
      ? { kind: "refused" }
      : { kind: "unknown" }
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { kind: "unreadable", status: response.status }
  }
  const refused = Refused.safeParse(parsed)
  if (refused.success) {
    const { code, message, is_transient, error_subcode } = refused.data.error
    return {
      kind: "error",
      status: response.status,
      error: {
        code,
        message,
        transient: is_transient === true,
        subcode: error_subcode ?? null,
      },
    }
  }
  return response.ok
    ? { kind: "ok", body: parsed }
    : { kind: "unreadable", status: response.status }
}
