import { closing } from "./brackets.ts"
import { CALENDAR_TOOL, OTHER_TOOL } from "./calls.ts"

/*
 * Tool calls that a model writes as JSON in its text. Those of the calendar are called commands here, and a warning is put in the
 * place of the first (contract.md 4.4); calls of the other tools are removed silently.
 */

/** A pattern for a tool's name in JSON, however it is spelt: "Cancel_Event", "cancel-event", "cancel event", "cancelEvent". */
const inAnySpelling = (tool: string) => tool.replaceAll("_", "[_ -]?")
const CALENDAR_NAME = inAnySpelling(CALENDAR_TOOL)
const OTHER_NAME = inAnySpelling(OTHER_TOOL)
const COMMAND = new RegExp(`^(?:\\w+[.:])?${CALENDAR_NAME}$`, "i")
const CALL = new RegExp(`^(?:\\w+[.:])?${OTHER_NAME}$`, "i")
const NAMING = [
  ...["action", "command", "tool", "function", "type", "name"],
  ...["toolname", "functionname", "recipientname"],
]
/** These keys may hold a text for people instead ("Create event", on a button), unless arguments stand beside it. */
const LABELS = ["type", "name"]
const ARGUMENTS = ["arguments", "args", "parameters", "params", "input"]
const DETAILS = ["eventdetails", "calendarcommand"]
/** Keys of arguments, however they are spelt. They appear without their tool's name, too, and mean nothing else. */
const KEYS_OF_CALLS = "start_time|end_time|event_id|time_min|time_max|max_results|date_time"
const KEY_OF_CALL = new RegExp(`^(?:${KEYS_OF_CALLS.replaceAll("_", "[_-]?")})$`, "i")
/** All keys that the arguments of the other tools have, sorted. They are everyday words: only JSON with exactly these is a call. */
const SOLE_KEYS = ["", "content", "content,id", "message", "reason"]
/** The beginning of a command that was cut off or is not valid JSON. */
const BROKEN = String.raw`\b(?:action|command|tool|function|type|\w*name)["']?\s*:\s*["']?(?:\w+[.:])?`
const BROKEN_COMMAND = new RegExp(
  String.raw`${BROKEN}${CALENDAR_NAME}\b|\b(?:event_?details|calendar_?command)["']?\s*:`,
  "i",
)
const BROKEN_CALL = new RegExp(
  String.raw`${BROKEN}${OTHER_NAME}\b|["']?\b(?:${KEYS_OF_CALLS.replaceAll("_", "_?")})["']?\s*:`,
  "i",
)
/** The beginning of JSON, as opposed to prose in brackets. */
const LIKE_JSON = /^(?:[{[]\s*["'{[]|\{\s*\w+\s*:)/

/**
 * How many characters may be parsed as JSON in all; what follows is dropped. A bracket that never closes is read to the end of the
 * text, and a model may write thousands of them.
 */
const MOST_PARSED = 500_000

/** `said` without commands and calls; `warning` takes the place of the first command. */
export const withoutCommands = (said: string, warning: string): string => {
  let text = said
  let parsed = 0
  let kept = ""
  let warned = false
  let at = 0
  while (at < text.length) {
    const start = nextBracket(text, at)
    if (start === -1) break
    const end = closing(text, start)
    parsed += end - start
    if (parsed > MOST_PARSED) return kept + text.slice(at, start)
    const kind = kindOf(text.slice(start, end))
    if (kind === "json" || kind === "prose") {
      // Valid JSON without a command is kept whole. Of prose only the bracket is, as a command may follow within it.
      const next = kind === "json" ? end : start + 1
      kept += text.slice(at, next)
      at = next
      continue
    }
    const before = text.slice(at, start).replace(/```(?:\w+)?\s*$/, "")
    if (before.length < start - at) text = withoutFence(text, end)
    kept += before + (warned || kind === "call" ? "" : warning)
    warned ||= kind === "command"
    at = end
  }
  return kept + text.slice(at)
}

const nextBracket = (text: string, from: number) => {
  for (let i = from; i < text.length; i++) if (text[i] === "{" || text[i] === "[") return i
  return -1
}

/** `text` without the fence that closes what was opened before `from`. */
const withoutFence = (text: string, from: number) => {
  const fence = text.indexOf("```", from)
  if (fence === -1) return text
  return text.slice(0, from) + text.slice(from, fence).trimEnd() + text.slice(fence + 3)
}

const kindOf = (block: string): "command" | "call" | "json" | "prose" => {
  try {
    const value: unknown = JSON.parse(block)
    if (namesTool(value, COMMAND)) return "command"
    return namesTool(value, CALL) || isArguments(value) ? "call" : "json"
  } catch {
    if (!LIKE_JSON.test(block)) return "prose"
    if (BROKEN_COMMAND.test(block)) return "command"
    return BROKEN_CALL.test(block) ? "call" : "prose"
  }
}

/** Whether JSON is a tool's arguments, a tool's result (it has `ok`) or a provider's error. With an empty `error` it may be a reply. */
const isArguments = (value: unknown) =>
  hasKeyOfCall(value) ||
  (isRecord(value) &&
    (SOLE_KEYS.includes(Object.keys(value).toSorted().join(",")) ||
      ("ok" in value && typeof value.ok === "boolean") ||
      ("error" in value && Boolean(value.error))))

const hasKeyOfCall = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasKeyOfCall)
    : isRecord(value) &&
      Object.entries(value).some(([key, inner]) => KEY_OF_CALL.test(key) || hasKeyOfCall(inner))

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A key however it is spelt, but for one with a space in it, which is written for people: "Event details" of a wedding. */
const bare = (key: string) => key.replace(/[_-]/g, "").toLowerCase()

/** Whether the value of this key can be the name of a tool. `isCall`: arguments stand beside it. */
const isName = (key: string, value: string, isCall: boolean) =>
  NAMING.includes(key) && (isCall || !(LABELS.includes(key) && value.includes(" ")))

/** Whether JSON names a tool under one of the usual keys, at any depth. */
const namesTool = (value: unknown, tool: RegExp): boolean => {
  if (Array.isArray(value)) return value.some((each) => namesTool(each, tool))
  if (!isRecord(value)) return false
  const isCall = Object.keys(value).some((key) => ARGUMENTS.includes(bare(key)))
  return Object.entries(value).some(
    ([key, inner]) =>
      (tool === COMMAND && DETAILS.includes(bare(key))) ||
      (typeof inner === "string" &&
        isName(bare(key), inner.trim(), isCall) &&
        tool.test(inner.trim())) ||
      namesTool(inner, tool),
  )
}
