import { type ChangeEvent, type FormEvent, useEffect, useState } from "react"
import { contact as route } from "../../adapters/http/contract/contact.ts"
import {
  MESSAGE_CHARACTERS,
  NAME_CHARACTERS,
  PHONE_CHARACTERS,
  SUBJECT_CHARACTERS,
} from "../../core/contact/contact.ts"
import { useWords } from "../lib/language/language.tsx"
import { useSay } from "../lib/language/sentences.ts"
import { api } from "../lib/server/api.ts"
import { hasCode, Refused } from "../lib/server/send.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { FaultLine } from "../ui/fault-line.tsx"
import { TextArea, TextField } from "../ui/field.tsx"
import { StatusLine } from "../ui/status-line.tsx"
import { useWrongFields } from "../ui/use-wrong-fields.ts"
import { contact } from "../words/contact.ts"

const CLOSE_AFTER_MS = 3000
const REQUIRED = ["name", "subject", "message"] as const
const NONE = { name: 0, subject: 0, message: 0, phone: 0 }

/** A message to the people behind the product. It opens empty and closes by itself once sent. */
export default function Contact({ onClose }: { onClose: () => void }) {
  const t = useWords(contact)
  const say = useSay()
  const [state, setState] = useState<"open" | "sending" | "sent">("open")
  const [fault, setFault] = useState<string | null>(null)
  const [lengths, setLengths] = useState(NONE)
  const wrong = useWrongFields()

  useEffect(() => {
    if (state !== "sent") return
    const timer = setTimeout(onClose, CLOSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [state, onClose])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const text = (name: string) => String(data.get(name) ?? "").trim()
    const missing = REQUIRED.filter((name) => !text(name))
    if (missing.length > 0) {
      setFault(t.missing)
      return wrong.refuse(form, missing)
    }
    setState("sending")
    setFault(null)
    try {
      await api(route.send, {
        body: {
          name: text("name"),
          subject: text("subject"),
          message: text("message"),
          ...(text("phone") && { phone: text("phone") }),
        },
      })
      setState("sent")
    } catch (refusal) {
      setFault(
        refusal instanceof Refused && !hasCode(refusal, "internal")
          ? say(refusal.message)
          : t.failed,
      )
      setState("open")
    }
  }

  const field = (name: keyof typeof NONE, maxLength: number) => ({
    name,
    maxLength,
    full: lengths[name] < maxLength ? undefined : maxLength,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setLengths((now) => ({ ...now, [name]: target.value.length })),
  })

  return (
    <Dialog title={t.heading} onClose={onClose} closeLabel={t.close}>
      <StatusLine className="note note-ok" text={state === "sent" && t.sent} />
      {state !== "sent" && (
        <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
          <TextField
            label={t.name}
            autoComplete="name"
            {...field("name", NAME_CHARACTERS)}
            required
            {...wrong.mark("name")}
          />
          <TextField
            label={t.subject}
            {...field("subject", SUBJECT_CHARACTERS)}
            required
            {...wrong.mark("subject")}
          />
          <TextArea
            label={t.message}
            rows={5}
            {...field("message", MESSAGE_CHARACTERS)}
            help={`${lengths.message} / ${MESSAGE_CHARACTERS}`}
            required
            {...wrong.mark("message")}
          />
          <TextField
            label={`${t.phone} (${t.optional})`}
            type="tel"
            help={t.answerTo}
            autoComplete="tel"
            {...field("phone", PHONE_CHARACTERS)}
          />
          <FaultLine text={fault} />
          <Button type="submit" busy={state === "sending"}>
            {state === "sending" ? t.sending : t.send}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
