/** WhatsApp's limit for one text message, in UTF-16 units as its servers count (providers.md 1.8). */
const MAX_LENGTH = 4096

/** Cuts a reply into messages: at a paragraph, else at a line, a sentence, a word; never inside a character. */
export const partsOf = (text: string, max = MAX_LENGTH): readonly string[] => {
  const parts: string[] = []
  let rest = text.trim()
  while (rest.length > max) {
    const cut = cutAt(rest, max)
    parts.push(rest.slice(0, cut).trimEnd())
    rest = rest.slice(cut).trimStart()
  }
  return rest === "" ? parts : [...parts, rest]
}

const BREAKS = [/\n{2,}/g, /\n/g, /[.!?…]["')\]]?\s/g, /\s/g]

/** Splits text into characters as people see them: a flag, a family emoji, a letter with its accents. */
const CHARACTERS = new Intl.Segmenter(undefined, { granularity: "grapheme" })

const cutAt = (text: string, max: number) => {
  const window = text.slice(0, max + 1)
  for (const pattern of BREAKS) {
    let end = 0
    for (const match of window.matchAll(pattern)) {
      const after = match.index + match[0].trimEnd().length
      if (after <= max) end = after
    }
    // A cut in the first half would leave a stub.
    if (end > max / 2) return end
  }
  // Cut before the character that does not fit; one that is longer than a part is cut between its code points.
  const whole = CHARACTERS.segment(text).containing(max)?.index ?? 0
  if (whole > 0) return whole
  const before = text.charCodeAt(max - 1)
  return before >= 0xd800 && before <= 0xdbff ? max - 1 : max
}
