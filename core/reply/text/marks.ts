import { clean } from "../../shared/characters.ts"
import { withoutControls } from "./controls.ts"
import { withoutFormulas } from "./formulas.ts"
import { withoutHtml } from "./html.ts"
import { withoutTables } from "./tables.ts"

/*
 * Models write Markdown, told not to or not. WhatsApp has marks of its own, and shows everything else as it is typed: double
 * asterisks, brackets of links, rows of dashes.
 */

/** A reply with WhatsApp's marks instead of Markdown's. Code in a fence is left as it is, unless it is prose. */
export const withWhatsAppMarks = (text: string): string =>
  withLineEnds(text)
    .replace(PROSE_FENCE, "$1")
    .replace(/^(```)\w{1,20}$/gm, "$1")
    .split(/(```[\s\S]*?```)/)
    .map((part, index) => (index % 2 === 1 ? part : prose(part)))
    .join("")
    .replace(/\n{3,}/g, "\n\n")
    .trim()

const PROSE_FENCE = /```(?:markdown|md|text|txt|plaintext|html|whatsapp)\n([\s\S]*?)\n?(?:```|$)/gi

/** Restores what was escaped twice: line ends, which are two characters each, and letters. */
const withLineEnds = (text: string) =>
  withoutControls(
    clean(
      text
        .replace(text.includes("\n") ? ESCAPED_END : /(?:\\r)?\\n/g, "\n")
        .replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    ),
  ).replace(/[\ue000-\uf8ff]/g, "")

/** In a text that has other line ends, too. */
const ESCAPED_END = /(?:\\r)?\\n(?=\\[nr]|[\p{Lu}¿¡•*\d-]|\s|$)/gu

const prose = (text: string) =>
  withoutFormulas(withoutHtml(withLinks(withoutTables(text))))
    .replace(NESTED, (_, one?: string, other?: string) => `*${one ?? other}*`)
    .replace(BOLD, (_, one?: string, other?: string) => `*${one ?? other}*`)
    .replace(WIDE_BOLD, "*$1*")
    .replace(LABEL, "*$1* ")
    .replace(LOOSE, (marks, at: number, whole: string) => (isMeant(whole, at) ? marks : ""))
    .replace(/~~([^\s~](?:[^~\n]{0,500}[^\s~])?)~~/g, "~$1~")
    .replace(HEADING, (_, title: string) => `*${title.replace(/\*/g, "").trim()}*`)
    .replace(UNDERLINED, "*$1*")
    .replace(RULE, (rule) => (rule.trim() === text.trim() ? rule : ""))
    .replace(/^([ \t]*)\*[ \t]{2,}/gm, "$1- ")
    .replace(/^([ \t]*[-*]) \[[ xX]\] /gm, "$1 ")
    .replace(/`(https?:\/\/[^\s`]{1,2000})`/g, "$1")
    .replace(/\\([\\`*_{}[\]()#+\-.!~>|$"'/])/g, "$1")

const withLinks = (text: string) => {
  const addresses = new Map(
    [...text.matchAll(REFERENCE)].map(([, name = "", address = ""]) => [
      name.toLowerCase(),
      address,
    ]),
  )
  return (addresses.size > 0 ? text.replace(REFERENCE, "") : text)
    .replace(LINK, (_, label: string, bare?: string, angled?: string) =>
      linked(label, bare ?? (angled ?? "").trim().replaceAll(" ", "%20")),
    )
    .replace(
      /\[([^[\]\n]{1,300})\] ?\[([^[\]\n]{1,60})\]/g,
      (whole, label: string, name: string) => {
        const address = addresses.get(name.toLowerCase())
        return address === undefined ? whole : linked(label, address)
      },
    )
    .replace(PICTURE, "$1$2")
    .replace(
      /<((?:https?:\/\/|www\.)[^\s<>]{1,2000}|[\w.+-]{1,64}@[\w.-]{1,200}\.\w{2,20})>/g,
      "$1",
    )
}

const REFERENCE =
  /^ {0,3}\[([^[\]\n]{1,60})\]: +<?((?:https?:\/\/|mailto:|tel:)[^\s<>]{1,2000})>?.*$/gm

const ADDRESS = "(?:https?:\\/\\/|www\\.|mailto:|tel:)"
const LINK = new RegExp(
  `!?\\[([^[\\]\\n]{0,300})\\]\\((?: {0,3}(${ADDRESS}[^\\s()]{1,2000}(?:\\([^\\s()]{0,300}\\)[^\\s()]{0,300})?)|<(${ADDRESS}[^<>\\n]{1,2000})>)(?: "[^"\\n]{0,300}")? {0,3}\\)`,
  "g",
)
/** Links that lead nowhere from a chat: to picture files, to places on a page. */
const PICTURE =
  /!\[([^[\]\n]{0,300})\]\([^\s()]{0,2000}\)|\[([^[\]\n]{1,300})\]\([#./][^\s()]{0,300}\)/g

/** Bold: two or three marks directly around the words, not within a word or a longer row of marks. */
const BOLD =
  /(?<![\p{L}\p{N}*])\*{2,3}([^\s*](?:[^*\n]{0,500}[^\s*])?)\*{2,3}(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])__(?=[^_\n]{0,500}[\p{L}\p{N}]{2})([^\s_](?:[^_\n]{0,500}[^\s_])?)__(?![\p{L}\p{N}_])/gu
/** Bold twice. */
const NESTED =
  /\*\*__([^\s*_](?:[^*_\n]{0,500}[^\s*_])?)__\*\*|__\*\*([^\s*_](?:[^*_\n]{0,500}[^\s*_])?)\*\*__/g
/** Bold with spaces between the marks and the words. */
const WIDE_BOLD = /(?<![\p{L}\p{N}*])\*\* ?(\p{L}[^*\n]{0,500}?) ?\*\*(?![\p{L}\p{N}*])/gu
/** A bold label with no space behind it: "**Price:**15". */
const LABEL = /(?<![\p{L}\p{N}*])\*\*([^\s*][^*\n]{0,500}[:.!?])\*\*(?=[\p{L}\p{N}])/gu
/** Marks without a counterpart, or within a word, where WhatsApp shows them as characters. */
const LOOSE = /(?<!\*)\*\*(?=[\p{L}¿¡])|(?<=[\p{L}.:!?,])\*\*(?!\*)/gu

/** Whether two asterisks without a counterpart are meant: in a password ("Sol**2026"), or to mark a second footnote ("60 €**"). */
const isMeant = (text: string, at: number) => {
  const counterparts = [
    text.slice(Math.max(text.lastIndexOf("**", at - 1), 0), at),
    text.slice(at + 2, text.indexOf("**", at + 2) + 2),
  ]
  if (counterparts.some((between) => between.includes("**") && !between.includes("\n")))
    return false
  const before = text.slice(Math.max(0, at - REACH), at)
  const behind = text.slice(at + 2, at + 2 + REACH)
  const start = before.slice(before.lastIndexOf("\n") + 1)
  const end = behind.split("\n", 1)[0] ?? ""
  if (/[\p{L}\p{N}]$/u.test(start) && /^[\p{L}\p{N}]/u.test(end))
    return SECRET.test(start) || /\d\S*\*\*|\*\*\S*\d/.test(`${start}**${end}`)
  return start === ""
    ? REFERRED.test(before)
    : REFERRED.test(`${start}**${end}`) && NOTE.test(behind)
}
/** How far from each other a footnote and the words that it belongs to may be. */
const REACH = 1_000
const NOTE = /^\*\*[^\n*]{1,500}$/m
const SECRET =
  /pass|contrase|clave|senha|palavra|mdp|kennwort|key|schlüssel|c[oó]d(?:e|igo)|pin|wi-?fi|wlan|user|usuari|login/i
const REFERRED = /[^\s*]\*\*(?=[\s,.;:)]|$)/

/** A heading; "# 1 in town" is none. */
const HEADING =
  /^ {0,3}(?:#{2,6} *(?![#\s])|#(?! *\d+(?![\d.)])) +)(\S(?:[^\n]*?\S)??)(?: +#+)? *$/gm
const UNDERLINED = /^ {0,3}(\S[^\n]{0,80})\n={3,} *$/gm
/** A line of nothing but marks, but for one to write on: "Firma:\\n______". */
const RULE =
  /(?<!:[ \t]{0,9}\n)^ {0,3}_(?: ?_){2,} *$|^ {0,3}(?:([-*])(?: ?\1){2,}|#{2,6}|[*_~`]{1,2}(?: [*_~`]{1,2}){0,9}) *$/gm

const linked = (label: string, address: string) => {
  const shown = address.replace(/^(?:mailto|tel):/, "")
  const text = label.trim()
  const same = shown.replace(/^https?:\/\//, "").replace(/\/$/, "")
  return text === "" || text.replace(/^https?:\/\//, "").replace(/\/$/, "") === same
    ? shown
    : `${text}: ${shown}`
}
