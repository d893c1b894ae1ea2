import type { Plans } from "../billing/ports.ts"
import type { Notebooks } from "../memory/ports.ts"
import type { Handover } from "./ports.ts"
import type { Tool } from "./tool.ts"
import { type CalendarPorts, calendarTools } from "./tools/calendar.ts"
import { handoverTools } from "./tools/handover.ts"
import { memoryTools } from "./tools/memory.ts"
import type { Briefing, Held } from "./turn.ts"

/** What the model may use in this turn: calendar only with a connection, memory only when it is enabled. */
export const toolsFor = (
  held: Held,
  briefing: Briefing,
): readonly Tool<CalendarPorts | Handover | Notebooks | Plans>[] => [
  ...(briefing.calendar ? calendarTools(held, briefing) : []),
  ...(briefing.chatbot.memoryEnabled ? memoryTools(held, briefing) : []),
  ...handoverTools(held, briefing),
]
