import { useMutation } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { draftOf } from "../../../lib/pending/typed.ts"
import { tab } from "../../../lib/storage.ts"
import { readAgain } from "../../data/read-again.ts"

/**
 * A text field whose line is sent on Enter. It is empty at once for the next line; lines are sent one after the other, and one
 * that was refused comes back into the field. What is typed or being sent is kept in the tab, in case the session ends meanwhile.
 */
export const useLine = <Answer>(name: string, send: (line: string) => Promise<Answer>) => {
  const draft = draftOf(name)
  const [typed, setTyped] = useState(() => String(tab.read(draft) ?? ""))
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const unsent = [...waiting, typed].filter(Boolean).join("\n")
  useEffect(() => tab.write(draft, unsent), [draft, unsent])
  const sending = useMutation({
    scope: { id: name },
    mutationFn: send,
    onSuccess: () => {
      // The effect above does not run after the screen was left: the line must not be there on return.
      tab.remove(draft)
      readAgain("memory", "chatbots")
    },
    onError: (_, line) => setTyped((now) => [line, now].filter(Boolean).join("\n")),
    onSettled: (_data, _fault, line) => setWaiting((now) => now.toSpliced(now.indexOf(line), 1)),
  })
  const submit = () => {
    const line = typed.trim()
    if (!line) return
    setTyped("")
    setWaiting((now) => [...now, line])
    sending.mutate(line)
  }
  return { typed, setTyped, submit, sending }
}
