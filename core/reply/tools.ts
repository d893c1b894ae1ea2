import * as Effect from "effect/Effect"
import type { Plans } from "../billing/ports.ts"
import type { Notebooks } from "../memory/ports.ts"
import { failed, type Tool } from "./tool.ts"
import { type CalendarPorts, calendarTools } from "./tools/calendar.ts"
import { handoverTools } from "./tools/handover.ts"
import { memoryTools } from "./tools/memory.ts"
import { writesToOwner } from "./tools/names.ts"
import type { Briefing, Held } from "./turn.ts"

type Needs = CalendarPorts | Notebooks | Plans

/** Notifications and memory saves that one client may cause in an hour (contract.md 1.6). */
const WRITES_AN_HOUR = 5

/** The tools of a turn: those of the calendar are withdrawn if none is connected, those of the memory are there only if it is enabled. */
export const toolsFor = (held: Held, briefing: Briefing): readonly Tool<Needs>[] => {
  const allowance = { left: WRITES_AN_HOUR - briefing.writesLastHour }
  const tools: readonly Tool<Needs>[] = [
    ...calendarTools(held, briefing).map((tool) => ({ ...tool, withdrawn: !briefing.calendar })),
    ...(briefing.chatbot.memoryEnabled ? memoryTools(held, briefing) : []),
    ...handoverTools(held, briefing),
  ]
  return tools.map((tool) => (writesToOwner(tool.name) ? limited(allowance, tool) : tool))
}

/** A tool that may run only while the allowance lasts. It is counted at each run, as a model may make many calls in one answer. */
const limited = (allowance: { left: number }, tool: Tool<Needs>): Tool<Needs> => ({
  ...tool,
  run: Effect.fnUntraced(function* (args, call) {
    if (allowance.left <= 0) return failed("limit", "Enough has been left with the owner for now.")
    const result = yield* tool.run(args, call)
    if (result.ok) allowance.left--
    return result
  }),
})
