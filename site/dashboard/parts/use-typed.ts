import { useEffect, useState } from "react"
import { draftOf } from "../../lib/pending/typed.ts"
import { tab } from "../../lib/storage.ts"

/** Tells the boxes which text was accepted: their screen may have been left and opened again since it was sent. */
const takings = new EventTarget()

/** Gives what is typed in one box to another; false: there is nothing, or the other holds some already. */
export const moveTyped = (from: string, to: string) => {
  const text = tab.read(draftOf(from))
  if (!text || tab.read(draftOf(to))) return false
  tab.write(draftOf(to), text)
  tab.remove(draftOf(from))
  return true
}

/** What is typed into a box, kept in the tab: it survives a reload, and the end of the session. */
export const useTyped = (box: string) => {
  const draft = draftOf(box)
  const [typed, setTyped] = useState(() => String(tab.read(draft) ?? ""))
  useEffect(() => tab.write(draft, typed), [draft, typed])
  useEffect(() => {
    const leave = (event: Event) => {
      const { detail } = event as CustomEvent<string>
      setTyped((now) => (now === detail ? "" : now))
    }
    takings.addEventListener(box, leave)
    return () => takings.removeEventListener(box, leave)
  }, [box])
  /** Empties the box after its text was accepted, also if its screen was left meanwhile. What was typed since stays. */
  const taken = (text: string) => {
    if (tab.read(draft) === text) tab.remove(draft)
    takings.dispatchEvent(new CustomEvent(box, { detail: text }))
  }
  return { typed, setTyped, taken }
}
