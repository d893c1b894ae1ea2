import { useMutation } from "@tanstack/react-query"
import { CalendarDays, ChevronRight, MessageCircle, Pencil, Trash2 } from "lucide-react"
import type { ComponentType } from "react"
import { Link } from "wouter"
import { chatbots } from "../../../../adapters/http/contract/chatbots.ts"
import { type Chatbot, PREVIEW_CHARACTERS } from "../../../../core/chatbots/chatbot.ts"
import { date } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { dashboard, editChatbot } from "../../../lib/routes.ts"
import { api } from "../../../lib/server/api.ts"
import { unlessGone } from "../../../lib/server/unless-gone.ts"
import { buttonClass } from "../../../ui/button.tsx"
import { Fault } from "../../../ui/fault.tsx"
import { Avatar } from "../../../ui/phone.tsx"
import { Pill } from "../../../ui/pill.tsx"
import { wizard } from "../../../words/wizard.ts"
import { forgetChatbot } from "../../data/queries.ts"
import { AskFirst } from "../../parts/ask-first.tsx"
import { keptConversation } from "../../preview/kept-conversation.ts"
import { chatbotsWords } from "./words.ts"

/** One chatbot: who it is, what it knows, what it is connected to. */
export function ChatbotCard({ chatbot }: { chatbot: Chatbot }) {
  const t = useWords(chatbotsWords)
  const w = useWords(wizard)
  const language = useLanguage()
  const remove = useMutation({
    mutationFn: () => api(chatbots.remove, { params: { id: chatbot.id } }).catch(unlessGone),
    onSuccess: () => {
      keptConversation(chatbot.id).remove()
      forgetChatbot(chatbot.id)
    },
  })
  return (
    <li className="card" data-testid="chatbot-card">
      <div className="flex items-start gap-4">
        <Avatar name={chatbot.name} />
        <div className="min-w-0 flex-1">
          <h2>{chatbot.name}</h2>
          <p className="mt-1 text-muted">{chatbot.description || t.noDescription}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Pill tone="plain">{w.tones[chatbot.tone]}</Pill>
            <Pill tone="plain">{w.languages[chatbot.language]}</Pill>
          </div>
        </div>
      </div>

      <Knowledge chatbot={chatbot} />
      <section className="mt-6">
        <h3>{t.connections}</h3>
        <Connection
          icon={MessageCircle}
          name="WhatsApp"
          on={chatbot.whatsapp.connected}
          href={dashboard("whatsapp-setup", chatbot.id)}
        />
        <Connection
          icon={CalendarDays}
          name={t.calendar}
          on={chatbot.calendar.connected}
          href={dashboard("calendar", chatbot.id)}
        />
      </section>

      {remove.error && (
        <div className="mt-4">
          <Fault text={t.removeFailed} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-3">
          <Link href={editChatbot(chatbot.id)} className={buttonClass("secondary")}>
            <Pencil size={16} aria-hidden />
            {t.edit}
          </Link>
          <AskFirst
            kind="danger"
            label={t.remove}
            icon={<Trash2 size={16} aria-hidden />}
            question={t.question}
            about={chatbot.name}
            act={() => remove.mutateAsync()}
          >
            {chatbot.calendar.connected ? `${t.consequence} ${t.appointments}` : t.consequence}
          </AskFirst>
        </div>
        <p className="text-small text-muted">{t.created(date(language, chatbot.createdAt))}</p>
      </div>
    </li>
  )
}

/** The beginning of its first sources, with links to all of them. */
function Knowledge({ chatbot }: { chatbot: Chatbot }) {
  const t = useWords(chatbotsWords)
  return (
    <section className="mt-6">
      <h3>{t.knowledge}</h3>
      {chatbot.sources.count === 0 ? (
        <p className="mt-1 text-muted">{t.noSources}</p>
      ) : (
        <ul className="mt-1">
          {chatbot.sources.preview.map((source) => (
            // One that is as long as what is shown was probably cut.
            <li
              key={source.id}
              className={`row ${source.text.length < PREVIEW_CHARACTERS ? "" : "cut"}`}
            >
              {source.text}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap gap-x-5">
        {chatbot.sources.count > 0 && (
          <Link href={dashboard("training", chatbot.id)} className="link link-alone">
            {t.viewAll(chatbot.sources.count)}
          </Link>
        )}
        <Link href={dashboard("training", chatbot.id)} className="link link-alone">
          {t.addSources}
        </Link>
      </div>
    </section>
  )
}

type ConnectionProps = {
  icon: ComponentType<{ size: number }>
  name: string
  on: boolean
  href: string
}

function Connection({ icon: Icon, name, on, href }: ConnectionProps) {
  const t = useWords(chatbotsWords)
  return (
    <Link href={href} className="row flex-wrap hover:underline">
      <Icon size={18} aria-hidden />
      <span className="flex-auto font-semibold">{name}</span>
      <span className="ml-auto flex items-center gap-2">
        <Pill tone={on ? "ok" : "plain"} dot>
          {on ? t.connected : t.notConnected}
        </Pill>
        <ChevronRight size={18} aria-hidden />
      </span>
    </Link>
  )
}
