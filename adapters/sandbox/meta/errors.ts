import { answer } from "../player.ts"

type Extra = { readonly subcode?: number; readonly details?: string }

/** Thrown by a route of the Graph API, answered in Meta's shape. */
export class GraphRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly extra: Extra = {},
  ) {
    super(message)
  }

  toResponse(): Response {
    const { subcode, details } = this.extra
    return answer(this.status, {
      error: {
        message: this.message,
        type: "OAuthException",
        code: this.code,
        ...(subcode === undefined ? {} : { error_subcode: subcode }),
        ...(details === undefined
          ? {}
          : { error_data: { messaging_product: "whatsapp", details } }),
        fbtrace_id: "SANDBOX",
      },
    })
  }
}

export const invalidToken = (subcode = 463) =>
  new GraphRefusal(401, 190, "Error validating access token: the session has been invalidated.", {
    subcode,
  })

export const invalidParameter = (details: string) =>
  new GraphRefusal(400, 100, "(#100) Invalid parameter", { details })
