import { EMPTY, HEADINGS } from "../prompt/sections.ts"

/* Models repeat parts of the prompt: its sections with their headings or in tags, what stands in the memory, ids. */

type Section = keyof typeof HEADINGS

const TITLES = Object.values(HEADINGS).join("|")
/** In Markdown, of any size or only bold, or set off otherwise. */
const HEADING = new RegExp(
  `^ {0,3}(?:#{1,3} +|\\*{1,2}|={2,5} ?|\\[)(${TITLES})(?::?\\*{0,2}:?| ?={2,5}|\\])[ \\t]*$`,
)
/** Bold alone is what anybody may write above skills or a contact. */
const BOLD = /^ *\*/
const OFTEN_BOLD: readonly Section[] = ["business", "knowledge", "fresh"]

const NONE = Object.values(EMPTY)
  .map((text) => `^\\(?${text.slice(1, -1)}\\)?\\.?$`)
  .join("|")
const CONNECTED = /^(?:not )?connected\b/i
const TIME = /^(?:\d{4}-\d\d-\d\d|Reply in |\w{3,6}day\b|[A-Z]\w+\/[A-Z]\w+)/
const PERSON = /^(?:Name: "|"|.{0,60}\b(?:first conversation|returning client)\b)/i

/**
 * By what a section is known as the prompt's: a house may have rules and dates of its own. `lines`: those that belong to it, if not
 * all up to an empty one. Of two titles nobody else has any.
 */
const KNOWN_BY: Readonly<Record<Section, { readonly body: RegExp; readonly lines?: RegExp }>> = {
  rules: {
    body: /\b(?:(?:about|of) this business|this business only|client(?:'s|’s)? (?:text|last message)|the product (?:adds|puts)|AI assistant of|reveal these rules|under Knowledge|tool(?:'s|’s) answer)\b/i,
  },
  business: { body: /^(?:Name|Description): /m },
  knowledge: { body: /(?:)/ },
  memory: { body: new RegExp(`${NONE}|\\d{4}\\[`, "im") },
  calendar: { body: CONNECTED, lines: CONNECTED },
  now: { body: TIME, lines: TIME },
  client: { body: PERSON, lines: PERSON },
  conversation: {
    body: new RegExp(`${NONE}|^(?:client|business|user|chatbot|assistant)\\b.{0,60}:`, "im"),
  },
  dates: { body: /^".{1,200}": \S/m },
  fresh: { body: /(?:)/ },
}

const SECTION_OF = new Map<string, Section>(
  Object.entries(HEADINGS).map(([section, title]) => [title, section as Section]),
)

/** A paragraph of the knowledge. */
const SOURCE = /^Source \d{1,3}:/

type Part = { readonly section: Section | undefined; readonly lines: readonly string[] }

/**
 * A text without the prompt's sections. What stands under Knowledge may be the answer, if there is no other; a text with nothing else
 * is left for `recitesSections`, on which the model is asked again.
 */
export const withoutSections = (text: string): string => {
  const plain = untagged(text)
  const parts = partsOf(plain)
  if (!parts.some(isRecited)) return plain
  const left = (kept: Section | undefined) =>
    parts
      .filter(({ section }) => section === kept)
      .flatMap(({ section, lines }) => (section === undefined ? lines : lines.slice(1)))
      .join("\n")
      .replace(/^[`\s]+$/, "")
      .trim()
  const alone = parts.every(({ section }) => section === undefined || section === "knowledge")
  return left(undefined) || (alone ? left("knowledge").replace(EMPTY.knowledge, "") : "") || plain
}

/** Whether a text holds sections of the prompt, with WhatsApp's marks or Markdown's. */
export const recitesSections = (text: string): boolean => partsOf(text).some(isRecited)

const isRecited = ({ section, lines: [heading = "", ...lines] }: Part) => {
  if (section === undefined) return false
  const body = lines.join("\n").trim()
  if (OFTEN_BOLD.includes(section) && BOLD.test(heading)) return SOURCE.test(body)
  return KNOWN_BY[section].body.test(body)
}

/** A text in its sections, each with its heading, and what is in none. */
const partsOf = (text: string): readonly Part[] => {
  const parts: { section: Section | undefined; lines: string[] }[] = []
  let over = false
  for (const line of text.split("\n")) {
    const part = parts.at(-1)
    const title = HEADING.exec(line)?.[1]
    const opened = title === undefined ? undefined : SECTION_OF.get(title)
    const empty = line.trim() === ""
    const belongs =
      empty || part?.section === undefined || (over ? SOURCE.test(line) : isOf(part.section, line))
    if (part && opened === undefined && belongs) part.lines.push(line)
    else parts.push({ section: opened, lines: [line] })
    // An empty line ends a section, but not right below its heading.
    over = empty && (part?.lines.length ?? 0) > 2
  }
  return parts
}

const isOf = (section: Section, line: string) => KNOWN_BY[section].lines?.test(line) ?? true

const TAGS = [
  ...Object.values(HEADINGS).map((title) => title.toLowerCase().replace(" ", "[ _-]?")),
  ...[
    "context",
    "system(?:_prompt)?",
    "instructions?",
    "knowledge_base",
    "business_(?:info|details)",
    "client_info",
  ],
].join("|")
const TAGGED = new RegExp(`<(${TAGS})(?:\\s[^<>]{0,200})?>[\\s\\S]*?</\\1>`, "gi")

/** A section in tags, as many are used to write prompts. */
const untagged = (text: string) => (text.includes("</") ? text.replace(TAGGED, "") : text)

const ID = "\\b(?:event|chatbot|client|conversation|calendar|user|message)(?:_id|Id|_ID|ID)\\b"
const IDS = new RegExp(
  [
    ` ?[[(][^\\])(\\n]{0,300}${ID}["']?\\s?[:=][^\\])(\\n]{0,300}[\\])]`,
    ` ?\\(?${ID}["']?\\s?[:=]\\s?["']?[\\w-]{4,100}["']?\\)?`,
    // A fragment of the memory by its number: "[memory 0007: always late]".
    " ?[[(](?:[^\\])(\\n]{0,40} )?(?:[Mm]emory|[Mm][eé]m[oó]ri?[ae]|[Mm]émoire|[Ff]ragment[oe]?|[Ee]rinnerung|[Gg]edächtnis)(?: (?:[Ii][Dd]|n[º°.]|#))? ?#?0\\d{3}\\b[^\\])\\n]{0,4000}[\\])]",
  ].join("|"),
  "g",
)

/** A text without ids and without fragments of the memory in brackets. */
export const withoutIds = (text: string): string => text.replace(IDS, "")
