import { useEffect } from "react"
import { Link, useSearchParams } from "wouter"
import { useWords } from "../../../lib/language/language.tsx"
import { dashboard } from "../../../lib/routes.ts"
import { Fault } from "../../../ui/fault.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { isUuid, useChatbot } from "../../data/use-chatbot.ts"
import { Failed } from "../../parts/failed.tsx"
import { NoChatbot } from "../../parts/no-chatbot.tsx"
import { ScreenFrame } from "../../parts/screen.tsx"
import { common } from "../../words/common.ts"
import { ConnectCard } from "./connect-card.tsx"
import { ManualForm } from "./manual-form.tsx"
import { setupWords } from "./words.ts"

/** Sends the owner to Facebook to link a number; what comes back lands on the callback screen. */
export default function WhatsappSetup() {
  const t = useWords(setupWords)
  const c = useWords(common)
  const { query, items, chatbot } = useChatbot()
  const [search, setSearch] = useSearchParams()
  const asked = search.get("chatbotid") ?? ""
  const foreign =
    isUuid(asked) && query.data && !items.some((one) => one.id === asked.toLowerCase())

  // Without a valid id in the address it is about the first chatbot.
  const first = items[0]?.id
  useEffect(() => {
    if (!isUuid(asked) && first) setSearch({ chatbotid: first }, { replace: true })
  }, [asked, first, setSearch])

  return (
    <ScreenFrame title={t.title} lead={chatbot && !foreign ? t.lead(chatbot.name) : undefined}>
      <Failed of={[query]} text={t.loadFailed} />
      {query.isLoading ? (
        <Loading text={c.loading} />
      ) : foreign ? (
        <>
          <Fault text="Chatbot not found" />
          <Link href={dashboard("chatbots")} className="link link-alone mt-3">
            {t.back}
          </Link>
        </>
      ) : !chatbot ? (
        query.data && (
          <div role="alert">
            <NoChatbot text={t.none} />
          </div>
        )
      ) : (
        <div className="grid max-w-[720px] gap-5">
          {chatbot.whatsapp.connected && (
            <div className="note note-info flex flex-wrap items-center justify-between gap-x-4">
              <p className="row-text">{t.connected}</p>
              <Link href={dashboard("whatsapp", chatbot.id)} className="link link-alone">
                {t.see}
              </Link>
            </div>
          )}
          <ConnectCard chatbotid={chatbot.id} />
          <section>
            <h2>{t.trouble}</h2>
            {t.troubles.map(([name, text]) => (
              <details key={name} className="accordion">
                <summary>{name}</summary>
                <p className="pb-4 text-muted">{text}</p>
              </details>
            ))}
            <details className="accordion">
              <summary>{t.byHand}</summary>
              <p className="mb-4 text-muted">{t.byHandText}</p>
              <ManualForm chatbotid={chatbot.id} />
            </details>
          </section>
        </div>
      )}
    </ScreenFrame>
  )
}
