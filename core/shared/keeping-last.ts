/** Remembers the answers of `work` that were asked for last, because several questions in a row are about the same texts. */
export const keepingLast = <Texts extends readonly string[], Answer>(
  work: (...texts: Texts) => Answer,
  most = 1,
): ((...texts: Texts) => Answer) => {
  const kept = new Map<string, { readonly answer: Answer }>()
  return (...texts) => {
    const key = texts.join("\0")
    const known = kept.get(key) ?? { answer: work(...texts) }
    kept.delete(key)
    kept.set(key, known)
    if (kept.size > most) kept.delete(kept.keys().next().value ?? key)
    return known.answer
  }
}
