import { useMutation, useQuery } from "@tanstack/react-query"
import { conversations } from "../../../../adapters/http/contract/conversations.ts"
import type { Chatbot } from "../../../../core/chatbots/chatbot.ts"
import type { ListedClient } from "../../../../core/conversations/client.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { api } from "../../../lib/server/api.ts"
import { wholeListById } from "../../../lib/server/whole-list.ts"
import { Button } from "../../../ui/button.tsx"
import { Called } from "../../../ui/called.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { Patience } from "../../../ui/patience.tsx"
import { lineKey } from "../../data/queries.ts"
import { Failed } from "../../parts/failed.tsx"
import { toastRefusal } from "../../parts/toast-refusal.tsx"
import { common } from "../../words/common.ts"
import { clientsCsv, separatorOf } from "./clients-csv.ts"
import { whatsappWords } from "./words.ts"

const SHOWN = 20
/** How long a download may take to begin. */
const SAVED_MS = 60_000

/** The clients who opted out, and a download that proves what every client was told at first. */
export function ClientsCard({ chatbot }: { chatbot: Chatbot }) {
  const t = useWords(whatsappWords).clients
  const c = useWords(common)
  const params = { id: chatbot.id }
  const silent = useQuery({
    // Read again with the line: a message may ask for silence, or end it.
    queryKey: [...lineKey(chatbot.id), "clients"],
    queryFn: () =>
      api(conversations.clients, { params, query: { optedOut: "true", limit: SHOWN } }),
  })
  const download = useMutation({
    mutationFn: () =>
      wholeListById((page) =>
        api(conversations.clients, { params, query: { ...page, simulated: "false" } }),
      ),
    onSuccess: (clients) =>
      save(
        `${chatbot.name}.csv`,
        clientsCsv(t.columns, lastFirst(clients), separatorOf(navigator.language)),
      ),
    onError: toastRefusal,
  })
  return (
    <section className="card" data-testid="wa-clients">
      <h2>{t.title}</h2>
      <div className="mt-2 flex flex-col gap-2">
        <Failed of={[silent]} />
        {silent.data ? (
          <Silent {...silent.data} />
        ) : (
          !silent.error && <Loading text={c.loading} lines={1} />
        )}
      </div>
      <p className="mt-3 text-small text-muted">{t.told}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button kind="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          {t.download}
        </Button>
        <Patience busy={download.isPending} />
      </div>
    </section>
  )
}

/** The clients who opted out. */
function Silent({ items, total }: { items: readonly ListedClient[]; total: number }) {
  const t = useWords(whatsappWords).clients
  return (
    <>
      <p>{total === 0 ? t.nobodySilent : t.silent(total)}</p>
      <ul>
        {items.map(({ id, name, phonenumber }) => (
          <li key={id} className="row">
            <p className="row-text">
              <Called {...{ name, phonenumber }} nobody={t.unnamed} />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

const lastFirst = (clients: readonly ListedClient[]) =>
  clients.toSorted((a, b) => (b.lastMessageAt ?? "").localeCompare(a.lastMessageAt ?? ""))

const save = (name: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv" }))
  Object.assign(document.createElement("a"), { href: url, download: name }).click()
  // Not at once: some browsers read it only after the owner has said where the file goes.
  setTimeout(() => URL.revokeObjectURL(url), SAVED_MS)
}
