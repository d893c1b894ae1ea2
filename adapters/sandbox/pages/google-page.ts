import { Elysia } from "elysia"
import { GoogleRefusal } from "../google/errors.ts"
import { CALENDAR_ZONE, type When } from "../google/event.ts"
import { SOMEBODY } from "../google/grants.ts"
import { html, page, refusedPage, seeOther } from "../html.ts"
import type { SandboxWorld } from "../sandbox.ts"

const SHOWN = 200

/** /sandbox/google: the events of all calendars, and a form for an appointment of the owner's own. */
export const googlePage = ({ google: { calendars, grants } }: SandboxWorld) =>
  new Elysia()
    .get("/sandbox/google", () => {
      const events = calendars.all().slice(-SHOWN).reverse()
      return page({
        title: "Google",
        main: html`<form class="card" method="post"><div class="columns">
<label>Calendar of<input type="email" name="email" required value="${grants.lastCalendar() ?? SOMEBODY}"></label>
<label>What<input name="summary" required value="Busy"></label>
<label>From<input type="datetime-local" name="start" required></label>
<label>Until<input type="datetime-local" name="end" required></label>
</div><button>Add event</button> <span class="muted">Times of ${CALENDAR_ZONE}</span></form>
${
  events.length === 0
    ? html`<p class="muted">No events yet.</p>`
    : html`<table><tr><th>Calendar</th><th>What</th><th>From</th><th>Until</th><th>State</th></tr>
${events.map(
  ({ organizer, summary, start, end, status }) =>
    html`<tr><td>${(organizer as { email?: string } | undefined)?.email}</td><td>${String(summary ?? "(untitled)")}</td><td>${written(start)}</td><td>${written(end)}</td><td>${status}</td></tr>`,
)}</table>`
}`,
      })
    })
    .post(
      "/sandbox/google",
      async ({ request }) => {
        const form = new URLSearchParams(await request.text())
        const at = (name: string) => ({
          dateTime: `${form.get(name)}:00`,
          timeZone: CALENDAR_ZONE,
        })
        try {
          calendars.insert((form.get("email") || SOMEBODY).toLowerCase(), {
            summary: form.get("summary"),
            start: at("start"),
            end: at("end"),
          })
        } catch (error) {
          if (error instanceof GoogleRefusal) return refusedPage("Google", error.message)
          throw error
        }
        return seeOther("/sandbox/google")
      },
      { parse: "none" },
    )

const written = ({ date, dateTime }: When) => dateTime ?? date
