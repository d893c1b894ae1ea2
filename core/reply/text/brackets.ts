/* Brackets of JSON in a text. */

/** The position behind the bracket that closes the one at `start`, not counting brackets in strings; the text's end if there is none. */
export const closing = (text: string, start: number) => {
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

/** The end of all JSON that a text begins with, one behind the other; 0: it begins with none. */
export const endOfJson = (text: string): number => {
  let end = 0
  for (;;) {
    const start = text.slice(end).search(/\S/) + end
    if (start < end || (text[start] !== "{" && text[start] !== "[")) return end
    end = closing(text, start)
  }
}
