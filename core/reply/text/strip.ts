import { clean, isBlank } from "../../shared/characters.ts"
import { CALENDAR_TOOL, OTHER_TOOL, withoutToolNames } from "./calls.ts"
import { answerOfJson, isReplyInJson } from "./frame.ts"
import { withoutLeaks } from "./leaks.ts"

/*
 * What a model may write and a client must never read (contract.md 4.4): its reasoning, memory and notification markup, and
 * calendar commands in JSON. Nothing of it is executed.
 */

const NOT_CONNECTED = "No hay ninguna conexión de calendario activa."
const UNSUPPORTED = "El formato de comando de calendario no es compatible."

/** The text that a client may read, with a warning in the place of the first calendar command. "": nothing is left. */
export const stripReply = (
  text: string,
  { hasCalendar }: { readonly hasCalendar: boolean },
): string => {
  const warning = hasCalendar ? UNSUPPORTED : NOT_CONNECTED
  const said = withoutLeaks(inPlainJson(text))
  // Parsing JSON may bring back characters that `clean` removed from the JSON text.
  const left = clean(
    withoutToolNames(answerOfJson(isReplyInJson(said) ? said : withoutCommands(said, warning))),
  )
    .replace(/```(?:json|\w{0,20}\s{1,20})?```/g, "")
    .replace(/(?<![ \t])[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
  return isBlank(left) || NOTHING.test(left) ? "" : left
}

/** Turns `~~~` fences into backtick fences (a longer row only adorns), and unescapes JSON all of whose quotes are escaped. */
const inPlainJson = (text: string) => {
  const fenced = text.replace(/^~~~(?=\w{0,20}$)/gm, "```")
  return /\{\s{0,9}\\"/.test(fenced) && !/\{\s{0,9}"/.test(fenced)
    ? fenced.replaceAll('\\"', '"')
    : fenced
}

/** How programs print an empty value. */
const NOTHING =
  /^(?:```\w{0,20}\s{0,9})?(?:null|undefined|\[object Object\]|""|''|\[\]|\{\})(?:\s{0,9}```)?$/

/** A pattern for a tool's name in JSON, however it is spelt: "Cancel_Event", "cancel-event", "cancel event", "cancelEvent". */
const inAnySpelling = (tool: string) => tool.replaceAll("_", "[_ -]?")
const CALENDAR_NAME = inAnySpelling(CALENDAR_TOOL)
const OTHER_NAME = inAnySpelling(OTHER_TOOL)
const COMMAND = new RegExp(`^(?:\\w+[.:])?${CALENDAR_NAME}$`, "i")
/** Calls of the other tools are removed without a warning. */
const CALL = new RegExp(`^(?:\\w+[.:])?${OTHER_NAME}$`, "i")
const NAMING = [
  ...["action", "command", "tool", "function", "type", "name"],
  ...["toolname", "functionname", "recipientname"],
]
/** Under these keys a text for people may stand (a button "Create event"); only beside arguments is it a tool's name. */
const LABELS = ["type", "name"]
const ARGUMENTS = ["arguments", "args", "parameters", "params", "input"]
const DETAILS = ["eventdetails", "calendarcommand"]
/** Keys of arguments, however they are spelt. They appear without their tool's name, too, and mean nothing else. */
const KEYS_OF_CALLS = "start_time|end_time|event_id|time_min|time_max|max_results|date_time"
const KEY_OF_CALL = new RegExp(`^(?:${KEYS_OF_CALLS.replaceAll("_", "[_-]?")})$`, "i")
/** The keys of the other tools' arguments, which are everyday words: only JSON with exactly these is a call. */
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

/** How many characters may be parsed as JSON in all, as each bracket that never closes costs the rest of the text. Behind that the text is dropped. */
const LOOKED_AT = 500_000

const withoutCommands = (said: string, warning: string) => {
  let text = said
  let looked = 0
  let left = ""
  let warned = false
  let at = 0
  while (at < text.length) {
    const start = nextBracket(text, at)
    if (start === -1) break
    const end = closing(text, start)
    looked += end - start
    if (looked > LOOKED_AT) return left + text.slice(at, start)
    const kind = kindOf(text.slice(start, end))
    if (kind === "json" || kind === "prose") {
      // Valid JSON without a command is kept whole. Of prose only the bracket is, as a command may follow within it.
      const kept = kind === "json" ? end : start + 1
      left += text.slice(at, kept)
      at = kept
      continue
    }
    const before = text.slice(at, start).replace(/```(?:\w+)?\s*$/, "")
    if (before.length < start - at) text = withoutFence(text, end)
    left += before + (warned || kind === "call" ? "" : warning)
    warned ||= kind === "command"
    at = end
  }
  return left + text.slice(at)
}

const nextBracket = (text: string, from: number) => {
  for (let i = from; i < text.length; i++) if (text[i] === "{" || text[i] === "[") return i
  return -1
}

/** The position behind the bracket that closes the one at `start`, not counting brackets in strings; the text's end if there is none. */
const closing = (text: string, start: number) => {
  let depth = 0
  let quoted = false
  for (let i = start; i < text.length; i++) {
    const c = text[i]
    if (quoted) {
      if (c === "\\") i++
      else if (c === '"') quoted = false
    } else if (c === '"') quoted = true
    else if (c === "{" || c === "[") depth++
    else if ((c === "}" || c === "]") && --depth === 0) return i + 1
  }
  return text.length
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
    if (names(value, COMMAND)) return "command"
    return names(value, CALL) || isArguments(value) ? "call" : "json"
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

/** Keys with a space in them are written for people: "Event details" of a wedding. */
const bare = (key: string) => key.replace(/[_-]/g, "").toLowerCase()

const isName = (key: string, value: string, isCall: boolean) =>
  NAMING.includes(key) && (isCall || !(LABELS.includes(key) && value.includes(" ")))

const names = (value: unknown, named: RegExp): boolean => {
  if (Array.isArray(value)) return value.some((each) => names(each, named))
  if (!isRecord(value)) return false
  const isCall = Object.keys(value).some((key) => ARGUMENTS.includes(bare(key)))
  return Object.entries(value).some(
    ([key, inner]) =>
      (named === COMMAND && DETAILS.includes(bare(key))) ||
      (typeof inner === "string" &&
        isName(bare(key), inner.trim(), isCall) &&
        named.test(inner.trim())) ||
      names(inner, named),
  )
}
