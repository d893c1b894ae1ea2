/** Remembers the last answer of `work`, because several questions in a row are about the same text. */
export const keepingLast = <Answer>(work: (text: string) => Answer): ((text: string) => Answer) => {
  let last: { readonly text: string; readonly answer: Answer } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, answer: work(text) }
    return last.answer
  }
}
