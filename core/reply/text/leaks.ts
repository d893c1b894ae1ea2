import { withoutHidden } from "../../shared/characters.ts"
import { withoutCalls } from "./calls.ts"
import { withoutControls } from "./controls.ts"
import { onlyAnswer } from "./frame.ts"
import { withoutSections } from "./sections.ts"

/*
 * What models show of their inner workings, in the spellings of many: thoughts, notes, tool calls, fragments of the prompt. None of
 * it is for the client. All patterns are bounded: marks that open again and again and never close would take for ever.
 */

/** `text` without any of it. Commands in JSON are left for commands.ts, which puts a warning in their place. */
export const withoutLeaks = (text: string): string =>
  [
    withoutChannels,
    withoutThoughts,
    withoutCalls,
    oneTurn,
    withoutSections,
    onlyAnswer,
    withoutMarkup,
  ].reduce((left, without) => without(left), plainTags(text))

const TECHNICAL = "(?:think|thought|reason|cot_|tool|function|invoke|parameter)"

const PREFIXED = new RegExp(`(</?)(?:\\w{2,12}:|[|｜]\\w{2,12}[|｜])(?=${TECHNICAL})`, "gi")
/** Angle brackets as HTML and JSON escape them, and characters that look like them. */
const LESS = "(?:&(?:amp;)?lt;|&#0{0,5}60;|&#x0{0,5}3c;|\\\\u003c|[＜﹤〈⟨])"
const GREATER = "(?:&(?:amp;)?gt;|&#0{0,5}62;|&#x0{0,5}3e;|\\\\u003e|[＞﹥〉⟩])"
const DISGUISED = new RegExp(
  `${LESS}([/／]?)(${TECHNICAL}\\w{0,20})(\\s[^<>＞]{0,200})?${GREATER}`,
  "gi",
)

/** Removes invisible characters and gives tags their plain names: `<seed:think>`, `<｜DSML｜invoke>`, `&lt;think&gt;`, `＜think＞`. */
const plainTags = (text: string) =>
  withoutControls(withoutHidden(text))
    .replace(DISGUISED, (_, slash: string, name: string) => `<${slash && "/"}${name}>`)
    .replace(PREFIXED, "$1")

const THOUGHT =
  "(?:think(?:ing)?|thoughts?|thought_process|chain_of_thought|reasoning(?:_content)?|(?:self_)?reflection|scratchpad|analysis|inner_\\w{1,20}|internal(?:_\\w{1,20})?|plan(?:ning)?|cot_\\w{1,30}|(?:system|developer)[-_]\\w{1,20})"
const OPEN = `(?:<${THOUGHT}(?:\\s[^<>]{0,200})?>|\\[THINK(?:ING)?\\]|◁think▷|<\\|START_THINKING\\|>)`
const CLOSE = `(?:</${THOUGHT}>|\\[/THINK(?:ING)?\\]|◁/think▷|<\\|END_THINKING\\|>)`

const THOUGHTS = new RegExp(`${OPEN}[\\s\\S]*?(?:${CLOSE}|$)`, "gi")
const UP_TO_CLOSE = new RegExp(`^[\\s\\S]*?${CLOSE}`, "i")
const CLOSES = new RegExp(CLOSE, "gi")

const withoutThoughts = (text: string) =>
  /[<[◁`]|\.{3}/.test(text)
    ? text
        .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
        .replace(THOUGHTS, "")
        .replace(UP_TO_CLOSE, "")
        .replace(CLOSES, "")
        .replace(/```(?:think\w{0,3}|thoughts?|reasoning)\n[\s\S]*?(?:```|$)/gi, "")
        .replace(/^\s{0,9}Thinking\.{3}\n[\s\S]*?\n\.{3}done thinking\.?/i, "")
    : text

/** Removes the channels of gpt-oss: only the last final one is for the client. */
const withoutChannels = (text: string) =>
  lastFinal(text)
    .replace(/<\|channel\|>[^\n]{0,200}?<\|message\|>[\s\S]*?(?:<\|end\|>|<\|call\|>|$)/g, "")
    .replace(
      /<\|start\|>(?:assistant|user|system|developer|tool|\w*(?=[\s<]|$))?(?: to=[\w.:]{1,100})?/g,
      "",
    )
    .replace(/^\s{0,9}analysis(?: ?[A-Z¿¡]|\n|<\||[\s\S]*assistantcommentary)[\s\S]*$/, "")
    .replace(/^\s{0,9}final(?:\n|<\|message\|>)/, "")
    .replace(/(?:assistant)?commentary ?to=[\s\S]*$/, "")

/** Some servers drop the marks and leave the words: "analysisThey ask.assistantfinalClaro." */
const PLAIN_FINAL = "assistantfinal"

const lastFinal = (text: string) => {
  const marked = [...text.matchAll(/<\|channel\|>\s{0,3}final[^\n]{0,60}?<\|message\|>/g)].at(-1)
  if (marked) return text.slice(marked.index + marked[0].length)
  const plain = text.lastIndexOf(PLAIN_FINAL)
  return plain === -1 ? text : text.slice(plain + PLAIN_FINAL.length)
}

/** Marks of the template that a model is asked with. What follows the end mark is the model's guess at the next message. */
const TURN = new RegExp(
  [
    "<\\|im_start\\|>\\w{0,20}\\n?",
    "<\\|start_header_id\\|>\\w{0,20}<\\|end_header_id\\|>",
    "<start_of_turn>\\w{0,20}\\n?",
    "<[|｜](?:im_end|eot_id|eom_id|end|end▁of▁sentence|end_?of_?text|return|user|assistant|system)[|｜]>",
    "<end_of_turn>|<eos>|<bos>|\\[/?INST\\]",
  ].join("|"),
  "gi",
)

const oneTurn = (text: string) =>
  (
    text
      .split(TURN)
      .map(withoutEnds)
      .find((part) => part.trim() !== "") ?? ""
  ).replace(/<[|｜]\/?[\w▁]{1,40}[|｜]>/g, "")

/** Removes the marks `<s>` at the start and `</s>` at the end; in between they are HTML and strike a price out. */
const withoutEnds = (text: string) =>
  text.replace(/^\s{0,9}<s>(?![\s\S]*<\/s>\s{0,9}\S)|<\/s>\s{0,9}$/g, "")

/** A note for the owner in a tag or between two; one without an end reaches to the next. */
const TAGGED_NOTE =
  / ?<notify\s[^<>]{0,4000}\/>| ?<notify(?:\s[^<>]{0,200})?>(?:(?!<\/?notify\b)[\s\S]){0,4000}(?:<\/notify\b>?|(?=<notify\b)|$)|<\/notify\b>?/gi

/** Removes notes and memory fragments, none of which is longer than the memory may be. */
const withoutMarkup = (text: string) =>
  text
    .replace(/ ?<notify:(?:\\.|[^\\>]){0,4000}>/gi, "")
    .replace(TAGGED_NOTE, "")
    .replace(/ ?\b\d{4}\[(?:\\.|[^\\\]]){0,4000}\]/g, "")
    // Without an end: a note then ends with its line at the latest, a fragment with the text.
    .replace(/<notify:.*/gi, "")
    .replace(/\b\d{4}\[(?:\\.|[^\\\]\n]){0,4000}$/, "")
