import { useMutation } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { tab } from "../../../lib/storage.ts"
import { cache } from "../../cache.ts"

/**
 * A line that is sent on Enter: its box is free at once for the next one, lines are sent one after the other, and one that
 * was refused comes back into its box. What is typed outlives a session that ends meanwhile.
 */
export const useLine = (name: string, send: (line: string) => Promise<unknown>) => {
  const draft = `draft:${name}`
  const [typed, setTyped] = useState(() => String(tab.read(draft) ?? ""))
  useEffect(() => tab.write(draft, typed), [draft, typed])
  const sending = useMutation({
    scope: { id: name },
    mutationFn: send,
    onSuccess: () => void cache.invalidateQueries({ queryKey: ["memory"] }),
    onError: (_, line) => setTyped((now) => [line, now].filter(Boolean).join("\n")),
  })
  const submit = () => {
    const line = typed.trim()
    if (!line) return
    setTyped("")
    sending.mutate(line)
  }
  return { typed, setTyped, submit, sending }
}
