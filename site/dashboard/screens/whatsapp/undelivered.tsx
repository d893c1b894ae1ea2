import { FAULTS } from "../../../../core/whatsapp/faults/all.ts"
import { ago } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { at } from "../../../lib/routes.ts"
import { Called, called } from "../../../ui/called.tsx"
import { ShowMore } from "../../../ui/show-more.tsx"
import type { Status } from "./connection-card.tsx"
import { whatsappWords } from "./words.ts"

type Client = Status["failures"][number]["clients"][number]

const SHOWN = 5

/** Each only once, although several replies to them may have failed. */
const eachOnce = (clients: readonly Client[], nobody: string) => [
  ...new Map(clients.map((one) => [called({ ...one, nobody }), one])),
]

/** Replies that did not arrive, by cause: what it was, and what the owner can do. */
export function Undelivered({ failures }: { failures: Status["failures"] }) {
  const t = useWords(whatsappWords)
  const language = useLanguage()
  if (failures.length === 0) return null
  return (
    <section className="card" data-testid="wa-undelivered">
      <h2>{t.undeliveredTitle}</h2>
      <p className="text-small text-muted">{t.undeliveredText}</p>
      <ul className="mt-3">
        {failures.map(({ fault, count, latest, clients, others }) => (
          <li key={fault} className="row items-start" data-fault={fault}>
            <div className="row-text">
              <p className="font-semibold">{FAULTS[fault].what[language]}</p>
              <p>
                {FAULTS[fault].todo[language]}{" "}
                {FAULTS[fault].action === "contact" && (
                  <a href={at(language, "/contact")} className="link">
                    {t.contact}
                  </a>
                )}
              </p>
              <ShowMore items={eachOnce(clients, t.clients.unnamed)} first={SHOWN}>
                {([key, client]) => (
                  <li key={key}>
                    <Called {...client} nobody={t.clients.unnamed} />
                  </li>
                )}
              </ShowMore>
              {others && <p>{t.others(clients.length)}</p>}
              <p className="text-small text-muted">
                {t.undelivered(count)} · {ago(language, Date.parse(latest), Date.now())}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
