import { useQuery } from "@tanstack/react-query"
import { Check, Circle, CircleAlert } from "lucide-react"
import { health, SET_UP } from "../../../../adapters/http/contract/health.ts"
import { FAULTS } from "../../../../core/whatsapp/faults/all.ts"
import { time } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { api } from "../../../lib/server/api.ts"
import { Button } from "../../../ui/button.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { Pill } from "../../../ui/pill.tsx"
import { useCopied } from "../../../ui/use-copied.ts"
import { Failed } from "../../parts/failed.tsx"
import { ScreenFrame } from "../../parts/screen.tsx"
import { diagnosticsWords } from "./words.ts"

/** What the server says of a part that is not set up, which is no fault. */
const OFF = ["not connected", "not configured"]

const LOOK = {
  good: { mark: Check, tone: { text: "text-ok", pill: "ok" }, word: "good" },
  set: { mark: Check, tone: { text: "text-muted", pill: "plain" }, word: "set" },
  off: { mark: Circle, tone: { text: "text-muted", pill: "plain" }, word: "off" },
  bad: { mark: CircleAlert, tone: { text: "text-bad", pill: "bad" }, word: "bad" },
} as const

const stateOf = ({ ok, detail }: { ok: boolean; detail: string }) => {
  if (detail === SET_UP) return "set"
  if (ok) return "good"
  return OFF.includes(detail) ? "off" : "bad"
}

/** Every part that the product depends on, and whether it works right now. */
export default function Diagnostics() {
  const t = useWords(diagnosticsWords)
  const language = useLanguage()
  const say = useSay()
  const { copied, copy } = useCopied()
  const checks = useQuery({
    queryKey: ["diagnostics"],
    queryFn: () => api(health.diagnostics, {}),
    staleTime: 0,
  })
  const items = checks.data?.items ?? []
  const report = items.map(({ name, ok, detail }) => `${ok ? "ok" : "FAULT"} ${name}: ${detail}`)
  return (
    <ScreenFrame
      title={t.title}
      lead={checks.data && t.checked(time(language, checks.dataUpdatedAt))}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button kind="secondary" busy={checks.isFetching} onClick={() => void checks.refetch()}>
            {t.again}
          </Button>
          <Button
            kind="secondary"
            disabled={items.length === 0}
            onClick={() => copy(report.join("\n"))}
          >
            {copied ? t.copied : t.copy}
          </Button>
        </div>
      }
    >
      <Failed of={[checks]} />
      {checks.data ? (
        <ul className="card">
          {items.map((item, at) => {
            const { mark: Mark, tone, word } = LOOK[stateOf(item)]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two chatbots may share a name, and the order stays
              <li key={at} className="row">
                <Mark size={18} aria-hidden className={`flex-none ${tone.text}`} />
                <div className="row-text">
                  <p className="font-semibold">{say(item.name)}</p>
                  <p className="text-small text-muted">
                    {item.fault && item.fault !== "not_connected"
                      ? `${FAULTS[item.fault].what[language]} ${FAULTS[item.fault].todo[language]}`
                      : say(item.detail)}
                  </p>
                </div>
                <Pill tone={tone.pill}>{t[word]}</Pill>
              </li>
            )
          })}
        </ul>
      ) : (
        !checks.error && <Loading text={t.loading} />
      )}
    </ScreenFrame>
  )
}
