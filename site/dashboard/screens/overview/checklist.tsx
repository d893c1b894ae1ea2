import { useQuery } from "@tanstack/react-query"
import { Check } from "lucide-react"
import { Link } from "wouter"
import { useWords } from "../../../lib/language/language.tsx"
import { dashboard } from "../../../lib/routes.ts"
import { Button, buttonClass } from "../../../ui/button.tsx"
import { Pill } from "../../../ui/pill.tsx"
import { playedKey } from "../../data/queries.ts"
import { useChatbot } from "../../data/use-chatbot.ts"
import { keptConversation } from "../../preview/kept-conversation.ts"
import { useSettled } from "../../shell/use-settled.ts"
import { overviewWords } from "./words.ts"

type Props = {
  /** Real customers have had answers, so trying it out counts as done. */
  answered: boolean
  onTest: () => void
}

/** The four steps before customers get answers; gone once all are done. */
export function Checklist({ answered, onTest }: Props) {
  const t = useWords(overviewWords)
  const { query, items, chatbot } = useChatbot()
  const connected = chatbot?.whatsapp.connected ?? false
  // With several chatbots, one without a number cannot be the one that answered.
  const known =
    (answered && (items.length === 1 || connected)) ||
    (chatbot !== null && keptConversation(chatbot.id).read() !== null)
  // On another device, and after a sign-out, only the server knows. The code that asks comes with the phone that is opened next.
  const id = chatbot?.id ?? ""
  const asking = id !== "" && !known
  const settled = useSettled(asking)
  const played = useQuery({
    queryKey: playedKey(id),
    queryFn: async () => (await import("../../preview/preview-sheet.tsx")).clientOf(id),
    enabled: asking && settled,
  })
  const tested = known || Boolean(played.data)
  const steps = [
    { name: "create", isDone: chatbot !== null, to: dashboard("create-chatbot") },
    {
      name: "knowledge",
      isDone: (chatbot?.sources.count ?? 0) > 0,
      to: dashboard("training", chatbot?.id),
    },
    { name: "test", isDone: tested, to: null },
    { name: "whatsapp", isDone: connected, to: dashboard("whatsapp-setup", chatbot?.id) },
  ] as const
  const done = steps.filter(({ isDone }) => isDone)
  const next = steps.find(({ isDone }) => !isDone)
  if (!query.data || !next) return null

  const [title, text, button] = t.steps[next.name]
  return (
    <section className="card">
      <h2 className="flex items-center gap-3">
        {t.live}
        <Pill tone="info">{t.done(done.length)}</Pill>
      </h2>
      <div className="mt-3 flex flex-col gap-3 lg:flex-row lg:flex-wrap lg:items-center lg:gap-x-5">
        <ul className="flex flex-col gap-2 empty:hidden lg:flex-row lg:gap-5">
          {done.map(({ name }) => (
            <li key={name} className="flex items-center gap-1 font-semibold text-ok">
              <Check size={18} role="img" aria-label={t.stepDone} />
              {t.steps[name][0]}
            </li>
          ))}
        </ul>
        <div className="inset flex flex-1 flex-wrap items-center justify-between gap-3 px-4 py-3 lg:basis-[18rem]">
          <div className="row-text">
            <p className="font-semibold">{title}</p>
            <p className="text-small text-muted">{text}</p>
          </div>
          {next.to === null ? (
            <Button onClick={onTest}>{button}</Button>
          ) : (
            <Link href={next.to} className={buttonClass("primary")}>
              {button}
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}
