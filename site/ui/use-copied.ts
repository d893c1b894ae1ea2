import { useState } from "react"

/** Copies a text; `copied` says whether it worked. A browser may refuse, and has no clipboard without https. */
export const useCopied = () => {
  const [copied, setCopied] = useState(false)
  const copy = (text: string) =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return { copied, copy }
}
