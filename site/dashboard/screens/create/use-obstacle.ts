import { useEffect, useState } from "react"
import type { Usage } from "../../../../core/billing/usage.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { BROKEN_DRAFT, creationFault } from "../../../lib/pending/carried-faults.ts"
import { dashboard } from "../../../lib/routes.ts"
import { wizard } from "../../../words/wizard.ts"
import { useMoveOn } from "../../parts/use-move-on.ts"

const LEAVE_AFTER_MS = 2000

/**
 * Why no chatbot can be created, or why the one finished before signing in was not; null: nothing is in the way. An owner who has
 * as many chatbots as the plan allows is told so, and taken to the list of them.
 */
export const useObstacle = (usage: Usage | undefined, creating: boolean) => {
  const t = useWords(wizard)
  const say = useSay()
  const moveOn = useMoveOn()
  const [before] = useState(creationFault.take)
  const { chatbotsUsed = 0, chatbotsLimit = 1 } = usage ?? {}
  const full = chatbotsUsed >= chatbotsLimit && !creating
  useEffect(() => {
    if (!full) return
    const timer = setTimeout(() => moveOn(dashboard("chatbots")), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [full, moveOn])

  if (full) return chatbotsLimit > 1 ? t.limitOf(chatbotsLimit) : t.limit
  if (before === BROKEN_DRAFT) return t.broken
  return before && t.notCreated(say(before))
}
