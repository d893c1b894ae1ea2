/*
 * What the model's tools are called. Steps that are stored for a week name them, and so do the patterns that take calls out of
 * replies: a name that has been used means the same for good.
 */

export const LIST_EVENTS = "list_calendar_events"
export const CREATE_EVENT = "create_calendar_event"
export const UPDATE_EVENT = "update_calendar_event"
export const CANCEL_EVENT = "cancel_calendar_event"
export const SAVE_MEMORY = "save_memory"
export const UPDATE_MEMORY = "update_memory"
export const NOTIFY_OWNER = "notify_owner"
export const PAUSE_CONVERSATION = "pause_conversation"

/**
 * Those of which one client may cause only a few an hour (tools.ts): they write to the owner or into the memory. What was used
 * before is counted by `briefing_of` (db/functions/briefing.sql), which lists them, too.
 */
export const OWNER_WRITES = [SAVE_MEMORY, UPDATE_MEMORY, NOTIFY_OWNER] as const
/** Those that have nothing to do with the calendar. */
export const OTHER_TOOLS = [...OWNER_WRITES, PAUSE_CONVERSATION] as const

export type ToolName =
  | typeof LIST_EVENTS
  | typeof CREATE_EVENT
  | typeof UPDATE_EVENT
  | typeof CANCEL_EVENT
  | (typeof OTHER_TOOLS)[number]

/** Whether a call changes the calendar, also one that there is not: models make up "delete_calendar_event". */
export const changesCalendar = (name: string) => name.endsWith("_calendar_event")
export const remembers = (name: string) => name === SAVE_MEMORY || name === UPDATE_MEMORY
export const writesToOwner = (name: string) => OWNER_WRITES.some((one) => one === name)
