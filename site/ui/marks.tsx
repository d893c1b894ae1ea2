import type { ReactNode } from "react"

const MARKS = /```([\s\S]+?)```|\*(\S(?:.*?\S)?)\*|_(\S(?:.*?\S)?)_|~(\S(?:.*?\S)?)~/

/** WhatsApp's asterisk, underscore, tilde and back-tick marks as elements; everything else stays text. */
export function Marks({ text }: { text: string }): ReactNode {
  const found = MARKS.exec(text)
  if (!found) return text
  const [whole, code, bold, italic, struck] = found
  return (
    <>
      {text.slice(0, found.index)}
      {code && <code className="font-mono">{code}</code>}
      {bold && (
        <strong>
          <Marks text={bold} />
        </strong>
      )}
      {italic && (
        <em>
          <Marks text={italic} />
        </em>
      )}
      {struck && (
        <s>
          <Marks text={struck} />
        </s>
      )}
      <Marks text={text.slice(found.index + whole.length)} />
    </>
  )
}
