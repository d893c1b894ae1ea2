import { CATALOGUE, type Code } from "../../core/shared/catalogue.ts"

/** A refusal as every route answers it (contract.md 1.1); the request id is put in by the app. */
export type RefusalBody = {
  readonly error: string
  readonly code: string
  readonly id?: string
  readonly field?: string
  readonly retryAfter?: number
  readonly message?: string
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: RefusalBody,
  ) {
    super(body.error)
  }
}

type More = Pick<RefusalBody, "field" | "retryAfter"> & { readonly error?: string }

/** A refusal of the catalogue: in its own sentence, or in the words of `error`. */
export const refusalOf = (code: Code, more: More = {}) => {
  const { status, sentence } = CATALOGUE[code]
  return new Refusal(status, { error: sentence, code, ...more })
}

/** Thrown: the app's one error handler writes the answer. */
export const refuse = (status: number, code: string, error: string): never => {
  throw new Refusal(status, { error, code })
}

/** The contact form reads `message`. */
export const refusedAt = (path: string, body: RefusalBody): RefusalBody =>
  /^\/api\/contact\/?$/.test(path) ? { ...body, message: body.error } : body
