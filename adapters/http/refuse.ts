import { CATALOGUE, type Code, say } from "../../core/shared/catalogue.ts"
import {
  Conflict,
  Invalid,
  LimitReached,
  NotAllowed,
  NotFound,
  Unavailable,
} from "../../core/shared/refusals.ts"
import type { RefusalBody } from "./contract/refusal.ts"

/** A refusal before the app puts the request's id in (contract.md 1.1). */
type Body = Omit<RefusalBody, "id">

/** Thrown: the app's one error handler writes the answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Body,
  ) {
    super(body.error)
  }
}

type More = Partial<Pick<Body, "error" | "field" | "retryAfter">> & { readonly status?: number }

/** A refusal of the catalogue: with its own status and sentence, or those given. */
export const refusalOf = (code: Code, { status, ...more }: More = {}) => {
  const row = CATALOGUE[code]
  return new Refusal(status ?? row.status, { error: row.sentence, code, ...more })
}

const KINDS = [Conflict, Invalid, LimitReached, NotAllowed, NotFound, Unavailable]
type Refused = InstanceType<(typeof KINDS)[number]>

const isRefused = (error: unknown): error is Refused => KINDS.some((kind) => error instanceof kind)

/** Turns a use case's refusal into its answer; any other error stays as it is. */
export const asRefusal = (error: unknown): unknown => {
  if (!isRefused(error)) return error
  const { code, message, field, retryAfter } = error
  const status = error instanceof Conflict ? 409 : CATALOGUE[code].status
  return new Refusal(status, {
    error: message,
    code,
    ...(field === undefined ? {} : { field }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
}

/** For a call whose provider is neither configured nor played. */
export const providerOff = (provider: string) =>
  refusalOf("provider_off", { error: say("provider_off", { provider }).message })

/** Whether programs call there: they get JSON for a wrong address, and not a page. */
export const isForPrograms = (pathname: string) => /^\/(api|webhooks|sandbox)(\/|$)/.test(pathname)

/**
 * Two calls need other words: the contact form reads `message`, and a chatbot that could not be created is refused in words of
 * its own.
 */
export const refusedAt = ({ method, url }: Request, body: Body): Body => {
  const { pathname } = new URL(url)
  if (/^\/api\/contact\/?$/.test(pathname)) return { ...body, message: body.error }
  const creating = method === "POST" && pathname === "/api/chatbots" && body.code === "internal"
  return creating ? { ...body, error: CATALOGUE.internal.creating } : body
}
