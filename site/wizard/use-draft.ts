import { useEffect, useState } from "react"
import { type Draft, keptDraft } from "../lib/pending/draft.ts"

/** The draft and a way to change parts of it; every change is kept on this device at once, for all of its tabs. */
export const useDraft = () => {
  const [draft, setDraft] = useState(keptDraft.read)
  useEffect(() => keptDraft.onChange(() => setDraft(keptDraft.read())), [])
  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const after = { ...before, ...part }
      keptDraft.write(after)
      return after
    })
  return [draft, change] as const
}
