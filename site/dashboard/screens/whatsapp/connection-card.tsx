import { useMutation } from "@tanstack/react-query"
import { toast } from "react-hot-toast/headless"
import { Link } from "wouter"
import type { ReplyOf } from "../../../../adapters/http/contract/route.ts"
import { whatsapp } from "../../../../adapters/http/contract/whatsapp.ts"
import type { Chatbot } from "../../../../core/chatbots/chatbot.ts"
import { type ConnectionState, expiresSoon } from "../../../../core/whatsapp/connection.ts"
import { FAULTS } from "../../../../core/whatsapp/faults/all.ts"
import { ago } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { Sentence } from "../../../lib/language/translated.ts"
import { at, dashboard } from "../../../lib/routes.ts"
import { api } from "../../../lib/server/api.ts"
import { Button, buttonClass } from "../../../ui/button.tsx"
import { readAgain } from "../../data/read-again.ts"
import { Disconnect } from "../../parts/disconnect.tsx"
import { toastRefusal } from "../../parts/toast-refusal.tsx"
import { Checks } from "./checks.tsx"
import { FaultAction } from "./fault-action.tsx"
import { FaultNote } from "./fault-note.tsx"
import { NumberChoice } from "./number-choice.tsx"
import { useWhatsapp } from "./use-whatsapp.ts"
import { whatsappWords } from "./words.ts"

export type Status = ReplyOf<typeof whatsapp.status>

type Line = { chatbot: Chatbot; status: Status; called: string }
type Props = Line & { state: ConnectionState | "connecting" }

/** The line itself: how to connect one, that it is being connected, or how it is doing. */
export function ConnectionCard({ state, ...line }: Props) {
  switch (state) {
    case "disconnected":
      return <NotConnected chatbotid={line.chatbot.id} />
    // What `status` says is from before the connection was made: none of it is shown.
    case "connecting":
      return <Connecting chatbot={line.chatbot} />
    default:
      return <Connected {...line} isPartial={state === "partial"} />
  }
}

function NotConnected({ chatbotid }: { chatbotid: string }) {
  const t = useWords(whatsappWords)
  const language = useLanguage()
  return (
    <section className="card">
      <h2>{t.needTitle}</h2>
      <ol className="mt-3 list-decimal pl-5">
        {t.need.map((line) => (
          <li key={line} className="py-1">
            {line}
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Link
          href={dashboard("whatsapp-setup", chatbotid)}
          className={buttonClass("primary", { large: true })}
        >
          {t.connect}
        </Link>
        <a href={at(language, "/whatsapp-guide")} className="link link-alone">
          {t.guide}
        </a>
      </div>
    </section>
  )
}

function Connecting({ chatbot }: { chatbot: Chatbot }) {
  const t = useWords(whatsappWords)
  return (
    <section className="card">
      <h2>{chatbot.name}</h2>
      <p className="note note-info my-4">{t.linking}</p>
      <CheckAgain chatbotid={chatbot.id} />
    </section>
  )
}

function CheckAgain({ chatbotid }: { chatbotid: string }) {
  const t = useWords(whatsappWords)
  const query = useWhatsapp(chatbotid)
  return (
    <Button kind="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
      {t.check}
    </Button>
  )
}

const readLine = () => readAgain("whatsapp", "chatbots")

type ConnectedProps = Line & { isPartial: boolean }

/** A line with a number: its three conditions, its fault, and what the owner can do about it. */
function Connected({ chatbot, status, called, isPartial }: ConnectedProps) {
  const t = useWords(whatsappWords)
  const disconnect = useMutation({
    mutationFn: () => api(whatsapp.disconnect, { query: { chatbotid: chatbot.id } }),
    onSuccess: ({ message }) => {
      toast.success(<Sentence text={message} />)
      readLine()
    },
    onError: toastRefusal,
  })
  const choose = useMutation({
    mutationFn: (phonenumberid: string) =>
      api(whatsapp.chooseNumber, { body: { chatbotid: chatbot.id, phonenumberid } }),
    onSuccess: ({ state, message }) => {
      const tell = state === "connected" ? toast.success : toast.error
      tell(<Sentence text={message} />)
      readLine()
    },
    onError: toastRefusal,
  })
  const { connection, numbers, recent, fault } = status
  const ends = connection && expiresSoon(connection, new Date())
  const reconnects = fault && FAULTS[fault].action === "reconnect"
  return (
    <section className="card">
      <h2>{called}</h2>
      <p className="mt-1 text-muted">
        {chatbot.name} · <LastMessage recent={recent} />
      </p>
      {connection && <Checks connection={connection} fault={fault} />}
      {fault && (
        <FaultNote
          fault={fault}
          lastError={isPartial ? (connection?.lastErrorMessage ?? null) : null}
        />
      )}
      {numbers.length > 1 && (
        <div className="mt-4">
          <NumberChoice
            numbers={numbers}
            current={connection?.phonenumberid ?? ""}
            busy={choose.isPending}
            choose={choose.mutateAsync}
          />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {fault && (
          <FaultAction
            fault={fault}
            chatbotid={chatbot.id}
            retrying={choose.isPending}
            onRetry={() => choose.mutate(connection?.phonenumberid ?? "")}
          />
        )}
        {ends && !reconnects && (
          <Link
            href={dashboard("whatsapp-setup", chatbot.id)}
            className={buttonClass(fault ? "secondary" : "primary")}
          >
            {t.reconnect}
          </Link>
        )}
        <CheckAgain chatbotid={chatbot.id} />
        <Disconnect words={t} act={() => disconnect.mutateAsync()} />
        {fault && (
          <Link
            href={dashboard("diagnostics")}
            className="link inline-flex min-h-[44px] items-center"
          >
            {t.diagnostics}
          </Link>
        )}
      </div>
    </section>
  )
}

/** When the last message came; of an older one only that there were some this week. */
function LastMessage({ recent }: Pick<Status, "recent">) {
  const t = useWords(whatsappWords)
  const language = useLanguage()
  const newest = recent.latest[0]
  if (newest) return t.lastMessage(ago(language, Date.parse(newest.createdat), Date.now()))
  return recent.last7d > 0 ? t.recent(recent.last7d) : t.quiet
}
