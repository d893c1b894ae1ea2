import { useEffect, useState } from "react"
import { tab } from "../lib/storage.ts"

/** Tells every box on the screen what was taken of it: it may have been left meanwhile, and opened anew. */
const takings = new EventTarget()

/** What is typed into a box, kept while the tab lives: it outlives a reload, and a session that ends. */
export const useTyped = (box: string) => {
  const draft = `draft:${box}`
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
  /** A text that was taken leaves its box, also when its screen was left meanwhile. What was typed since stays. */
  const taken = (text: string) => {
    if (tab.read(draft) === text) tab.remove(draft)
    takings.dispatchEvent(new CustomEvent(box, { detail: text }))
  }
  return { typed, setTyped, taken }
}
