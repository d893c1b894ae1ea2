import type { Route, Who } from "../../adapters/http/contract/route.ts"
import { ROUTES } from "../../adapters/http/contract/routes.ts"

const OWNERS: ReadonlySet<Who> = new Set<Who>(["owner", "owner-with-csrf-token", "owner-or-ticket"])

/** Calls of an owner that are not measured. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  // They end what others need: the session, and the calendar.
  "sessions.signOut",
  "calendar.disconnect",
  // It never ends.
  "events.stream",
  // They wait for a provider.
  "billing.checkout",
  "billing.portal",
  "calendar.connect",
  "calendar.createEvent",
  "calendar.listEvents",
  "calendar.updateEvent",
  "whatsapp.chooseNumber",
  "whatsapp.connectByHand",
  "whatsapp.deleteFacebookData",
  "whatsapp.facebookCallback",
  "whatsapp.processToken",
])

/** The calls whose time is measured. None deletes anything, as each is made many times. */
export const measuredRoutes = (): readonly (readonly [name: string, route: Route])[] =>
  [...ROUTES].filter(
    ([name, { who, method }]) => OWNERS.has(who) && method !== "DELETE" && !LEFT_OUT.has(name),
  )
