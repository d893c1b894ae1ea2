import { CircleAlert, CircleCheck } from "lucide-react"
import { useEffect, useState } from "react"
import { toast } from "react-hot-toast/headless"
import { Link, useLocation } from "wouter"
import { whatsapp } from "../../../../adapters/http/contract/whatsapp.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { Translated, useTranslated } from "../../../lib/language/translated.ts"
import { dashboard } from "../../../lib/routes.ts"
import { api } from "../../../lib/server/api.ts"
import { isNo, Refused } from "../../../lib/server/send.ts"
import { buttonClass } from "../../../ui/button.tsx"
import { RedirectBar } from "../../../ui/redirect-bar.tsx"
import { cache } from "../../data/cache.ts"
import { ScreenFrame } from "../../parts/screen.tsx"
import { useMoveOn } from "../../parts/use-move-on.ts"
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

type Refusal = { why: string; code?: string }

/** What a reload is told by the entry of the history: which chatbot this is about, whether its code is used up, and a no to it. */
type Arrived = { chatbotid: string | undefined; started: boolean; refused?: Refusal } | null
const arrived = () => history.state as Arrived

// A code works once. Kept outside the component, so that it is exchanged once even if React renders the screen twice; and removed
// from the address at once, so that a reload does not try it again.
let exchange: ReturnType<typeof connect> | undefined
const startExchange = (chatbotid: string | undefined) => {
  exchange = connect(new URLSearchParams(location.search))
  const started = exchange instanceof Promise
  history.replaceState({ chatbotid, started } satisfies Arrived, "", location.pathname)
  return exchange
}

/** The screen to which Facebook sends the owner back: it connects the number that was chosen there. */
export default function WhatsappCallback() {
  const t = useWords(callbackWords)
  const [chatbotid] = useState(
    () => chatbotOf(new URLSearchParams(location.search)) ?? arrived()?.chatbotid,
  )
  const [, navigate] = useLocation()
  const [outcome, setOutcome] = useState<Outcome>({ state: "loading" })
  const [text, tell] = useTranslated(callbackWords)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the screen opens
  useEffect(() => {
    const settled = (next: Outcome) => {
      exchange = undefined
      setOutcome(next)
    }
    const refuse = ({ why, code }: Refusal) => {
      tell((_, say) => say(why))
      settled({ state: "error", ...(code && { code }) })
    }
    const refused = arrived()?.refused
    if (refused) return refuse(refused)
    if (!exchange && chatbotid && arrived()?.started) {
      // What became of it is seen at the line. It may still be under way.
      recheckLater(chatbotid)
      return navigate(dashboard("whatsapp", chatbotid), { replace: true })
    }
    const exchanging = exchange ?? startExchange(chatbotid)
    if (!(exchanging instanceof Promise)) {
      const { kind } = exchanging
      if (kind === "denied")
        toast.error(<Translated of={callbackWords} in={(t) => t.loginFailed} />)
      tell((t) =>
        kind === "denied" ? t.denied(exchanging.error, exchanging.description) : t[kind],
      )
      const cancelled = kind === "denied" && exchanging.error === "access_denied"
      return settled({ state: "error", ...(cancelled && { cancelled }) })
    }
    exchanging.then(
      ({ state, message, connection }) => {
        void cache.invalidateQueries()
        recheckLater(connection.chatbotid)
        tell((_, say) => say(message))
        settled({ state })
      },
      (fault: Error) => {
        const code = fault instanceof Refused ? fault.code : undefined
        const refusal = { why: whyNotConnected(fault), ...(code && { code }) }
        if (isNo(fault)) history.replaceState({ ...arrived(), refused: refusal }, "")
        refuse(refusal)
      },
    )
  }, [])

  return (
    <ScreenFrame title={t.title}>
      <section className="card max-w-[560px]">
        {outcome.state === "loading" && (
          <div role="status">
            <p className="font-semibold">{t.loading}</p>
            <p className="mt-1 text-muted">{t.step}</p>
          </div>
        )}
        {outcome.state === "error" && (
          <NotConnected outcome={outcome} text={text} chatbotid={chatbotid} />
        )}
        {(outcome.state === "connected" || outcome.state === "partial") && (
          <Connected isPartial={outcome.state === "partial"} text={text} chatbotid={chatbotid} />
        )}
      </section>
    </ScreenFrame>
  )
}

/** `text`: what the server said, or why it was not asked. */
type ResultProps = { text: string | null; chatbotid: string | undefined }

type NotConnectedProps = ResultProps & { outcome: Extract<Outcome, { state: "error" }> }

function NotConnected({ outcome, text, chatbotid }: NotConnectedProps) {
  const t = useWords(callbackWords)
  return (
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
        <Link href={dashboard("whatsapp-setup", chatbotid)} className={buttonClass("secondary")}>
          {t.again}
        </Link>
      </div>
    </div>
  )
}

function Connected({ isPartial, text, chatbotid }: ResultProps & { isPartial: boolean }) {
  const t = useWords(callbackWords)
  const moveOn = useMoveOn()
  return (
    <div role="status">
      <h2 className="flex items-center gap-2 text-ok">
        <CircleCheck size={20} aria-hidden />
        {isPartial ? t.partial : t.success}
      </h2>
      <p className="mt-2">{text}</p>
      <RedirectBar
        to={isPartial ? dashboard("whatsapp", chatbotid) : dashboard()}
        afterMs={isPartial ? PARTIAL_MS : SUCCESS_MS}
        label={t.go}
        go={moveOn}
      />
    </div>
  )
}
