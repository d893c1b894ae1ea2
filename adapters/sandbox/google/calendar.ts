import { Elysia } from "elysia"
import type { GoogleCalendars } from "./calendars.ts"
import { GoogleRefusal, invalid, notFound } from "./errors.ts"
import type { Draft } from "./event.ts"
import { freeBusy } from "./free-busy.ts"
import type { GoogleGrants } from "./grants.ts"
import { listEvents } from "./list.ts"

/** The scopes that allow each call. One that allows to read events need not allow to ask when somebody is busy. */
const EVENT_SCOPES = /\/auth\/calendar(?:\.events(?:\.owned)?)?$/
const FREE_BUSY_SCOPES = /\/auth\/calendar(?:\.readonly|\.freebusy|\.events\.freebusy)?$/

/** Calendar v3: the events of the account of the bearer token. */
export const calendarApi = (grants: GoogleGrants, calendars: GoogleCalendars) => {
  const accessOf = (request: Request, scopes: RegExp) => {
    const bearer = /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1]
    const access = grants.access(bearer ?? "")
    if (!access) {
      throw new GoogleRefusal(401, "authError", "Invalid Credentials", {
        locationType: "header",
        location: "Authorization",
      })
    }
    if (!access.scope.split(" ").some((each) => scopes.test(each))) {
      throw new GoogleRefusal(
        403,
        "insufficientPermissions",
        "Request had insufficient authentication scopes.",
      )
    }
    return access
  }
  const accountOf = (request: Request, calendar: string) => {
    const { email } = accessOf(request, EVENT_SCOPES)
    if (calendar !== "primary" && calendar !== email) throw notFound()
    return email
  }
  const ifMatch = (request: Request) => request.headers.get("if-match")

  return new Elysia({ prefix: "/calendar/v3" })
    .onError(({ error, code }) => {
      if (error instanceof GoogleRefusal) return error.toResponse()
      if (code === "NOT_FOUND") return notFound().toResponse()
      if (code === "PARSE") return invalid("body", "Parse Error").toResponse()
      throw error
    })
    .post("/freeBusy", ({ request, body }) =>
      freeBusy(calendars, accessOf(request, FREE_BUSY_SCOPES).email, body),
    )
    .get("/calendars/:calendar/events", ({ request, params }) =>
      listEvents(calendars, accountOf(request, params.calendar), new URL(request.url).searchParams),
    )
    .post("/calendars/:calendar/events", ({ request, params, body }) =>
      calendars.insert(accountOf(request, params.calendar), draftOf(body)),
    )
    .get("/calendars/:calendar/events/:event", ({ request, params }) =>
      calendars.find(accountOf(request, params.calendar), params.event),
    )
    .patch("/calendars/:calendar/events/:event", ({ request, params, body }) => {
      const account = accountOf(request, params.calendar)
      return calendars.change(account, params.event, ifMatch(request), draftOf(body))
    })
    .delete("/calendars/:calendar/events/:event", ({ request, params }) => {
      calendars.remove(accountOf(request, params.calendar), params.event, ifMatch(request))
      return new Response(null, { status: 204 })
    })
}

const draftOf = (body: unknown): Draft => (typeof body === "object" ? { ...body } : {})
