/*
 * Models write Markdown, told not to or not. WhatsApp has marks of its own, and shows everything else as it is typed: double
 * asterisks, brackets of links, rows of dashes.
 */

/** A reply with the marks of WhatsApp in place of Markdown's. What stands in a fence is left alone. */
export const withWhatsAppMarks = (text: string): string =>
  text
    .split(/(```[\s\S]*?```)/)
    .map((part, index) => (index % 2 === 1 ? part : prose(part)))
    .join("")

const prose = (text: string) =>
  withoutTables(text)
    .replace(LINK, (_, label: string, address: string) => linked(label, address))
    .replace(/<br ?\/?>/gi, "\n")
    .replace(/<(https?:\/\/[^\s<>]{1,2000})>/g, "$1")
    .replace(BOLD, (_, one?: string, other?: string) => `*${one ?? other}*`)
    .replace(/~~([^\s~](?:[^~\n]{0,500}[^\s~])?)~~/g, "~$1~")
    .replace(HEADING, (_, title: string) => `*${title.replace(/^\*|\*$/g, "")}*`)

const LINK =
  /!?\[([^[\]\n]{0,300})\]\(((?:https?:\/\/|mailto:|tel:)[^\s()]{1,2000}(?:\([^\s()]{0,300}\)[^\s()]{0,300})?)(?: "[^"\n]{0,300}")?\)/g

/** Two or three marks, close around the words, and no part of a word or of a longer row. */
const BOLD =
  /(?<![\p{L}\p{N}*])\*{2,3}([^\s*](?:[^*\n]{0,500}[^\s*])?)\*{2,3}(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])__([^\s_](?:[^_\n]{0,500}[^\s_])?)__(?![\p{L}\p{N}_])/gu

/** "# 1 in town" is none. */
const HEADING = /^ {0,3}(?:#{2,6}|#(?! *\d)) +(\S(?:[^\n]*?\S)??)(?: +#+)? *$/gm

const linked = (label: string, address: string) => {
  const shown = address.replace(/^(?:mailto|tel):/, "")
  const text = label.trim()
  const same = shown.replace(/^https?:\/\//, "").replace(/\/$/, "")
  return text === "" || text.replace(/^https?:\/\//, "").replace(/\/$/, "") === same
    ? shown
    : `${text}: ${shown}`
}

const RULE = /^ *\|? *:?-{2,}:? *(?:\| *:?-{2,}:? *)+\|? *$/

/** A table is its rows, a line each; what makes one is the row of dashes beneath its first. */
const withoutTables = (text: string) => {
  const lines = text.split("\n")
  const rows = new Set<number>()
  const rules = new Set<number>()
  for (const [at, line] of lines.entries()) {
    if (!line.includes("|")) continue
    if (RULE.test(line) && lines[at - 1]?.includes("|")) {
      rules.add(at)
      rows.add(at - 1)
    } else if (rules.has(at - 1) || rows.has(at - 1)) rows.add(at)
  }
  if (rules.size === 0) return text
  return lines
    .map((line, at) => (rows.has(at) ? rowOf(line) : line))
    .filter((_, at) => !rules.has(at))
    .join("\n")
}

const rowOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .replace(/ *<br ?\/?> */gi, ", ")
    .split("|")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "")
    .join(" · ")
