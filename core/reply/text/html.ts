/* Some models answer in HTML, and many use its entities: they are turned into text with WhatsApp's marks. */

const MARKED: readonly (readonly [RegExp, string])[] = [
  [/<(b|strong|h[1-6])(?:\s[^<>]{0,300})?>\s*([^\s<>](?:[^<>\n]{0,498}[^\s<>])?)\s*<\/\1>/gi, "*"],
  [/<(i|em)(?:\s[^<>]{0,300})?>\s*([^\s<>](?:[^<>\n]{0,498}[^\s<>])?)\s*<\/\1>/gi, "_"],
  [/<(s|del|strike)(?:\s[^<>]{0,300})?>\s*([^\s<>](?:[^<>\n]{0,498}[^\s<>])?)\s*<\/\1>/gi, "~"],
]
const ANCHOR =
  /<a\s[^<>]{0,500}?href=["'](?:mailto:|tel:)?([^"'\s<>]{1,2000})["'][^<>]{0,300}>([^<>\n]{0,300})<\/a>/gi
const BREAK =
  /<br ?\/?>|<\/?(?:p|div|ul|ol|tr|h[1-6]|section|table|blockquote|details|summary)(?:\s[^<>]{0,300})?>/gi
const TAG =
  /<\/?(?:a|b|i|u|s|p|em|strong|del|span|font|small|sub|sup|mark|code|pre|table|thead|tbody|td|th|html|body|head|center|article|header|footer|main|img|hr)(?:\s[^<>]{0,500})?\/?>/gi

/** `text` without HTML: its words, with WhatsApp's marks for bold, italics and lists. */
export const withoutHtml = (text: string): string =>
  plain(
    MARKED.reduce(
      (left, [tag, mark]) => left.replace(tag, (_, __, words) => `${mark}${words}${mark}`),
      text.replace(ANCHOR, (_, address: string, label: string) =>
        label.trim() === "" || label.trim() === address ? address : `${label.trim()}: ${address}`,
      ),
    )
      .replace(/<li(?:\s[^<>]{0,300})?>\s*/gi, "\n- ")
      .replace(/[ \t]{0,9}\n?<\/li>/gi, "")
      .replace(/<\/(?:td|th)>\s*(?=<t[dh])/gi, " · ")
      .replace(BREAK, "\n")
      .replace(TAG, "")
      // Any other tag that is closed again.
      .replace(/<([a-z][\w-]{1,30})(?:\s[^<>]{0,200})?>([^<>]{0,4000})<\/\1>/gi, "$2"),
  )

const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", euro: "€", hellip: "…" },
  ...{ ndash: "–", mdash: "—", laquo: "«", raquo: "»", deg: "°", bull: "•", pound: "£" },
  ...{ iquest: "¿", iexcl: "¡", szlig: "ß", ordm: "º", ordf: "ª", middot: "·", times: "×" },
  ...{ lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", copy: "©", reg: "®" },
}

/** The combining characters of the accents that an entity names after its letter: `&oacute;`. */
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ acute: "\u0301", grave: "\u0300", circ: "\u0302", tilde: "\u0303", uml: "\u0308" },
  ...{ cedil: "\u0327", ring: "\u030a" },
}
const accented = (name: string) => {
  const accent = ACCENTS[name.slice(1).toLowerCase()]
  const letter = accent && `${name[0]}${accent}`.normalize("NFC")
  return letter?.length === 1 ? letter : undefined
}

const plain = (text: string) =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return accented(name) ?? NAMED[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 31 && (code < 0xd800 || code > 0xdfff) && code <= 0x10ffff
      ? String.fromCodePoint(code)
      : whole
  })
