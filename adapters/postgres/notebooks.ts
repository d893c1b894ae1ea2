import type { MemoryEntry } from "../../core/memory/entry.ts"
import type { Change } from "../../core/memory/history.ts"
import { type Notebook, notificationOf } from "../../core/memory/notebook.ts"
import { formatEntry } from "../../core/memory/notifications.ts"
import type { Notebooks, Origin } from "../../core/memory/ports.ts"
import type { Revision } from "../../core/memory/revision.ts"
import type { ChatbotId, OwnerId } from "../../core/shared/ids.ts"
import { nodeDigest } from "../secrets/digest.ts"
import { listed } from "./store/listed.ts"
import { changeOwned, readOwned, tell } from "./store/owned.ts"
import type { Query, Store } from "./store/transaction.ts"

/** The memories of bots. A revision reads and writes the texts while holding the notebook's lock. */
export const postgresNotebooks = (store: Store): Notebooks => ({
  read: (owner, chatbot) =>
    readOwned(store, owner, chatbot, (query) => notebookOf(query, owner, chatbot)),
  revise: (owner, chatbot, origin, revise) =>
    changeOwned(store, owner, chatbot, async (query) => {
      const notebook = await notebookOf(query, owner, chatbot, LOCK)
      return write(query, notebook, origin, revise(notebook))
    }),
  history: (owner, chatbot, page) =>
    readOwned(store, owner, chatbot, async (query) => {
      const { items, total } = await listed<EntryRow>(query, HISTORY, [chatbot], page)
      return { items: items.map(entryOf), total }
    }),
  undo: (owner, chatbot, id, revise) =>
    changeOwned(store, owner, chatbot, async (query) => {
      const notebook = await notebookOf(query, owner, chatbot, LOCK)
      const [row] = await query<EntryRow>(
        `select ${HISTORY.columns} from ${HISTORY.from} and id = $2`,
        [chatbot, id],
      )
      return row ? write(query, notebook, { by: "owner" }, revise(notebook, entryOf(row))) : null
    }),
})

/** Notifications of a turn are added under the same lock (db/functions/notifications.sql). */
const LOCK = "for update of m"

type Row = Omit<Notebook, "created_at" | "updated_at"> & { created_at: Date; updated_at: Date }

const notebookOf = async (query: Query, owner: OwnerId, chatbot: ChatbotId, lock = "") => {
  const [, [row]] = await Promise.all([
    query("insert into memory (chatbot_id, user_id) values ($1, $2) on conflict do nothing", [
      chatbot,
      owner,
    ]),
    query<Row>(
      `select m.chatbot_id, m.user_id, m.globalmemory, m.notifymemory, b.notification_limit, m.version,
         m.created_at, m.updated_at, (select coalesce(jsonb_object_agg(entry, m.notifiedat->md5(entry)), '{}')
           from unnest(string_to_array(m.notifymemory, E'\\n')) entry where entry <> '') as notifiedat
       from memory m join chatbots b on b.id = m.chatbot_id where m.chatbot_id = $1 ${lock}`,
      [chatbot],
    ),
  ])
  return asNotebook(row as Row)
}

const asNotebook = (row: Row): Notebook => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  notifiedat: Object.fromEntries(
    Object.entries(row.notifiedat).map(([entry, at]) => [entry, new Date(at).toISOString()]),
  ),
})

const write = async <Outcome>(
  query: Query,
  notebook: Notebook,
  origin: Origin,
  { outcome, changes = [], notification, ...texts }: Revision<Outcome>,
) => {
  if (Object.keys(texts).length === 0) return { outcome, notebook }
  const { chatbot_id: chatbot } = notebook
  const { globalmemory, notifymemory } = { ...notebook, ...texts }
  const [[row]] = await Promise.all([
    query<Pick<Row, "version" | "updated_at">>(
      `update memory set globalmemory = $2, notifymemory = $3, version = version + 1, updated_at = now(),
         notifiedat = notifiedat - md5($4)
       where chatbot_id = $1 returning version, updated_at`,
      [
        chatbot,
        globalmemory,
        notifymemory,
        notification === undefined ? "" : formatEntry(notification),
      ],
    ),
    record(query, chatbot, origin, changes),
    tell(query, chatbot, "memory.changed"),
    notification === undefined
      ? null
      : tell(query, chatbot, "notification.created", {
          notification: notificationOf(notification, nodeDigest.hex),
        }),
  ])
  const { version, updated_at } = row as Row
  const revised = { ...notebook, ...texts, version, updated_at: updated_at.toISOString() }
  return { outcome, notebook: revised }
}

/** Stores who caused a change. The client may have been merged with another meanwhile (db/functions/join_clients.sql). */
const record = async (
  query: Query,
  chatbot: ChatbotId,
  origin: Origin,
  changes: readonly Change[],
) => {
  if (changes.length === 0) return
  const client = origin.by === "model" ? origin.clientid : null
  // Locked by a statement of its own: if the insert itself waited for a merge, it would not see what the merge stores.
  const locked = query("select 1 from clients where chatbotid = $1 and id = $2 for key share", [
    ...[chatbot, client],
  ])
  const stored = query(
    `insert into memory_history (chatbotid, by, clientid, action, fragmentid, content, before)
     select $1, $2, coalesce((select id from clients where chatbotid = $1 and id = $3),
         (select clientid from former_clients where chatbotid = $1 and id = $3)), c.action, c.id, c.content, c.before
     from unnest($4::text[], $5::text[], $6::text[], $7::text[])
       with ordinality as c(action, id, content, before, n) order by c.n`,
    [
      chatbot,
      origin.by,
      client,
      changes.map(({ action }) => action),
      changes.map(({ fragment }) => fragment.id),
      changes.map(({ fragment }) => fragment.content),
      changes.map(({ before }) => before),
    ],
  )
  await Promise.all([locked, stored])
}

type EntryRow = Omit<MemoryEntry, "at" | "fragment"> & {
  at: Date
  fragmentid: string
  content: string | null
}

const HISTORY = {
  columns: "id, at, by, clientid, action, fragmentid, content, before",
  from: "memory_history where chatbotid = $1",
  order: "arrival desc",
}

const entryOf = ({ at, fragmentid, content, ...row }: EntryRow): MemoryEntry => ({
  ...row,
  at: at.toISOString(),
  fragment: { id: fragmentid, content: content ?? "" },
})
