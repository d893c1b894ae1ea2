import { afterAll } from "bun:test"
import { readFile } from "node:fs/promises"
import * as Effect from "effect/Effect"
import { postgresConnections } from "../../../adapters/postgres/whatsapp/connections.ts"
import { postgresLineCare } from "../../../adapters/postgres/whatsapp/line-care.ts"
import { postgresMetaPeople } from "../../../adapters/postgres/whatsapp/meta-people.ts"
import { decide } from "../../../core/conversations/inbound.ts"
import type { Received } from "../../../core/conversations/received.ts"
import { ChatbotId, OwnerId } from "../../../core/shared/ids.ts"
import { DAY_MS } from "../../../core/shared/time-spans.ts"
import { NO_NEWS } from "../../../core/whatsapp/health.ts"
import type { LineKeys } from "../../../core/whatsapp/line-keys.ts"
import type { Link } from "../../../core/whatsapp/ports.ts"
import { openStore } from "../../support/database.ts"
import { vault } from "../../support/secret.ts"

export type Owner = { readonly owner: OwnerId; readonly chatbot: ChatbotId }
export type Line = Owner & { readonly keys: LineKeys }

export const NOW = new Date()
/** The present, by Meta's clock, which has whole seconds only. */
export const seconds = () => Math.floor(Date.now() / 1_000)
export const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

/** The real ports of lines on a database of a test file's own, and owners with lines. */
export const openLines = async () => {
  const { store, rows: query, close } = await openStore()
  afterAll(close)
  const connections = postgresConnections(store, vault)
  const care = postgresLineCare(store, vault)
  const people = postgresMetaPeople(store)
  const run = Effect.runPromise

  /** An owner with a chatbot as the wizard leaves it: a row of placeholders. */
  const newOwner = async (language = "spanish") => {
    const [made] = await query<{ owner: string; chatbot: string }>(
      `with u as (insert into users (email, emailconfirmedat) values (gen_random_uuid() || '@owner.example', now()) returning id),
         b as (insert into chatbots (userid, name, language) select id, 'Bar Pepe', $1 from u returning id, userid),
         w as (insert into "whatsappConnections" (chatbotid, webhooksecret) select id, 'x' from b)
       select id as chatbot, userid as owner from b`,
      [language],
    )
    return { owner: OwnerId.parse(made?.owner), chatbot: ChatbotId.parse(made?.chatbot) }
  }

  let lines = 0
  const newLine = () => String(100_000_000_000_000 + ++lines)

  const linkTo = (phonenumberid: string, more: Partial<Link> = {}): Link => {
    const shown = {
      phonenumberid,
      businessaccountid: `2${phonenumberid.slice(1)}`,
      display: "+1 202-555-0100",
      verifiedName: "Bar Pepe",
    }
    return {
      number: { ...shown, registered: false, token: `token of ${phonenumberid}`, businessid: null },
      numbers: [shown],
      assignednumber: "+1 202-555-0100",
      tokenExpiresAt: null,
      metaUser: null,
      ...more,
    }
  }
  const link = ({ owner, chatbot }: Owner, wish: Link) =>
    run(connections.link(owner, chatbot, wish))
  /** A line that is connected in full. */
  const connected = async (more: Partial<Link> = {}, language?: string) => {
    const owner = await newOwner(language)
    const linked = await link(owner, linkTo(newLine(), more))
    if (!linked) throw new Error("taken")
    await run(connections.settle(linked.keys, null))
    await run(care.noteHealth(linked.keys, { ...NO_NEWS, quality: "GREEN" }))
    return { ...owner, keys: linked.keys }
  }
  /** Links the line again: with the same number, or another of the same account. */
  const linkAgain = async ({ keys, ...owner }: Line, id: string, fault: string | null = null) => {
    const { businessaccountid } = keys
    const wish = linkTo(id)
    const again = await link(owner, { ...wish, number: { ...wish.number, businessaccountid } })
    if (!again) throw new Error("taken")
    await run(connections.settle(again.keys, fault))
    return again.keys
  }
  const row = async (chatbot: string) =>
    (
      await query<Record<string, unknown>>(
        `select * from "whatsappConnections" where chatbotid = $1`,
        [chatbot],
      )
    )[0]
  const directory = (chatbot: string) =>
    query<{ phonenumberid: string }>(
      "select phonenumberid from whatsapp_lines where chatbotid = $1",
      [chatbot],
    )
  const notifications = async (chatbot: string) =>
    (
      await query<{ n: string }>("select notifymemory as n from memory where chatbot_id = $1", [
        chatbot,
      ])
    )[0]?.n ?? ""
  /** What a webhook told, as the route hands it on. */
  const hear = async (item: Received) => {
    const batch = JSON.stringify([decide(item, (secret) => [secret])])
    const [heard] = await query<{ a: { outcomes: object } }>("select accept_messages($1) as a", [
      batch,
    ])
    return heard?.a.outcomes
  }
  const accountOf = ({ businessaccountid }: LineKeys) =>
    ({ kind: "account", account: businessaccountid, number: null, at: seconds() }) as const
  const standing = ({ owner, chatbot }: Owner) => run(connections.read(owner, chatbot, NOW))
  /** What a migration does to the rows that it finds: its last statement. */
  const migrateAgain = async (name: string) => {
    const text = await readFile(`db/migrations/${name}.sql`, "utf8")
    await query(text.split("--> statement-breakpoint").at(-1) ?? "")
  }
  const due = async (now: Date, chatbot: string) =>
    (await run(care.due(now))).filter(({ keys }) => keys.chatbot === chatbot)

  return {
    store,
    vault,
    connections,
    care,
    people,
    run,
    ...{ query, row, directory, notifications, standing, due, migrateAgain },
    ...{ newOwner, newLine, linkTo, link, linkAgain, connected, hear, accountOf },
  }
}
