import { answer } from "../player.ts"

export const API_VERSION = "2026-10-28.endive"

type Extra = { readonly code?: string; readonly param?: string }

/** Thrown by a route of the payment API, answered in Stripe's shape. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly type: "invalid_request_error" | "idempotency_error" | "api_error",
    message: string,
    readonly extra: Extra = {},
  ) {
    super(message)
  }

  toResponse(): Response {
    const { type, message, extra, status } = this
    return stripeAnswer(status, { error: { type, message, ...extra } })
  }
}

export const missing = (kind: string, id: string, param: string) =>
  new StripeRefusal(
    param === "id" ? 404 : 400,
    "invalid_request_error",
    `No such ${kind}: '${id}'`,
    {
      code: "resource_missing",
      param,
    },
  )

export const stripeAnswer = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) =>
  answer(status, body, {
    "content-type": "application/json",
    "stripe-version": API_VERSION,
    "request-id": "req_sandbox",
    ...headers,
  })
