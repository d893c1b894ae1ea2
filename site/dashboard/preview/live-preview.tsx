import { RotateCcw } from "lucide-react"
import { useState } from "react"
import { flushSync } from "react-dom"
import { Link } from "wouter"
import type { Chatbot } from "../../../core/chatbots/chatbot.ts"
import { fallbackLanguage } from "../../../core/shared/language-setting.ts"
import { date, time } from "../../lib/language/format.ts"
import { useLanguage, useWords } from "../../lib/language/language.tsx"
import { dashboard } from "../../lib/routes.ts"
import { sentenceOf } from "../../lib/server/send.ts"
import { ChatPreview, type Line } from "../../ui/chat-preview.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Fault } from "../../ui/fault.tsx"
import { Loading } from "../../ui/loading.tsx"
import { chat } from "../../words/chat.ts"
import { $unsaved } from "../leaving/leave-guard.ts"
import { Failed } from "../parts/failed.tsx"
import { common } from "../words/common.ts"
import { type Exchange, requestBefore, stopAfter } from "./log-lookups.ts"
import { reasonsIn } from "./reasons.ts"
import { SUGGESTIONS } from "./suggestions.ts"
import { useConversation } from "./use-conversation.ts"
import { useSimulation } from "./use-simulation.ts"
import { whySilent } from "./why-silent.ts"

type Props = {
  chatbot: Pick<Chatbot, "id" | "name" | "language">
  /** Closes what the phone is shown in, where that lies over the screen. */
  onLeave?: () => void
}

const isToday = (iso: string) => new Date(iso).toDateString() === new Date().toDateString()

/** The customer's phone, answering through the real pipeline. */
export default function LivePreview({ chatbot, onLeave }: Props) {
  const t = useWords(chat)
  const c = useWords(common)
  const language = useLanguage()
  const lang = fallbackLanguage(chatbot.language)
  const [asked, setAsked] = useState<string | null>(null)
  const [restarting, setRestarting] = useState(false)
  const [why, setWhy] = useState<Exchange | null>(null)
  const { send, forget, reload } = useSimulation(chatbot.id, false)

  const ask = (message: string) => {
    forget.reset()
    setAsked(message)
    send.mutate({ message, wait: true }, { onSettled: () => void reload() })
  }
  const restart = async () => {
    await forget.mutateAsync().then(
      () => send.isPending || send.reset(),
      () => null,
    )
    setRestarting(false)
  }
  const conversation = useConversation(chatbot.id)
  const messages = conversation.data ?? []
  const stop = stopAfter(send.data?.conversation ?? [], messages.at(-1))
  const lines = messages.map((message): Line => {
    const answer = message.direction === "OUTBOUND"
    return {
      id: message.id,
      from: answer ? "bot" : "customer",
      text: message.content,
      time: time(language, message.createdat),
      ...(!isToday(message.createdat) && { day: date(language, message.createdat) }),
      ...(answer && { foot: <WhyButton label={t.why} onClick={() => setWhy(message)} /> }),
    }
  })
  // A message that could not be sent stays visible, too, and can be sent again.
  const unanswered = asked !== null && (send.isPending || send.isError)
  const last = lines.at(-1)
  if (unanswered && !(last?.from === "customer" && last.text === asked))
    lines.push({ id: "asked", from: "customer", text: asked })

  // A message that is sent takes an error of starting over away: if both failed, starting over is the later.
  const fault = forget.error ? (
    <Fault text={sentenceOf(forget.error)} onRetry={() => void restart()} />
  ) : send.error ? (
    <Fault text={sentenceOf(send.error)} {...(asked && { onRetry: () => ask(asked) })} />
  ) : (
    conversation.error && <Failed of={[conversation]} />
  )
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-small text-muted">{t.caption}</p>
        <button
          type="button"
          className="link-alone flex-none gap-1 text-small font-semibold text-link"
          onClick={() => setRestarting(true)}
        >
          <RotateCcw size={14} aria-hidden />
          {t.startOver}
        </button>
      </div>
      <div className="min-h-0 flex-1">
        <ChatPreview
          name={chatbot.name}
          lines={lines}
          suggested={{ lang, texts: SUGGESTIONS[lang] }}
          unknown={conversation.data ? undefined : conversation.isPending ? c.loading : ""}
          typing={send.isPending}
          onSend={ask}
        />
      </div>
      {fault ? (
        <div className="mt-3">{fault}</div>
      ) : (
        <p
          className={stop ? "note note-warn mt-2" : "help mt-2"}
          role={stop ? "status" : undefined}
        >
          {stop ? whySilent(language, stop.content) : t.uncounted}
        </p>
      )}
      {restarting && (
        <Confirm
          question={t.startOverQuestion}
          yes={t.startOver}
          no={c.cancel}
          weight="danger"
          busy={forget.isPending}
          onYes={() => void restart()}
          onNo={() => setRestarting(false)}
        >
          {t.startOverText}
        </Confirm>
      )}
      {why !== null && (
        <WhyDialog
          answer={why}
          chatbotId={chatbot.id}
          onClose={() => setWhy(null)}
          onTeach={() => {
            // Then it is asked first whether to leave; whoever stays finds all as it was.
            if ($unsaved.get()) return
            // Closed first: a dialog that closes takes the focus back to where it was opened.
            flushSync(() => {
              setWhy(null)
              onLeave?.()
            })
            // The link may lead to the very screen that is open.
            document.querySelector<HTMLElement>("[name=source]")?.focus()
          }}
        />
      )}
    </div>
  )
}

type WhyProps = {
  answer: Exchange
  chatbotId: string
  onClose: () => void
  onTeach: () => void
}

/** What an answer was made of, from the request to the model, and a link to teach the bot more. */
function WhyDialog({ answer, chatbotId, onClose, onTeach }: WhyProps) {
  const t = useWords(chat)
  const c = useWords(common)
  const language = useLanguage()
  const { log, entries } = useSimulation(chatbotId)
  // What was read before may not hold this answer yet, and would give it the reasons of the one before.
  const reading =
    log.isFetching && (log.isPlaceholderData || log.isPending || !log.isFetchedAfterMount)
  const known = !reading && !log.error
  const reasons = known ? reasonsIn(requestBefore(entries, answer) ?? "", language) : []
  return (
    <Dialog title={t.whyTitle} onClose={onClose} closeLabel={t.close} harmless>
      <div className="mb-4 flex flex-col gap-4">
        <Failed of={[log]} />
        {reading && <Loading text={c.loading} />}
        {known && reasons.length === 0 && <p className="text-muted">{t.whyUnknown}</p>}
        {reasons.map((reason) => (
          <section key={reason.title}>
            <h3>{reason.title}</h3>
            <p className="whitespace-pre-wrap text-muted">{reason.text}</p>
          </section>
        ))}
      </div>
      <Link href={dashboard("training", chatbotId)} className="link link-alone" onClick={onTeach}>
        {t.teach}
      </Link>
    </Dialog>
  )
}

const WhyButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    className="block min-h-[24px] text-caption font-semibold text-link"
    onClick={onClick}
  >
    {label}
  </button>
)
