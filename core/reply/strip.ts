/*
 * What a model may write and a client must never read (contract.md 4.4): its reasoning, memory and notification markup, and
 * calendar commands in JSON. Nothing of it is executed.
 */

const NOT_CONNECTED = "No hay ninguna conexión de calendario activa."
const UNSUPPORTED = "El formato de comando de calendario no es compatible."

/** The text that is left, with the warning in place of the first command. "" when nothing is. */
export const stripReply = (text: string, calendarConnected: boolean): string => {
  const warning = calendarConnected ? UNSUPPORTED : NOT_CONNECTED
  return withoutCommands(withoutMarkup(withoutReasoning(text)), warning)
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}

const withoutReasoning = (text: string) => {
  // Channel markup of gpt-oss: only the final channel is for the client.
  const final = text.lastIndexOf("<|channel|>final<|message|>")
  const shown = final === -1 ? text : text.slice(final + "<|channel|>final<|message|>".length)
  return shown
    .replace(/<\|channel\|>[^\n]{0,200}?<\|message\|>[\s\S]*?(?:<\|end\|>|<\|call\|>|$)/g, "")
    .replace(/<\|start\|>\w*/g, "")
    .replace(/<(think|thinking|reasoning|analysis)>[\s\S]*?(?:<\/\1>|$)/gi, "")
    .replace(/^[\s\S]*?<\/(?:think|thinking|reasoning)>/i, "")
    .replace(/<\|[a-z_]+\|>/gi, "")
}

const withoutMarkup = (text: string) =>
  text
    .replace(/<notify:(?:\\.|[^\\>])*>/gi, "")
    .replace(/\b\d{4}\[(?:\\.|[^\\\]])*\]/g, "")
    // Cut off: a note ends with its line at the latest, a fragment with the text.
    .replace(/<notify:.*/gi, "")
    .replace(/\b\d{4}\[(?:\\.|[^\\\]\n])*$/, "")

const COMMAND = /^(list|create|update|cancel|delete)_(calendar_)?events?$/i
const NAMING = ["action", "command", "tool", "function", "type", "name"]
const DETAILS = ["eventDetails", "event_details", "calendar_command"]
/** A command that was cut off, or is not quite JSON, is still one. */
const BROKEN_COMMAND =
  /\b(?:action|command|tool|function|type|name)["']?\s*:\s*["']?(?:list|create|update|cancel|delete)_(?:calendar_)?events?\b|\b(?:eventDetails|event_details|calendar_command)["']?\s*:/i
/** How JSON begins, and prose in brackets does not. */
const LIKE_JSON = /^(?:[{[]\s*["'{[]|\{\s*\w+\s*:)/

const withoutCommands = (said: string, warning: string) => {
  let text = said
  let left = ""
  let warned = false
  let at = 0
  while (at < text.length) {
    const start = nextBracket(text, at)
    if (start === -1) break
    const end = closing(text, start)
    const kind = kindOf(text.slice(start, end))
    if (kind !== "command") {
      // Whole JSON without a command stays; a bracket of prose is only a character, and a command may follow it.
      const kept = kind === "json" ? end : start + 1
      left += text.slice(at, kept)
      at = kept
      continue
    }
    const before = text.slice(at, start).replace(/```(?:\w+)?\s*$/, "")
    if (before.length < start - at) text = withoutFence(text, end)
    left += before + (warned ? "" : warning)
    warned = true
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

const kindOf = (block: string): "command" | "json" | "prose" => {
  try {
    return names(JSON.parse(block)) ? "command" : "json"
  } catch {
    return LIKE_JSON.test(block) && BROKEN_COMMAND.test(block) ? "command" : "prose"
  }
}

const names = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(names)
  if (typeof value !== "object" || value === null) return false
  return Object.entries(value).some(
    ([key, inner]) =>
      DETAILS.includes(key) ||
      (NAMING.includes(key) && typeof inner === "string" && COMMAND.test(inner.trim())) ||
      names(inner),
  )
}
