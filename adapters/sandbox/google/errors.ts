import { answer } from "../player.ts"

type Where = {
  readonly domain?: string
  readonly locationType?: string
  readonly location?: string
}

/** Thrown by a route of a Google API, and answered as Google does (providers.md 2.2). */
export class GoogleRefusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    message: string,
    readonly where: Where = {},
  ) {
    super(message)
  }

  toResponse(): Response {
    const { status: code, reason, message, where } = this
    return answer(code, {
      error: { errors: [{ domain: "global", reason, message, ...where }], code, message },
    })
  }
}

export const invalid = (location: string, message = "Invalid value") =>
  new GoogleRefusal(400, "invalid", message, { locationType: "parameter", location })

export const emptyRange = () =>
  new GoogleRefusal(400, "timeRangeEmpty", "The specified time range is empty.", {
    domain: "calendar",
    locationType: "parameter",
    location: "timeMax",
  })

export const notFound = () => new GoogleRefusal(404, "notFound", "Not Found")

/** The same for OAuth, whose errors have another shape. */
export class OAuthRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    description: string,
  ) {
    super(description)
  }

  toResponse(): Response {
    return answer(this.status, { error: this.code, error_description: this.message })
  }
}
