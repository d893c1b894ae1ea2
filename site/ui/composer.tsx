import { SendHorizontal } from "lucide-react"
import { useState } from "react"
import { TEXT_CHARACTERS } from "../../core/whatsapp/lengths.ts"
import { sendOnEnter } from "./send-on-enter.ts"

type Props = {
  placeholder: string
  send: string
  tooLong: string
  busy: boolean
  onSend: (text: string) => void
}

/** The field for a message to the bot: Enter sends, Shift+Enter makes a new line. */
export function Composer({ placeholder, send, tooLong, busy, onSend }: Props) {
  const [text, setText] = useState("")
  const submit = () => {
    const message = text.trim()
    if (!message || busy) return
    onSend(message)
    setText("")
  }
  return (
    <form
      className="phone-composer flex-wrap"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <textarea
        className="input flex-1 resize-none"
        rows={1}
        maxLength={TEXT_CHARACTERS}
        aria-label={placeholder}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        {...sendOnEnter(submit)}
      />
      <button type="submit" className="phone-send" aria-label={send} aria-disabled={busy}>
        <SendHorizontal size={20} aria-hidden />
      </button>
      {text.length >= TEXT_CHARACTERS && <p className="help basis-full">{tooLong}</p>}
    </form>
  )
}
