import { CATALOGUE, type Code, say } from "../../core/shared/catalogue.ts"

/** A refusal as every route answers it (contract.md 1.1); the request id is put in by the app. */
export type RefusalBody = {
  readonly error: string
  readonly code: string
  readonly id?: string
  readonly field?: string
  readonly retryAfter?: number
  readonly message?: string
}

/** Thrown: the app's one error handler writes the answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: RefusalBody,
  ) {
    super(body.error)
  }
}

type More = Partial<Pick<RefusalBody, "error" | "field" | "retryAfter">> & {
  readonly status?: number
}

/** A refusal of the catalogue: with its own status and sentence, or those given. */
export const refusalOf = (code: Code, { status, ...more }: More = {}) => {
  const row = CATALOGUE[code]
  return new Refusal(status ?? row.status, { error: row.sentence, code, ...more })
}

/** For a call whose provider is neither configured nor played. */
export const providerOff = (provider: string) =>
  refusalOf("provider_off", { error: say("provider_off", { provider }).message })

/**
 * Two calls differ: the contact form reads `message`, and a chatbot that could not be created is refused in words of its own.
 */
export const refusedAt = ({ method, url }: Request, body: RefusalBody): RefusalBody => {
  const { pathname } = new URL(url)
  if (/^\/api\/contact\/?$/.test(pathname)) return { ...body, message: body.error }
  const creating = method === "POST" && pathname === "/api/chatbots" && body.code === "internal"
  return creating ? { ...body, error: CATALOGUE.internal.creating } : body
}
