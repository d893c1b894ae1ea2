import { useEffect } from "react"
import { useLocation } from "wouter"
import { useWords } from "../lib/language/language.tsx"
import { dashboard } from "../lib/routes.ts"
import { useChatbot } from "./data/use-chatbot.ts"
import { Failed } from "./parts/failed.tsx"
import { common } from "./words/common.ts"

/** Opens the wizard for owners without a chatbot, else the dashboard. */
export default function Setup() {
  const c = useWords(common)
  const [, navigate] = useLocation()
  const { query, chatbot } = useChatbot()
  const known = query.data !== undefined
  useEffect(() => {
    if (known) navigate(dashboard(chatbot ? "" : "create-chatbot"), { replace: true })
  }, [known, chatbot, navigate])

  return (
    <main id="content" tabIndex={-1} className="screen outline-none">
      {query.error ? (
        <Failed of={[query]} text={c.loadFailed} />
      ) : (
        <p className="text-muted">{c.loading}</p>
      )}
    </main>
  )
}
