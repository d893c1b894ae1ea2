import { Fragment, type ReactNode, useEffect, useRef, useState } from "react"
import { preview } from "../../core/shared/characters.ts"
import type { Language } from "../../core/shared/language.ts"
import { useWords } from "../lib/language/language.tsx"
import { chat } from "../words/chat.ts"
import { Composer } from "./composer.tsx"
import { Bubble, Phone } from "./phone.tsx"

export type Line = {
  id: string
  from: "customer" | "bot"
  text: string
  /** Of the text, where it is not in the language of the page. */
  lang?: Language
  time?: string
  /** Absent: today. */
  day?: string
  foot?: ReactNode
}

type Props = {
  name: string
  lines: readonly Line[]
  /** What may be asked first. */
  suggested?: { lang: Language; texts: readonly string[] }
  /** What to show while the conversation is not known: that it is being read, or "" if it could not be. Nothing is suggested then. */
  unknown?: string | undefined
  typing?: boolean
  /** Absent: nothing can be written. */
  onSend?: (text: string) => void
}

const FOLD_AT = 700

/** The customer's phone with a conversation in it; the customer holds it, so their side is "mine". */
export function ChatPreview({ name, lines, suggested, unknown, typing = false, onSend }: Props) {
  const t = useWords(chat)
  const wall = useRef<HTMLDivElement>(null)
  const last = lines.at(-1)?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line or the dots move the wall down
  useEffect(() => {
    wall.current?.scrollTo({ top: wall.current.scrollHeight })
  }, [last, typing])

  return (
    <Phone
      name={name || t.yourBusiness}
      status={t.status}
      composer={
        onSend && (
          <Composer
            placeholder={t.write}
            send={t.send}
            tooLong={t.long}
            busy={typing}
            onSend={onSend}
          />
        )
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wall that scrolls must be reachable by keyboard */}
      <div ref={wall} className="phone-wall" role="log" aria-label={t.log} tabIndex={0}>
        {unknown && (
          <p className="late day-chip" role="status">
            {unknown}
          </p>
        )}
        {unknown === undefined && lines.length === 0 && <span className="day-chip">{t.today}</span>}
        {lines.map((line, at) => (
          <Fragment key={line.id}>
            {(at === 0 || line.day !== lines[at - 1]?.day) && (
              <span className="day-chip">{line.day ?? t.today}</span>
            )}
            <FoldingBubble line={line} speaker={t.speakers[line.from]} more={t.readMore} />
          </Fragment>
        ))}
        {typing && (
          <div className="bubble" data-side="other">
            <span className="typing" role="status" aria-label={t.typing} data-words={t.typing}>
              <i />
              <i />
              <i />
            </span>
          </div>
        )}
        {onSend && suggested && unknown === undefined && lines.length === 0 && (
          <div className="mt-auto flex flex-wrap justify-end gap-2">
            {suggested.texts.map((text) => (
              <button
                key={text}
                type="button"
                className="button button-secondary min-h-[36px] rounded-full"
                lang={suggested.lang}
                onClick={() => onSend(text)}
              >
                {text}
              </button>
            ))}
          </div>
        )}
      </div>
    </Phone>
  )
}

type FoldingProps = { line: Line; speaker: string; more: string }

function FoldingBubble({ line, speaker, more }: FoldingProps) {
  const long = line.text.length > FOLD_AT || line.text.split("\n").length > 12
  const [open, setOpen] = useState(false)
  const folded = long && !open
  return (
    <Bubble
      side={line.from === "customer" ? "mine" : "other"}
      speaker={speaker}
      verbatim
      text={
        folded ? `${preview(line.text, FOLD_AT).split("\n").slice(0, 12).join("\n")}…` : line.text
      }
      {...(line.time && { time: line.time })}
      {...(line.lang && { lang: line.lang })}
    >
      {folded && (
        <button type="button" className="link block min-h-[24px]" onClick={() => setOpen(true)}>
          {more}
        </button>
      )}
      {line.foot}
    </Bubble>
  )
}
