import { z } from "zod"
import { answerText } from "../providers/answer-text.ts"
import { parsedJson } from "../providers/parsed-json.ts"
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

/** Meta's code for a parameter that it does not take; the subcode says which and why. */
export const BAD_PARAMETER = 100

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

type Received = { readonly ok: boolean; readonly status: number; readonly text: string }

/** Calls the Graph API once. */
export const callGraph = async (call: Call): Promise<GraphAnswer> => {
  let received: Received
  try {
    received = await send(call)
  } catch (error) {
    return { kind: mayHaveArrived(error) ? "unknown" : "refused" }
  }
  return read(received)
}

const send = async ({ method, url, token, body, timeout }: Call): Promise<Received> => {
  const response = await fetch(url, {
    method,
    redirect: "error",
    signal: AbortSignal.timeout(timeout ?? TIMEOUT_MS),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { ok, status } = response
  return { ok, status, text: await answerText(response) }
}

const mayHaveArrived = (error: unknown) => {
  const { name, code, message } = error as { name?: string; code?: string; message?: string }
  const said = `${name} ${code} ${message}`
  return !NEVER_LEFT.test(said) || /timed? ?out|ECONNRESET/i.test(said)
}

const read = ({ ok, status, text }: Received): GraphAnswer => {
  const body = parsedJson(text)
  if (body === undefined) return { kind: "unreadable", status }
  const refused = Refused.safeParse(body).data
  if (!refused) return ok ? { kind: "ok", body } : { kind: "unreadable", status }
  const { code, message, is_transient, error_subcode } = refused.error
  const transient = is_transient === true
  return {
    kind: "error",
    status,
    error: { code, message, transient, subcode: error_subcode ?? null },
  }
}
