import { useEffect, useState } from "react"
import { draftOf } from "../lib/pending/typed.ts"
import { tab } from "../lib/storage.ts"

/** Whether a change of this was under way when the page was reloaded or the session ended. */
export const isUnsaved = (what: string) => tab.read(draftOf(what)) !== null

/** What is being changed, kept in the tab in case of a reload or the end of the session; it is dropped when its form is left. */
export const useUnsaved = <Value>(what: string, saved: Value) => {
  const draft = draftOf(what)
  const [value, setValue] = useState(() => (tab.read(draft) as Value | null) ?? saved)
  const changed = value !== saved
  useEffect(() => {
    if (changed) tab.write(draft, value)
    else tab.remove(draft)
  }, [draft, value, changed])
  useEffect(() => () => tab.remove(draft), [draft])
  return [value, setValue] as const
}
