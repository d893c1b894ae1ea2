export type Piece = { text: string; href?: string }

/** Splits "see |the guide|/whatsapp-guide| first" into text and links, for texts that are kept as plain strings. */
export const linked = (text: string): Piece[] => {
  const parts = text.split("|")
  return parts.flatMap((part, at): Piece[] => {
    if (at % 3 === 0) return part ? [{ text: part }] : []
    const href = parts[at + 1]
    return at % 3 === 1 && href !== undefined ? [{ text: part, href }] : []
  })
}
