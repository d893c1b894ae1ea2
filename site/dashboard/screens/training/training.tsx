import { useState } from "react"
import { Link, useSearchParams } from "wouter"
import type { Chatbot } from "../../../../core/chatbots/chatbot.ts"
import { trainingMeter } from "../../../../core/knowledge/budget.ts"
import { fallbackLanguage } from "../../../../core/shared/language-setting.ts"
import { number } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { dashboard } from "../../../lib/routes.ts"
import { buttonClass } from "../../../ui/button.tsx"
import { SelectField } from "../../../ui/field.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { Meter } from "../../../ui/meter.tsx"
import { prefetchOnce } from "../../data/cache.ts"
import { useChatbot } from "../../data/use-chatbot.ts"
import { Failed } from "../../parts/failed.tsx"
import { NoChatbot } from "../../parts/no-chatbot.tsx"
import { ScreenFrame } from "../../parts/screen.tsx"
import { BesidePreview } from "../../preview/beside-preview.tsx"
import { SourceForm } from "./source-form.tsx"
import { SourceList } from "./source-list.tsx"
import { knowledgeOf, useKnowledge } from "./use-knowledge.ts"
import { useUndoableRemoval } from "./use-undoable-removal.tsx"
import { trainingWords } from "./words.ts"

export const prefetch = (chatbotId: string) => prefetchOnce(knowledgeOf(chatbotId))

/** What a chatbot knows: choose the chatbot; add, correct and delete its sources. */
export default function Training() {
  const t = useWords(trainingWords)
  const { query, items, chatbot } = useChatbot()
  const [, setSearch] = useSearchParams()
  const [chosen, setChosen] = useState(true)
  const selected = chosen ? chatbot : null

  return (
    <ScreenFrame title={t.title} lead={t.lead}>
      <Failed of={[query]} text={t.loadChatbotsFailed} />
      {query.isLoading && <Loading text={t.loading} />}
      {query.data && items.length === 0 && <NoChatbot text={t.noChatbot} />}
      {items.length > 1 && (
        <div className="mb-5 max-w-[420px]">
          <SelectField
            label={t.chatbot}
            value={selected?.id ?? ""}
            options={[["", t.choose], ...items.map((one) => [one.id, one.name] as const)]}
            onChoose={(id) => {
              setChosen(id !== "")
              setSearch(id ? { chatbotid: id } : {})
            }}
          />
        </div>
      )}
      {items.length > 0 && (
        <BesidePreview chatbot={selected}>
          <div className="flex flex-col gap-5">
            <Sources key={selected?.id} chatbot={selected} />
          </div>
        </BesidePreview>
      )}
    </ScreenFrame>
  )
}

function Sources({ chatbot }: { chatbot: Chatbot | null }) {
  const t = useWords(trainingWords)
  const language = useLanguage()
  const chatbotId = chatbot?.id ?? ""
  const lang = chatbot ? fallbackLanguage(chatbot.language) : language
  const knowledge = useKnowledge(chatbotId)
  const { removing, remove, intoRoom } = useUndoableRemoval(chatbotId)
  const { items, tokens } = knowledge.data ?? { items: [], tokens: { used: 0, limit: 0 } }
  const left = items.filter(({ id }) => !removing.includes(id))
  const { limit } = tokens
  const used = items
    .filter((one) => !left.includes(one))
    .reduce((sum, one) => sum - one.tokens, tokens.used)
  const level = trainingMeter(used, limit)
  const text = t.tokens(number(language, used), number(language, limit))
  return (
    <>
      {(knowledge.data || !knowledge.error) && (
        <section className="card">
          <h2>{t.meter}</h2>
          <p className="mt-1 mb-2 text-muted tabular">{knowledge.data ? text : "…"}</p>
          <Meter
            testId="token-meter"
            label={t.meter}
            value={used}
            max={limit}
            level={level}
            text={text}
          />
          <p className="help mt-2">{t.tokenHelp}</p>
          {level === "red" && (
            <>
              <p className="fault mt-2" role="alert">
                {used > limit ? t.over : t.nearly}
              </p>
              <Link href={dashboard("pricing")} className={`${buttonClass("secondary")} mt-3`}>
                {t.plans}
              </Link>
            </>
          )}
        </section>
      )}
      <SourceForm chatbotId={chatbotId} lang={lang} used={used} limit={limit} intoRoom={intoRoom} />
      <Failed of={[knowledge]} text={t.loadFailed} />
      {knowledge.isLoading && <Loading text={t.loading} />}
      {knowledge.data && (
        <SourceList
          chatbotId={chatbotId}
          sources={left}
          onRemove={remove}
          intoRoom={intoRoom}
          used={used}
          limit={limit}
        />
      )}
    </>
  )
}
