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

/** The text that is left, with the warning in place of the first command. "" when nothing is. */
export const stripReply = (text: string, calendarConnected: boolean): string => {
  const warning = calendarConnected ? UNSUPPORTED : NOT_CONNECTED
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

/** In JSON a name is one however it is spelt: "Cancel_Event", "cancel-event", "cancel event", "cancelEvent". */
const inAnySpelling = (tool: string) => tool.replaceAll("_", "[_ -]?")
const CALENDAR_NAME = inAnySpelling(CALENDAR_TOOL)
const OTHER_NAME = inAnySpelling(OTHER_TOOL)
const COMMAND = new RegExp(`^(?:\\w+[.:])?${CALENDAR_NAME}$`, "i")
/** Calls of the other tools go without a word. */
const CALL = new RegExp(`^(?:\\w+[.:])?${OTHER_NAME}$`, "i")
const NAMING = [
  ...["action", "command", "tool", "function", "type", "name"],
  ...["toolname", "functionname", "recipientname"],
]
/** What people read stands under these, too: a button "Create event". Beside arguments it is a tool's name. */
const LABELS = ["type", "name"]
const ARGUMENTS = ["arguments", "args", "parameters", "params", "input"]
const DETAILS = ["eventdetails", "calendarcommand"]
/** Arguments slip out without the name of their tool: these keys nothing else has, whatever they are spelt like. */
const KEYS_OF_CALLS = "start_time|end_time|event_id|time_min|time_max|max_results|date_time"
const KEY_OF_CALL = new RegExp(`^(?:${KEYS_OF_CALLS.replaceAll("_", "[_-]?")})$`, "i")
/** The other tools' arguments are everyday words: a call is what has nothing else. */
const SOLE_KEYS = ["", "content", "content,id", "message", "reason"]
/** A command that was cut off, or is not quite JSON, is still one. */
const BROKEN = String.raw`\b(?:action|command|tool|function|type|\w*name)["']?\s*:\s*["']?(?:\w+[.:])?`
const BROKEN_COMMAND = new RegExp(
  String.raw`${BROKEN}${CALENDAR_NAME}\b|\b(?:event_?details|calendar_?command)["']?\s*:`,
  "i",
)
const BROKEN_CALL = new RegExp(
  String.raw`${BROKEN}${OTHER_NAME}\b|["']?\b(?:${KEYS_OF_CALLS.replaceAll("_", "_?")})["']?\s*:`,
  "i",
)
/** How JSON begins, and prose in brackets does not. */
const LIKE_JSON = /^(?:[{[]\s*["'{[]|\{\s*\w+\s*:)/

/** So many characters are looked at as JSON. Brackets that never close cost the rest of the text each: what follows is dropped. */
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
      // Whole JSON without a command stays; a bracket of prose is only a character, and a command may follow it.
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

/** Where the bracket at `start` closes, strings heeded; the end of the text when it never does. */
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
    return BROKEN_COMMAND.test(block) ? "command" : BROKEN_CALL.test(block) ? "call" : "prose"
  }
}

/** A tool's arguments, a tool's result (it has `ok`), or a provider's error. With an `error` that is none it may be a reply. */
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
