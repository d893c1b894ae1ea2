import { useQuery } from "@tanstack/react-query"
import { Check, CircleAlert } from "lucide-react"
import { useState } from "react"
import { health } from "../../../../adapters/http/contract/health.ts"
import { FAULTS } from "../../../../core/whatsapp/faults.ts"
import { api } from "../../../lib/api.ts"
import { time } from "../../../lib/format.ts"
import { useLanguage, useWords } from "../../../lib/language.tsx"
import { useSay } from "../../../lib/sentences.ts"
import { words } from "../../../lib/words.ts"
import { Button } from "../../../ui/button.tsx"
import { Fault } from "../../../ui/fault.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { Pill } from "../../../ui/pill.tsx"
import { faultOf } from "../../queries.ts"
import { ScreenFrame } from "../../screen.tsx"

const diagnosticsWords = words({
  en: {
    title: "System diagnostics",
    loading: "Checking...",
    checked: (at: string) => `Checked at ${at}`,
    good: "Works",
    bad: "Fault",
    again: "Check again",
    copy: "Copy report",
    copied: "Copied",
  },
  es: {
    title: "Diagnóstico del sistema",
    loading: "Comprobando...",
    checked: (at: string) => `Comprobado a las ${at}`,
    good: "Funciona",
    bad: "Con fallo",
    again: "Comprobar otra vez",
    copy: "Copiar informe",
    copied: "Copiado",
  },
})

/** Every part the product hangs on, and whether it works right now. */
export default function Diagnostics() {
  const t = useWords(diagnosticsWords)
  const language = useLanguage()
  const say = useSay()
  const [copied, setCopied] = useState(false)
  const checks = useQuery({
    queryKey: ["diagnostics"],
    queryFn: () => api(health.diagnostics, {}),
    staleTime: 0,
  })
  const fault = faultOf(checks.error)
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
            onClick={() => {
              void navigator.clipboard?.writeText(report.join("\n"))
              setCopied(true)
            }}
          >
            {copied ? t.copied : t.copy}
          </Button>
        </div>
      }
    >
      {fault ? (
        <Fault text={fault.text} requestId={fault.id} onRetry={() => void checks.refetch()} />
      ) : checks.data ? (
        <ul className="card">
          {items.map((item) => (
            <li key={item.name} className="row">
              {item.ok ? (
                <Check size={18} aria-hidden className="flex-none text-ok" />
              ) : (
                <CircleAlert size={18} aria-hidden className="flex-none text-bad" />
              )}
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{say(item.name)}</p>
                <p className="text-small text-muted">
                  {item.fault
                    ? `${FAULTS[item.fault].what[language]} ${FAULTS[item.fault].todo[language]}`
                    : say(item.detail)}
                </p>
              </div>
              <Pill tone={item.ok ? "ok" : "bad"}>{item.ok ? t.good : t.bad}</Pill>
            </li>
          ))}
        </ul>
      ) : (
        <Loading text={t.loading} />
      )}
    </ScreenFrame>
  )
}
