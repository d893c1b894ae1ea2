import { CircleAlert, CircleCheck } from "lucide-react"
import { useEffect, useState } from "react"
import { toast } from "react-hot-toast/headless"
import { Link } from "wouter"
import { whatsapp } from "../../../../adapters/http/contract/whatsapp.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { Translated, useTranslated } from "../../../lib/language/translated.ts"
import { dashboard } from "../../../lib/routes.ts"
import { api } from "../../../lib/server/api.ts"
import { Refused } from "../../../lib/server/send.ts"
import { buttonClass } from "../../../ui/button.tsx"
import { RedirectBar } from "../../../ui/redirect-bar.tsx"
import { cache } from "../../cache.ts"
import { ScreenFrame } from "../../screen.tsx"
import { useMoveOn } from "../../use-move-on.ts"
import { recheckLater } from "../whatsapp/use-whatsapp.ts"
import { whyNotConnected } from "../whatsapp/why-not-connected.ts"
import { chatbotOf, readCallback } from "./read-callback.ts"
import { callbackWords } from "./words.ts"

const SUCCESS_MS = 2000
const PARTIAL_MS = 5000

type Outcome =
  | { state: "loading" }
  | { state: "connected" | "partial" }
  | { state: "error"; code?: string; cancelled?: true }

const connect = (search: URLSearchParams) => {
  const arrival = readCallback(search)
  if (arrival.kind === "token") {
    const { accesstoken, chatbotid } = arrival
    return api(whatsapp.processToken, { body: { accesstoken, chatbotid } })
  }
  if (arrival.kind === "code") {
    const { code, chatbotid, state } = arrival
    const redirectUri = `${location.origin}/dashboard/whatsapp-callback`
    return api(whatsapp.facebookCallback, { body: { code, chatbotid, state, redirectUri } })
  }
  return arrival
}

// A code works once: however often React draws this, it is traded once. The address forgets it at once.
let trade: ReturnType<typeof connect> | undefined
const startTrade = () => {
  trade = connect(new URLSearchParams(location.search))
  history.replaceState(history.state, "", location.pathname)
  return trade
}

/** Where Facebook leads back to. */
export default function WhatsappCallback() {
  const t = useWords(callbackWords)
  const moveOn = useMoveOn()
  const [chatbotid] = useState(() => chatbotOf(new URLSearchParams(location.search)))
  const [outcome, setOutcome] = useState<Outcome>({ state: "loading" })
  const [text, tell] = useTranslated(callbackWords)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the way back is walked once
  useEffect(() => {
    const settled = (next: Outcome) => {
      trade = undefined
      setOutcome(next)
    }
    const trading = trade ?? startTrade()
    if (!(trading instanceof Promise)) {
      const { kind } = trading
      if (kind === "denied")
        toast.error(<Translated of={callbackWords} in={(t) => t.loginFailed} />)
      tell((t) => (kind === "denied" ? t.denied(trading.error, trading.description) : t[kind]))
      const cancelled = kind === "denied" && trading.error === "access_denied"
      return settled({ state: "error", ...(cancelled && { cancelled }) })
    }
    trading.then(
      ({ state, message, connection }) => {
        void cache.invalidateQueries()
        recheckLater(connection.chatbotid)
        tell((_, say) => say(message))
        settled({ state })
      },
      (refusal: Error) => {
        tell((_, say) => say(whyNotConnected(refusal)))
        settled({ state: "error", ...(refusal instanceof Refused && { code: refusal.code }) })
      },
    )
  }, [])

  return (
    <ScreenFrame title={t.title}>
      <section className="card max-w-[560px]">
        {outcome.state === "loading" ? (
          <div role="status">
            <p className="font-semibold">{t.loading}</p>
            <p className="mt-1 text-muted">{t.step}</p>
          </div>
        ) : outcome.state === "error" ? (
          <div role="alert">
            <h2 className="flex items-center gap-2 text-bad">
              <CircleAlert size={20} aria-hidden />
              {t.error}
            </h2>
            <p className="mt-2">{text}</p>
            {outcome.cancelled && <p className="mt-1 text-muted">{t.cancelled}</p>}
            {outcome.code === "no_number" && (
              <>
                <h3 className="mt-4">{t.causesTitle}</h3>
                <ul className="list-disc pl-5">
                  {t.causes.map((cause) => (
                    <li key={cause}>{cause}</li>
                  ))}
                </ul>
              </>
            )}
            <div className="mt-5 flex flex-wrap gap-3">
              <Link href={dashboard()} className={buttonClass("primary")}>
                {t.back}
              </Link>
              <Link
                href={dashboard("whatsapp-setup", chatbotid)}
                className={buttonClass("secondary")}
              >
                {t.again}
              </Link>
            </div>
          </div>
        ) : (
          <div role="status">
            <h2 className="flex items-center gap-2 text-ok">
              <CircleCheck size={20} aria-hidden />
              {outcome.state === "partial" ? t.partial : t.success}
            </h2>
            <p className="mt-2">{text}</p>
            <RedirectBar
              to={outcome.state === "partial" ? dashboard("whatsapp", chatbotid) : dashboard()}
              afterMs={outcome.state === "partial" ? PARTIAL_MS : SUCCESS_MS}
              label={t.go}
              go={moveOn}
            />
          </div>
        )}
      </section>
    </ScreenFrame>
  )
}
