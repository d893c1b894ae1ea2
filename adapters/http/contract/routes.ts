import { accounts } from "./accounts.ts"
import { billing } from "./billing.ts"
import { calendar } from "./calendar.ts"
import { chatbots } from "./chatbots.ts"
import { configuration } from "./configuration.ts"
import { contact } from "./contact.ts"
import { conversations } from "./conversations.ts"
import { debug } from "./debug.ts"
import { events } from "./events.ts"
import { health } from "./health.ts"
import { knowledge } from "./knowledge.ts"
import { memory } from "./memory.ts"
import type { Route } from "./route.ts"
import { sessions } from "./sessions.ts"
import { simulation } from "./simulation.ts"
import { webhooks } from "./webhooks.ts"
import { whatsapp } from "./whatsapp.ts"

const FEATURES = {
  accounts,
  billing,
  calendar,
  chatbots,
  configuration,
  contact,
  conversations,
  debug,
  events,
  health,
  knowledge,
  memory,
  sessions,
  simulation,
  webhooks,
  whatsapp,
}

/** Every route there is, by "feature.name": for the OpenAPI document, and for tests that may forget none. */
export const ROUTES: ReadonlyMap<string, Route> = new Map(
  Object.entries(FEATURES).flatMap(([feature, routes]) =>
    Object.entries<Route>(routes).map(([name, route]) => [`${feature}.${name}`, route] as const),
  ),
)
