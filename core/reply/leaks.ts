/*
 * What models let slip of how they work, in the spellings of many: what they think, what they note, how they call a tool. None
 * of it is for the client. Bounds everywhere: what opens again and again and never closes would take for ever.
 */

/** `text` without any of it; commands in JSON are left for strip.ts, which says something in their place. */
export const withoutLeaks = (text: string): string =>
  withoutMarkup(withoutTokens(withoutCalls(withoutThoughts(withoutChannels(text)))))

const THOUGHT = "(?:think|thinking|thought|reasoning|reflection|scratchpad|analysis)"
const OPEN = `(?:<${THOUGHT}(?:\\s[^<>]{0,200})?>|\\[THINK\\]|◁think▷)`
const CLOSE = `(?:</${THOUGHT}>|\\[/THINK\\]|◁/think▷)`

const withoutThoughts = (text: string) =>
  text
    .replace(new RegExp(`${OPEN}[\\s\\S]*?(?:${CLOSE}|$)`, "gi"), "")
    .replace(new RegExp(`^[\\s\\S]*?${CLOSE}`, "i"), "")

/** Channel markup of gpt-oss: only the last final channel is for the client. */
const withoutChannels = (text: string) =>
  lastFinal(text)
    .replace(/<\|channel\|>[^\n]{0,200}?<\|message\|>[\s\S]*?(?:<\|end\|>|<\|call\|>|$)/g, "")
    .replace(/<\|start\|>\w*/g, "")
    .replace(/^\s{0,9}analysis(?=[A-Z¿¡])[\s\S]*$/, "")
    .replace(/(?:assistant)?commentary ?to=[\s\S]*$/, "")

/** Some servers drop the marks and leave the words: "analysisThey ask.assistantfinalClaro." */
const PLAIN_FINAL = "assistantfinal"

const lastFinal = (text: string) => {
  const marked = [...text.matchAll(/<\|channel\|>\s{0,3}final[^\n]{0,60}?<\|message\|>/g)].at(-1)
  if (marked) return text.slice(marked.index + marked[0].length)
  const plain = /^\s{0,9}analysis\S/.test(text) ? text.lastIndexOf(PLAIN_FINAL) : -1
  return plain === -1 ? text : text.slice(plain + PLAIN_FINAL.length)
}

/** The calendar's tools as models spell them, and all others, as parts of patterns. */
export const CALENDAR_TOOL = "(?:list|create|update|cancel|delete)_(?:calendar_)?events?"
export const OTHER_TOOL = "(?:save_memory|update_memory|notify_owner|pause_conversation)"
const NAMED = `\\b(?:\\w{1,40}[.:])?(?:${CALENDAR_TOOL}|${OTHER_TOOL})`

/** Calls of tools in the syntaxes that models were trained on; of commands in JSON only the wrapping. */
const withoutCalls = (text: string) =>
  text
    .replace(/<(tool_calls?|function_calls?|tool_use)>([\s\S]*?)(?:<\/\1>|$)/gi, (_, __, call) =>
      onlyCommand(call),
    )
    .replace(/\[TOOL_CALLS\]([\s\S]*)$/, (_, call) => onlyCommand(call))
    .replace(/<[|｜]tool▁calls▁begin[|｜]>[\s\S]*?(?:<[|｜]tool▁calls▁end[|｜]>|$)/g, "")
    .replace(/<(invoke|tool_response|tool_result)\b[^<>]{0,200}>[\s\S]*?(?:<\/\1>|$)/gi, "")
    .replace(/<function=[\s\S]*?(?:<\/function>|$)/gi, "")
    .replace(new RegExp(`\\[?${NAMED}\\s?\\([^()\\n]{0,2000}\\)\\]?`, "gi"), "")
    .replace(new RegExp(`${NAMED}\\s?\\{[^{}]{0,2000}\\}`, "gi"), "")

const onlyCommand = (call: string) =>
  /^\s*[{[]/.test(call) && new RegExp(CALENDAR_TOOL, "i").test(call) ? call : ""

/** Marks of the form in which a model is asked, and the names that the prompt gives to who speaks. */
const withoutTokens = (text: string) =>
  text
    .replace(/<\|im_start\|>\w{0,20}\n?/g, "")
    .replace(/<[|｜]\/?[\w▁]{1,40}[|｜]>/g, "")
    .replace(/<(?:end_of_turn|start_of_turn|eos|bos)>|\[\/?INST\]/g, "")
    // In between it strikes a price out.
    .replace(/^\s{0,9}<s>|<\/s>\s{0,9}$/g, "")
    .replace(/^\s{0,9}(?:business|assistant): /, "")

/** None is longer than the memory. */
const withoutMarkup = (text: string) =>
  text
    .replace(/<notify:(?:\\.|[^\\>]){0,4000}>/gi, "")
    .replace(/\b\d{4}\[(?:\\.|[^\\\]]){0,4000}\]/g, "")
    // Cut off: a note ends with its line at the latest, a fragment with the text.
    .replace(/<notify:.*/gi, "")
    .replace(/\b\d{4}\[(?:\\.|[^\\\]\n])*$/, "")
