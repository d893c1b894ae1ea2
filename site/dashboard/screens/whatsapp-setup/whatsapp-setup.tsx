import { useMutation } from "@tanstack/react-query"
import { useEffect } from "react"
import { toast } from "react-hot-toast/headless"
import { useSearchParams } from "wouter"
import { whatsapp } from "../../../../adapters/http/contract/whatsapp.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { Translated } from "../../../lib/language/translated.ts"
import { api } from "../../../lib/server/api.ts"
import { inWords } from "../../../lib/server/send.ts"
import { Button } from "../../../ui/button.tsx"
import { Fault } from "../../../ui/fault.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { Failed } from "../../failed.tsx"
import { NoChatbot } from "../../no-chatbot.tsx"
import { ScreenFrame } from "../../screen.tsx"
import { isUuid, useChatbot } from "../../use-chatbot.ts"
import { common } from "../../words/common.ts"
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

  const connect = useMutation({
    mutationFn: (chatbotid: string) => api(whatsapp.connectUrl, { query: { chatbotid } }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (refusal) =>
      toast.error(
        <Translated
          of={setupWords}
          in={(t, say) => (inWords(refusal) ? say(refusal.message) : t.loginFailed)}
        />,
      ),
  })

  return (
    <ScreenFrame title={t.title} lead={chatbot && !foreign ? t.lead(chatbot.name) : undefined}>
      <Failed of={[query]} text={t.loadFailed} />
      {query.isLoading ? (
        <Loading text={c.loading} />
      ) : foreign ? (
        <Fault text="Chatbot not found" />
      ) : !chatbot ? (
        query.data && (
          <div role="alert">
            <NoChatbot text={t.none} />
          </div>
        )
      ) : (
        <div className="grid max-w-[720px] gap-5">
          <section className="card">
            <h2>{t.asked}</h2>
            <ol className="mt-3">
              {t.steps.map(([name, text], at) => (
                <li key={name} className="row items-start">
                  <span className="w-5 flex-none font-display text-number leading-none font-bold text-link">
                    {at + 1}
                  </span>
                  <div>
                    <p className="font-semibold">{name}</p>
                    <p className="text-small text-muted">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
            <Button
              large
              className="mt-5 w-full"
              busy={connect.isPending || connect.isSuccess}
              onClick={() => connect.mutate(chatbot.id)}
            >
              {connect.isPending || connect.isSuccess ? t.connecting : t.connect}
            </Button>
          </section>
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
