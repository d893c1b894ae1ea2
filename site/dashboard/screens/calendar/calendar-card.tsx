import { useMutation } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { calendar } from "../../../../adapters/http/contract/calendar.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { api } from "../../../lib/server/api.ts"
import { FaultLine } from "../../../ui/fault-line.tsx"
import { cache } from "../../data/cache.ts"
import { readAgain } from "../../data/read-again.ts"
import { Disconnect } from "../../parts/disconnect.tsx"
import { AllowSwitch } from "./allow-switch.tsx"
import { ConnectGoogle } from "./connect-google.tsx"
import { type Status, statusKey } from "./queries.ts"
import { calendarWords } from "./words.ts"

const MESSAGE_MS = 3000

type Props = { chatbotId: string; status: Status }

/** The connection to Google Calendar, and how far the bot may go in it. */
export function CalendarCard({ chatbotId, status }: Props) {
  const t = useWords(calendarWords)
  const say = useSay()
  const [message, setMessage] = useState<string | null>(null)
  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(() => setMessage(null), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [message])

  const disconnect = useMutation({
    mutationFn: () =>
      api(calendar.disconnect, { query: { connectionId: status.connection_id ?? "" } }),
    onSuccess: (answer) => {
      setMessage(answer.message)
      const gone = { ...status, is_connected: false, connection_id: null }
      cache.setQueryData(statusKey(chatbotId), gone)
      readAgain("calendar", "chatbots")
    },
  })

  return (
    <section className="card flex flex-col items-start gap-4">
      <h2>{t.google}</h2>
      <p className="text-muted">{status.is_connected ? t.on : t.off}</p>
      {status.error && <p className="note note-warn">{say(status.error)}</p>}
      {status.is_connected ? (
        <>
          <AllowSwitch chatbotId={chatbotId} status={status} />
          <Disconnect words={t} act={() => disconnect.mutateAsync()} />
        </>
      ) : (
        <ConnectGoogle chatbotId={chatbotId} />
      )}
      <FaultLine text={disconnect.error && t.disconnectFailed} />
      {message && (
        <p className="note note-ok" role="status">
          {say(message)}
        </p>
      )}
    </section>
  )
}
