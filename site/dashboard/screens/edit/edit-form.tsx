import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { Link } from "wouter"
import { chatbots } from "../../../../adapters/http/contract/chatbots.ts"
import { configuration } from "../../../../adapters/http/contract/configuration.ts"
import type { Chatbot } from "../../../../core/chatbots/chatbot.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { dashboard } from "../../../lib/routes.ts"
import { api } from "../../../lib/server/api.ts"
import { messageOf } from "../../../lib/server/send.ts"
import { Button, buttonClass } from "../../../ui/button.tsx"
import { CardFoot } from "../../../ui/card-foot.tsx"
import { StatusLine } from "../../../ui/status-line.tsx"
import { type Basics, BasicsFields } from "../../../wizard/basics.tsx"
import { readAgain } from "../../data/read-again.ts"
import { settle } from "../../leaving/leave-guard.ts"
import { useLeaveGuard } from "../../leaving/use-leave-guard.ts"
import { useMoveOn } from "../../parts/use-move-on.ts"
import { useUnsaved } from "../../parts/use-unsaved.ts"
import { common } from "../../words/common.ts"
import { editWords } from "./words.ts"

const LEAVE_AFTER_MS = 1500

const basicsOf = (chatbot: Chatbot): Basics => ({
  name: chatbot.name,
  description: chatbot.description,
  welcomeEnabled: chatbot.welcomemessage !== "",
  welcomemessage: chatbot.welcomemessage,
  tone: chatbot.tone,
  language: chatbot.language,
  timezone: chatbot.timezone,
})

const changeTo = (basics: Basics) => ({
  name: basics.name.trim(),
  description: basics.description.trim(),
  welcomemessage: basics.welcomeEnabled ? basics.welcomemessage.trim() : "",
  tone: basics.tone,
  language: basics.language,
  timezone: basics.timezone,
})
type Change = ReturnType<typeof changeTo>

/** The fields that were changed here: the others may have been changed in another tab. */
const changes = (from: Basics, to: Basics): Partial<Change> => {
  const before = changeTo(from)
  const wanted = Object.entries(changeTo(to))
  return Object.fromEntries(
    wanted.filter(([field, value]) => before[field as keyof Change] !== value),
  )
}

/** What stands in the fields beside what is saved; null: nothing else. */
const typedOver = (saved: Basics, value: Basics): Partial<Basics> | null => {
  const fields = Object.entries(value).filter(([field, is]) => saved[field as keyof Basics] !== is)
  return fields.length > 0 ? Object.fromEntries(fields) : null
}

export function EditForm({ chatbot }: { chatbot: Chatbot }) {
  const t = useWords(editWords)
  const c = useWords(common)
  const say = useSay()
  const moveOn = useMoveOn()
  const element = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState(false)
  const [saved, setSaved] = useState(() => basicsOf(chatbot))
  /** What the owner knows to be replaced. */
  const [known, setKnown] = useState(saved)
  const [typed, setTyped] = useUnsaved<Partial<Basics> | null>(chatbot.id, null)
  const value = { ...saved, ...typed }
  const unsaved = typedOver(saved, value) !== null
  const change = (part: Partial<Basics>) => setTyped(typedOver(saved, { ...value, ...part }))

  const save = useMutation({
    mutationFn: async (wanted: Basics) => {
      const params = { id: chatbot.id }
      const body = changes(saved, wanted)
      const now = basicsOf(await api(chatbots.read, { params }))
      const elsewhere = Object.keys(changes(known, now))
      setKnown(now)
      if (elsewhere.some((field) => field in body && field in changes(now, wanted))) return false
      setKnown(basicsOf(await api(configuration.change, { params, body })))
      return true
    },
    onSuccess: (isSaved, sent) => {
      if (!isSaved) return
      // What was typed meanwhile is still to be saved, also where it is what was saved before.
      const left = typedOver(sent, value)
      setSaved(sent)
      setTyped(left)
      if (left === null) settle()
      readAgain("chatbots")
    },
  })
  const done = save.data === true && !unsaved
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => moveOn(dashboard("chatbots")), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [done, moveOn])
  useLeaveGuard(unsaved)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const blank = value.name.trim() === ""
    setMissing(blank)
    if (blank) element.current?.querySelector<HTMLElement>("[name=name]")?.focus()
    else save.mutate(value)
  }

  return (
    <form ref={element} className="card" onSubmit={submit} noValidate>
      <BasicsFields
        value={value}
        onChange={change}
        fault={missing ? { fields: ["name"], text: t.nameMissing } : null}
      />
      <CardFoot className="justify-end">
        {(save.error || save.data === false) && (
          <p className="note note-bad basis-full" role="alert">
            {save.error ? t.saveFailed(say(messageOf(save.error))) : t.changedMeanwhile}
          </p>
        )}
        <StatusLine className="note note-ok basis-full" text={done && t.saved} />
        <Link href={dashboard("chatbots")} className={buttonClass("secondary")}>
          {c.cancel}
        </Link>
        <Button type="submit" busy={save.isPending} disabled={done}>
          {save.isPending ? t.saving : t.save}
        </Button>
      </CardFoot>
    </form>
  )
}
