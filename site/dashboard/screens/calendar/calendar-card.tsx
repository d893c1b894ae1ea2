import { useMutation } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { calendar } from "../../../../adapters/http/contract/calendar.ts"
import { chatbots } from "../../../../adapters/http/contract/chatbots.ts"
import { health } from "../../../../adapters/http/contract/health.ts"
import { addressOf, type ReplyOf } from "../../../../adapters/http/contract/route.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { api } from "../../../lib/server/api.ts"
import { hasCode, sentenceOf } from "../../../lib/server/send.ts"
import { buttonClass } from "../../../ui/button.tsx"
import { FaultLine } from "../../../ui/fault-line.tsx"
import { Switch } from "../../../ui/switch.tsx"
import { cache } from "../../cache.ts"
import { Disconnect } from "../../disconnect.tsx"
import { readAgain } from "../../read-again.ts"
import { calendarWords } from "./words.ts"

const MESSAGE_MS = 3000

type Status = ReplyOf<typeof calendar.status>["data"]
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

  const key = ["calendar", chatbotId]
  const way = addressOf(calendar.connect, { query: { chatbotId } })
  // The address below is opened as a page, on which a refusal would be all that the owner sees. So what it might refuse for is
  // checked first. The address itself is not called to try, because each call begins one more consent at Google.
  const connect = useMutation({
    mutationFn: async () => {
      const [{ google }] = await Promise.all([
        api(health.config, {}),
        api(chatbots.read, { params: { id: chatbotId } }),
      ])
      if (!google) throw new Error("Google is not configured.")
    },
    onSuccess: () => location.assign(way),
  })
  const disconnect = useMutation({
    mutationFn: () =>
      api(calendar.disconnect, { query: { connectionId: status.connection_id ?? "" } }),
    onSuccess: (answer) => {
      setMessage(answer.message)
      cache.setQueryData(key, { ...status, is_connected: false, connection_id: null })
      readAgain("calendar", "chatbots")
    },
  })
  const allow = useMutation({
    mutationFn: (allowModifyAnyEvent: boolean) =>
      api(calendar.updateSettings, { body: { chatbotId, allowModifyAnyEvent } }),
    onSuccess: ({ data }) => cache.setQueryData(key, { ...status, ...data }),
  })
  // The switch moves at once, and goes back if the call fails.
  const allowed = allow.isPending ? allow.variables : status.allow_modify_any_event
  const fault =
    allow.error && (hasCode(allow.error, "csrf") ? say(allow.error.message) : t.settingsFailed)

  return (
    <section className="card flex flex-col items-start gap-4">
      <h2>{t.google}</h2>
      <p className="text-muted">{status.is_connected ? t.on : t.off}</p>
      {status.error && <p className="note note-warn">{say(status.error)}</p>}
      {status.is_connected ? (
        <>
          <Switch
            label={t.allow}
            help={t.allowHelp}
            checked={allowed}
            aria-disabled={allow.isPending}
            onChange={(event) => allow.isPending || allow.mutate(event.target.checked)}
          />
          <FaultLine text={fault} />
          <Disconnect words={t} act={() => disconnect.mutateAsync()} />
        </>
      ) : (
        <a
          className={buttonClass("primary")}
          href={way}
          onClick={(event) => {
            event.preventDefault()
            if (!connect.isPending) connect.mutate()
          }}
        >
          {t.connect}
        </a>
      )}
      <FaultLine text={connect.error && say(sentenceOf(connect.error))} />
      <FaultLine text={disconnect.error && t.disconnectFailed} />
      {message && (
        <p className="note note-ok" role="status">
          {say(message)}
        </p>
      )}
    </section>
  )
}
