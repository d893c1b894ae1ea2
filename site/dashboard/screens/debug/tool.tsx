import { useMutation } from "@tanstack/react-query"
import { type FormEvent, type ReactNode, useState } from "react"
import { useSay } from "../../../lib/language/sentences.ts"
import { inWords } from "../../../lib/server/send.ts"
import { Button } from "../../../ui/button.tsx"

const UNKNOWN = "Ha ocurrido un error desconocido."
const DONE = "¡Éxito!"

type Props = {
  title: string
  text: string
  button: string
  danger?: boolean
  /** Why the tool cannot be run with what is typed now; null: it can. */
  check: () => string | null
  run: () => Promise<string>
  children?: ReactNode
}

/** One numbered tool: what it does, what it needs, and what came of it. */
export function Tool({ title, text, button, danger = false, check, run, children }: Props) {
  const say = useSay()
  const [wrong, setWrong] = useState<string | null>(null)
  const tool = useMutation({ mutationFn: run })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fault = check()
    setWrong(fault)
    if (fault === null) tool.mutate()
    else tool.reset()
  }
  const failed = tool.error && ((inWords(tool.error) && say(tool.error.message)) || UNKNOWN)
  const bad = wrong ?? failed
  return (
    <form className="card flex flex-col items-start gap-4" onSubmit={submit} noValidate>
      <div>
        <h2>{title}</h2>
        <p className="text-muted">{text}</p>
      </div>
      {children}
      <Button type="submit" kind={danger ? "danger-full" : "secondary"} busy={tool.isPending}>
        {button}
      </Button>
      {bad && (
        <p className="note note-bad w-full" role="alert">
          {bad}
        </p>
      )}
      {!bad && tool.isSuccess && (
        <pre className="note note-ok w-full font-sans whitespace-pre-wrap" role="status">
          {tool.data || DONE}
        </pre>
      )}
    </form>
  )
}
