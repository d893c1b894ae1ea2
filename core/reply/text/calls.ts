import { OTHER_TOOLS } from "../tools/names.ts"
import { endOfJson } from "./brackets.ts"

/*
 * Tool calls written as text, in the syntaxes that models were trained on. They are not executed, and no client reads them. Of
 * commands in JSON only the wrapping is removed here: commands.ts puts a warning in their place.
 */

/** Parts of patterns: the names of the calendar's tools as models spell them, and those of all other tools. */
export const CALENDAR_TOOL = "(?:list|create|update|cancel|delete)_(?:calendar_)?events?"
export const OTHER_TOOL = `(?:${OTHER_TOOLS.join("|")})`
const TOOL = `(?:${CALENDAR_TOOL}|${OTHER_TOOL})`
const NAMED = `\\b(?:\\w{1,40}[.:])?${TOOL}`

const WRAPPER = "tool_?calls?|function_calls?|tool_use|tools?"
const WRAPPED = new RegExp(`<(${WRAPPER})>([\\s\\S]*?)(<\\/\\1>|$)`, "gi")
/** The end of a wrapping whose beginning is missing, or of one within another that was cut off there. */
const STRAY_END = new RegExp(
  `</(?:${WRAPPER}|invoke|function|parameters?|arguments|tool_(?:response|result))>`,
  "gi",
)
const LIST = "(?:\\[TOOL_CALLS\\]|<\\|python_tag\\|>|<\\|START_ACTION\\|>)"
const LISTS = new RegExp(LIST, "g")
const LISTED = new RegExp(`${LIST}([\\s\\S]*?)(<\\|END_ACTION\\|>|$)`, "g")

/** Sections with marks of their own around them. */
const SECTIONS = [
  /<[|｜]tool▁calls▁begin[|｜]>[\s\S]*?(?:<[|｜]tool▁calls▁end[|｜]>|$)/g,
  /<\|tool_calls_section_begin\|>[\s\S]*?(?:<\|tool_calls_section_end\|>|$)/g,
  /<[|｜]tool[_▁]call[_▁]begin[|｜]>[\s\S]*?(?:<[|｜]tool[_▁]call[_▁]end[|｜]>|$)/g,
  /<start_function_call>[\s\S]*?(?:<end_function_call>|$)/g,
  /<(invoke|parameter|tool_response|tool_result)\b[^<>]{0,200}>[\s\S]*?(?:<\/\1>|$)/gi,
  /<function=[\s\S]*?(?:<\/function>|$)/gi,
  new RegExp(`<(${TOOL})\\b[^<>]{0,500}>[\\s\\S]{0,2000}?</\\1>|<${TOOL}\\b[^<>]{0,500}>`, "gi"),
]

/** Arguments in brackets: with one level of brackets inside, and anything in quotes; where quotes do not pair, without brackets inside. */
const ARGUMENTS = `\\((?:(?:"[^"\\n]{0,1000}"|'[^'\\n]{0,1000}'|\\([^()\\n]{0,500}\\)|[^()"'\\n]){0,1000}\\)|[^()\\n]{0,1000}\\))`

const CALLS = [
  // A program in a fence. JSON in a fence is left for commands.ts.
  new RegExp(
    `\`\`\`\\w{0,20}\\s(?!\\s{0,9}[{[])[^\`]{0,500}${NAMED}\\s?\\([^\`]{0,2000}\`\`\``,
    "gi",
  ),
  new RegExp(
    `(?:(?<!\`)\`)?\\[?(?:(?:tool|function)(?:[ _]call)?: ?)?${NAMED}(?:\\.call)?\\s?${ARGUMENTS}\\]?(?:\`(?!\`))?`,
    "gi",
  ),
  new RegExp(`(?:\\bto=)?${NAMED}(?::\\d{1,3})?\\s?\\{[^{}]{0,2000}\\}`, "gi"),
  // "[pause_conversation: she asks for a person]", "(calls notify_owner)"
  new RegExp(`[[(][^[\\](){}"\\n]{0,300}${NAMED}\\b[^[\\](){}"\\n]{0,300}[\\])]`, "gi"),
]

/** A cheap test: every tool's name has an underscore, and hardly any other word. */
const mentionsTools = (text: string) => text.includes("_")

export const withoutCalls = (text: string): string => {
  const unwrapped = /[<[]/.test(text) ? without([...SECTIONS, STRAY_END], unwrappedIn(text)) : text
  return mentionsTools(unwrapped) ? without(CALLS, unwrapped) : unwrapped
}

const without = (patterns: readonly RegExp[], text: string) =>
  patterns.reduce((left, pattern) => left.replace(pattern, ""), text)

const unwrappedIn = (text: string) =>
  text
    .replace(WRAPPED, (_, __, call: string, end: string) => onlyCommand(call, end))
    .replace(LISTED, (_, call: string, end: string) => onlyCommand(call, end))

/** What is left of a call: a command, and what follows a call whose end is not marked. */
const onlyCommand = (written: string, mark: string) => {
  const text = written.replace(LISTS, "")
  const name = NAME_BEFORE.exec(text)?.[0] ?? ""
  const json = endOfJson(text.slice(name.length))
  const end = json === 0 ? text.length : name.length + json
  const call = text.slice(name.length, end)
  const command = /^\s*[{[]/.test(call) && new RegExp(CALENDAR_TOOL, "i").test(call)
  return (command && name === "" ? call : "") + (mark === "" ? text.slice(end) : "")
}

/** "save_memory{…}", as some list their calls. */
const NAME_BEFORE = /^\s{0,9}[\w.]{1,60}(?=\s?\{)/

/** Names of tools in a sentence. The legacy names without "calendar" may be meant as ordinary words. */
const NAMING = new RegExp(
  `[^.!?\\n]{0,500}\\b(?:functions\\.)?(?:${OTHER_TOOL}|\\w{4,6}_calendar_events?)\\b[^.!?\\n]{0,500}[.!?…]*`,
  "gi",
)

/** Removes what is left of calls after all else: sentences that name a tool, labels without content. */
export const withoutToolNames = (text: string): string =>
  (mentionsTools(text) ? text.replace(NAMING, "") : text).replace(
    /^(?:Action(?: Input)?|Observation|(?:Tool|Function)(?: call)?): *$/gim,
    "",
  )
