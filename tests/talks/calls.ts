import type { ModelRequest } from "../../core/reply/model.ts"

/** The model's calls of its calendar tools. */
export const create = (from: string, more: object = {}) => ({
  name: "create_calendar_event",
  args: { summary: "Corte", start_time: from, ...more },
})
export const update = (event_id: string, more: object) => ({
  name: "update_calendar_event",
  args: { event_id, ...more },
})
export const cancel = (event_id: string) => ({ name: "cancel_calendar_event", args: { event_id } })
export const list = (more: object = {}) => ({ name: "list_calendar_events", args: more })

/** What the tools have answered it so far. */
export const results = (request: ModelRequest | undefined) =>
  (request?.messages ?? []).flatMap((said) =>
    said.role === "tool" ? [JSON.parse(said.content)] : [],
  )

export const AT_TEN = "2026-03-12T10:00"
export const CLAIM = "Te he reservado el jueves 12 de marzo a las 10:00."
