import { useState } from "react"
import { createChatbot } from "../lib/create-chatbot.ts"
import { type Draft, keptDraft } from "../lib/draft.ts"
import { useWords } from "../lib/language.tsx"
import { Refused } from "../lib/send.ts"
import { useSay } from "../lib/sentences.ts"
import { wizard } from "../words/wizard.ts"

const MOVE_ON_MS = 2000

/** Time to read what could not be stored beside the new bot. */
const READ_MS = 8000

export type Said = { text: string; good: boolean; warnings?: readonly string[] }

/** Creating a chatbot: what is said about it, and moving on two seconds after it worked. */
export const useCreation = (onCreated: () => void, onFull: () => void) => {
  const t = useWords(wizard)
  const say = useSay()
  const [said, setSaid] = useState<Said | null>(null)
  const [busy, setBusy] = useState(false)

  const create = async (draft: Draft) => {
    setBusy(true)
    setSaid(null)
    try {
      const { message, warnings } = await createChatbot(draft)
      keptDraft.remove()
      setSaid({ text: message, good: true, warnings: warnings.map(say) })
      setTimeout(onCreated, warnings.length > 0 ? READ_MS : MOVE_ON_MS)
    } catch (refusal) {
      const known = refusal instanceof Refused && refusal.code !== "unknown"
      setSaid({ text: known ? say(refusal.message) : t.failed, good: false })
      if (known && refusal.code === "chatbot_limit") setTimeout(onFull, MOVE_ON_MS)
    }
    setBusy(false)
  }
  return { said, busy, done: said?.good ?? false, create }
}
