import {
  addressOf,
  type CallOf,
  type ReplyOf,
  type Route,
} from "../../../adapters/http/contract/route.ts"
import { device } from "../storage.ts"

const UNREACHED = "Recado did not answer. Please check your internet connection and try again."
/** What the server says of a fault that it did not foresee. Nobody can do anything with it. */
const INTERNAL = "Internal error"
const BROKEN = "Something went wrong in Recado. Please try again. If it happens again, write to us."

/** A refusal of the server; the message is the sentence to show. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
    readonly id: string | null,
    /** Seconds until the server takes such a call again; null: it did not say. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }
}

const isInternal = (fault: unknown): fault is Refused =>
  fault instanceof Refused && fault.code === "internal" && fault.message === INTERNAL

/** A refusal without a sentence of its own, as when a proxy answers in the server's place, or the server itself is broken. */
export const isWordless = (fault: unknown): fault is Refused =>
  isInternal(fault) || (fault instanceof Refused && fault.message.startsWith("HTTP error!"))

/** The server works and says no; from 500 on something in it is broken. */
export const isNo = (fault: unknown): fault is Refused => inWords(fault) && fault.status < 500

/** A refusal with a sentence to show. */
export const inWords = (fault: unknown): fault is Refused =>
  fault instanceof Refused && !isWordless(fault)

/** The words of a fault, of which those that say nothing are replaced. */
export const messageOf = (fault: Error) => (isInternal(fault) ? BROKEN : fault.message)

/** What to say of a fault where a screen has no sentence of its own. */
export const sentenceOf = (fault: unknown) => {
  if (isInternal(fault)) return BROKEN
  return fault instanceof Error && !isWordless(fault) ? fault.message : UNREACHED
}

export const hasCode = (fault: unknown, code: string) =>
  fault instanceof Refused && fault.code === code

/** As long as the window in which an owner's calls are counted (contract.md 1.6). */
const WAITED_FOR_S = 60

/** Milliseconds to wait after a call beyond the rate limit; null: it is another fault, or the wait is too long. */
export const waitOf = (fault: unknown): number | null => {
  const seconds = fault instanceof Refused && fault.status === 429 ? fault.retryAfter : null
  return seconds !== null && seconds <= WAITED_FOR_S ? seconds * 1000 : null
}

/** The network failed, or something else answered in the server's place. The sentence is ours: each browser has another. */
export class Unreached extends Error {
  constructor(cause: unknown) {
    super(UNREACHED, { cause })
  }
}

const unreached = (cause: unknown): never => {
  throw new Unreached(cause)
}

type Parts = { params?: Values; query?: Values; body?: unknown }
type Values = Readonly<Record<string, unknown>>
type Said = { error?: unknown; message?: unknown; code?: unknown; id?: unknown }

const textOf = (...said: unknown[]) => said.find((one): one is string => typeof one === "string")

/** The header may also hold a date, but our server never sends one. */
const secondsOf = (retryAfter: string | null) => Number.parseInt(retryAfter ?? "", 10) || null

const refusal = async (answer: Response) => {
  const said: Said = await answer.json().catch(() => ({}))
  return new Refused(
    textOf(said.error, said.message) ?? `HTTP error! status: ${answer.status}`,
    textOf(said.code) ?? "unknown",
    answer.status,
    textOf(said.id, answer.headers.get("X-Request-Id")) ?? null,
    secondsOf(answer.headers.get("Retry-After")),
  )
}

const csrfCookie = () => /(?:^|; )csrf-token=([^;]+)/.exec(document.cookie)?.[1]

/** Longer than the server's own limits, after which it answers with a refusal. */
const READ_WITHIN_MS = 45_000
const WRITE_WITHIN_MS = 125_000

/** Browsers allow 64 KiB for all calls with keepalive together. */
const KEPT_ALIVE_CHARACTERS = 10_000

/** Letters are written in it. A browser set to another language would say that instead. */
const chosenLanguage = () =>
  document.documentElement.lang === "es" ? "es" : device.read("language")

/** One call of the contract: fills the address, sends, reads the answer with the route's own shape. */
export const send = async <R extends Route>(
  route: R,
  call: CallOf<R>,
  token: string | null,
): Promise<ReplyOf<R>> => {
  const { params, query, body } = call as Parts
  const text = body === undefined ? "" : JSON.stringify(body)
  const csrf = route.who === "owner-with-csrf-token" && csrfCookie()
  const language = chosenLanguage()
  const answer = await fetch(
    addressOf(route, { ...(params && { params }), ...(query && { query }) }),
    {
      method: route.method,
      // A deletion or change is sent to its end even if the page is closed at that moment.
      keepalive: /^(DELETE|PATCH)$/.test(route.method) && text.length < KEPT_ALIVE_CHARACTERS,
      signal: AbortSignal.timeout(route.method === "GET" ? READ_WITHIN_MS : WRITE_WITHIN_MS),
      headers: {
        ...(text && { "Content-Type": "application/json" }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(csrf && { "X-CSRF-Token": csrf }),
        ...(language && { "Accept-Language": language }),
      },
      ...(text && { body: text }),
    },
  ).catch(unreached)
  if (!answer.ok) throw await refusal(answer)
  return (await answer
    .json()
    .then((said: unknown) => route.response.parse(said))
    .catch(unreached)) as ReplyOf<R>
}
