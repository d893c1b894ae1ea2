import { useEffect, useState } from "react"
import { tab } from "../lib/storage.ts"

/** What is typed into a box, kept while the tab lives: it outlives a reload, and a session that ends. */
export const useTyped = (box: string) => {
  const draft = `draft:${box}`
  const [typed, setTyped] = useState(() => String(tab.read(draft) ?? ""))
  useEffect(() => tab.write(draft, typed), [draft, typed])
  /** A text that was taken leaves its box, also when its screen was left meanwhile. What was typed since stays. */
  const taken = (text: string) => {
    if (tab.read(draft) === text) tab.remove(draft)
    setTyped((now) => (now === text ? "" : now))
  }
  return { typed, setTyped, taken }
}
