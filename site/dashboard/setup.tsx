import { useEffect } from "react"
import { useLocation } from "wouter"
import { useWords } from "../lib/language.tsx"
import { dashboard } from "../lib/routes.ts"
import { Fault } from "../ui/fault.tsx"
import { faultOf } from "./queries.ts"
import { useChatbot } from "./use-chatbot.ts"
import { common } from "./words.ts"

/** Leads on to what is next: the wizard for those without a chatbot, else the dashboard. */
export default function Setup() {
  const c = useWords(common)
  const [, navigate] = useLocation()
  const { query, chatbot } = useChatbot()
  const known = query.data !== undefined
  useEffect(() => {
    if (known) navigate(dashboard(chatbot ? "" : "create-chatbot"), { replace: true })
  }, [known, chatbot, navigate])

  const fault = faultOf(query.error)
  return (
    <main id="content" tabIndex={-1} className="screen outline-none">
      {fault ? (
        <Fault text={c.loadFailed} requestId={fault.id} onRetry={() => void query.refetch()} />
      ) : (
        <p className="text-muted">{c.loading}</p>
      )}
    </main>
  )
}
