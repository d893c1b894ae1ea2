import { useState } from "react"

/** Copies a text, and says so once it has been: a browser may refuse, and without https it has no clipboard. */
export const useCopied = () => {
  const [copied, setCopied] = useState(false)
  const copy = (text: string) =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return { copied, copy }
}
