import { handoverTools } from "./tools/handover.ts"
import type { Briefing, Held } from "./turn.ts"

/** What the model may use in this turn: calendar only with a connection, memory only when it is enabled. */
export const toolsFor = (held: Held, briefing: Briefing) => [...handoverTools(held, briefing)]
