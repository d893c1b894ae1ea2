import { z } from "zod/mini"
import { CalendarEvent, EventDetails, EventId } from "../../../core/calendar/event.ts"
import { ChatbotId, ClientId, Id } from "../../../core/shared/ids.ts"
import { Instant } from "../../../core/shared/text.ts"
import { Done, GoogleReturn, limit, Nothing, route } from "./route.ts"

/** An access token, or a ticket: for navigations, which carry no header. */
const access_token = z.optional(z.string().check(z.maxLength(8192)))
const WithEvent = z.extend(Done, { data: z.object({ event: CalendarEvent }) })

/** Appointments in the owner's Google Calendar (contract.md 2.8). */
export const calendar = {
  status: route({
    method: "GET",
    path: "/api/google-calendar/connection-status",
    who: "owner-or-ticket",
    wording: "calendar-status",
    query: z.object({ chatbotId: ChatbotId, access_token }),
    response: z.extend(Done, {
      data: z.object({
        is_connected: z.boolean(),
        connection_id: z.nullable(Id),
        allow_modify_any_event: z.boolean(),
        token_expires_at: z.nullable(Instant),
        error: z.optional(z.string()),
      }),
    }),
  }),
  /** A navigation: leads to Google. */
  connect: route({
    method: "GET",
    path: "/api/google-calendar/connect",
    who: "owner-or-ticket",
    query: z.object({ chatbotId: ChatbotId, access_token }),
    status: 302,
    response: Nothing,
  }),
  callback: route({
    method: "GET",
    path: "/api/google-calendar/callback",
    who: "anybody",
    query: GoogleReturn,
    status: 302,
    response: Nothing,
  }),
  disconnect: route({
    method: "POST",
    path: "/api/google-calendar/disconnect",
    who: "owner-or-ticket",
    query: z.object({ connectionId: Id, access_token }),
    response: z.extend(Done, { message: z.string() }),
  }),
  updateSettings: route({
    method: "PATCH",
    path: "/api/google-calendar/update-settings",
    who: "owner-with-csrf-token",
    body: z.object({ chatbotId: ChatbotId, allowModifyAnyEvent: z.boolean() }),
    response: z.extend(Done, { data: z.object({ allow_modify_any_event: z.boolean() }) }),
  }),
  createEvent: route({
    method: "POST",
    path: "/api/google-calendar/create-event",
    who: "owner",
    body: z.object({ chatbotId: ChatbotId, eventDetails: EventDetails }),
    response: WithEvent,
  }),
  updateEvent: route({
    method: "PUT",
    path: "/api/google-calendar/update-event",
    who: "owner",
    body: z.object({ chatbotId: ChatbotId, eventId: EventId, eventDetails: EventDetails }),
    response: WithEvent,
  }),
  cancelEvent: route({
    method: "DELETE",
    path: "/api/google-calendar/cancel-event",
    who: "owner",
    body: z.object({
      chatbotId: ChatbotId,
      eventId: EventId,
      clientId: z.optional(ClientId),
    }),
    response: Done,
  }),
  listEvents: route({
    method: "GET",
    path: "/api/google-calendar/list-events",
    who: "owner",
    query: z.object({
      chatbotId: ChatbotId,
      maxResults: limit(5, 50),
      clientId: z.optional(ClientId),
      connectionId: z.optional(Id),
    }),
    response: z.extend(Done, { data: z.object({ events: z.array(CalendarEvent) }) }),
  }),
}
