import { Elysia } from "elysia"
import type { SandboxOptions } from "../options.ts"
import { calendarApi } from "./calendar.ts"
import { googleCalendars } from "./calendars.ts"
import { googleConsent } from "./consent.ts"
import { notFound } from "./errors.ts"
import { googleGrants } from "./grants.ts"
import { googleOAuth } from "./oauth.ts"

/** Google, played: sign-in, tokens, and the calendars. */
export const google = (options: SandboxOptions) => {
  const grants = googleGrants()
  const calendars = googleCalendars()
  return {
    grants,
    calendars,
    api: new Elysia()
      .onError(({ code }) => {
        if (code === "NOT_FOUND") return notFound().toResponse()
      })
      .use(googleOAuth(options, grants))
      .use(calendarApi(grants, calendars)),
    pages: googleConsent(options, grants),
  }
}
