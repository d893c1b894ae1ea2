import { Elysia } from "elysia"
import { z } from "zod"
import { answer } from "../player.ts"
import type { GoogleCalendars } from "./calendars.ts"
import { GoogleRefusal, invalid, notFound } from "./errors.ts"
import { blocks, CALENDAR_ZONE, endOf, startOf } from "./event.ts"
import { CALENDAR_SCOPE, type GoogleGrants } from "./grants.ts"
import { listEvents } from "./list.ts"
import { instantOf, isZone, written } from "./times.ts"

const FreeBusy = z.object({
  timeMin: z.string(),
  timeMax: z.string(),
  timeZone: z.string().default("UTC"),
  items: z.array(z.object({ id: z.string() })).default([]),
})

/** Calendar v3: events and free/busy of the account that the bearer token opens. */
export const calendarApi = (grants: GoogleGrants, calendars: GoogleCalendars, now: () => Date) => {
  const accountOf = (request: Request, calendar = "primary") => {
    const bearer = /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1]
    const access = grants.access(bearer ?? "")
    if (!access) {
      throw new GoogleRefusal(401, "authError", "Invalid Credentials", {
        locationType: "header",
        location: "Authorization",
      })
    }
    if (!access.scope.includes(CALENDAR_SCOPE)) {
      throw new GoogleRefusal(
        403,
        "insufficientPermissions",
        "Request had insufficient authentication scopes.",
      )
    }
    if (calendar !== "primary" && calendar !== access.email) throw notFound()
    return access.email
  }
  const ifMatch = (request: Request) => request.headers.get("if-match")

  return new Elysia({ prefix: "/calendar/v3" })
    .onError(({ error, code }) => {
      if (error instanceof GoogleRefusal) return error.toResponse()
      if (code === "NOT_FOUND") return notFound().toResponse()
      if (code === "PARSE") return invalid("body", "Parse Error").toResponse()
      throw error
    })
    .get("/calendars/:calendar", ({ request, params }) => {
      const id = accountOf(request, params.calendar)
      return { kind: "calendar#calendar", id, summary: id, timeZone: CALENDAR_ZONE }
    })
    .get("/calendars/:calendar/events", ({ request, params }) =>
      listEvents(calendars, {
        account: accountOf(request, params.calendar),
        query: new URL(request.url).searchParams,
        now: now(),
      }),
    )
    .post("/calendars/:calendar/events", ({ request, params, body }) =>
      calendars.insert(accountOf(request, params.calendar), (body ?? {}) as object as Draft),
    )
    .get("/calendars/:calendar/events/:event", ({ request, params }) =>
      calendars.find(accountOf(request, params.calendar), params.event),
    )
    .patch("/calendars/:calendar/events/:event", ({ request, params, body }) => {
      const account = accountOf(request, params.calendar)
      return calendars.change(account, params.event, ifMatch(request), body as Draft, true)
    })
    .put("/calendars/:calendar/events/:event", ({ request, params, body }) => {
      const account = accountOf(request, params.calendar)
      return calendars.change(account, params.event, ifMatch(request), body as Draft, false)
    })
    .delete("/calendars/:calendar/events/:event", ({ request, params }) => {
      calendars.remove(accountOf(request, params.calendar), params.event, ifMatch(request))
      return new Response(null, { status: 204 })
    })
    .post("/freeBusy", ({ request, body }) => {
      const account = accountOf(request)
      const asked = FreeBusy.safeParse(body)
      if (!asked.success) throw invalid(asked.error.issues[0]?.path.join(".") ?? "body")
      const { timeMin, timeMax, timeZone, items } = asked.data
      if (!isZone(timeZone)) throw invalid("timeZone")
      const [from, to] = [instantOf(timeMin), instantOf(timeMax)]
      if (from === null || to === null) throw invalid("timeMin", "Bad Request")
      const busy = busyTimes(calendars, account, { from, to }).map(([start, end]) => ({
        start: written(start, timeZone),
        end: written(end, timeZone),
      }))
      const missing = { errors: [{ domain: "global", reason: "notFound" }], busy: [] }
      return answer(200, {
        kind: "calendar#freeBusy",
        timeMin: new Date(from).toISOString(),
        timeMax: new Date(to).toISOString(),
        calendars: Object.fromEntries(
          items.map(({ id }) => [id, id === "primary" || id === account ? { busy } : missing]),
        ),
      })
    })
}

type Draft = Readonly<Record<string, unknown>>
type Span = { readonly from: number; readonly to: number }

/** The times of all that blocks, run together where they touch. */
const busyTimes = (calendars: GoogleCalendars, account: string, span: Span) => {
  const times = calendars
    .within(account, span, true)
    .filter(blocks)
    .map((event) => [startOf(event), endOf(event)] as const)
    .toSorted(([a], [b]) => a - b)
  const joined: [number, number][] = []
  for (const [start, end] of times) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}
