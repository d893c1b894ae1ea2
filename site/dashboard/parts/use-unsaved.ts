import { useEffect, useState } from "react"
import { draftOf } from "../../lib/pending/typed.ts"
import { tab } from "../../lib/storage.ts"

type Change<Value> = { saved: Value; value: Value }

/** A change that was under way when the page was reloaded or the session ended; null also if something else is saved since. */
const keptChange = <Value>(what: string, saved: Value) => {
  const change = tab.read(draftOf(what)) as Change<Value> | null
  return change?.saved === saved ? change : null
}

export const isUnsaved = <Value>(what: string, saved: Value) => keptChange(what, saved) !== null

/** What is being changed, kept in the tab in case of a reload or the end of the session; it is dropped when its form is left. */
export const useUnsaved = <Value>(what: string, saved: Value) => {
  const draft = draftOf(what)
  const [value, setValue] = useState(() => (keptChange(what, saved) ?? { value: saved }).value)
  const changed = value !== saved
  useEffect(() => {
    if (changed) tab.write(draft, { saved, value } satisfies Change<Value>)
    else tab.remove(draft)
  }, [draft, saved, value, changed])
  useEffect(() => () => tab.remove(draft), [draft])
  return [value, setValue] as const
}
