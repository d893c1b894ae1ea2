import { createChatbot } from "../../core/chatbots/create-chatbot.ts"
import { ChatbotDraft } from "../../core/chatbots/wizard.ts"
import { addSource } from "../../core/knowledge/add-source.ts"
import { listHistory } from "../../core/memory/list-history.ts"
import { notifyOwner } from "../../core/memory/notify-owner.ts"
import { remember } from "../../core/memory/remember.ts"
import type { ChatbotId } from "../../core/shared/ids.ts"
import { goesToGoogle } from "../support/google-consent.ts"
import type { Owner, Server } from "./server-stage.ts"

/** One of everything that an owner can have. */
export type World = {
  readonly owner: Owner
  readonly chatbot: ChatbotId
  readonly user: string
  readonly source: string
  readonly fragment: string
  readonly history: string
  readonly notification: string
  readonly client: string
  readonly conversation: string
  readonly connection: string
  readonly event: string
  readonly plan: string
}

/** A mark in every text and secret of a world. Nobody else may ever be shown it. */
export const canaryOf = ({ owner }: Pick<World, "owner">) => `canary ${owner.id}`
/** A mark in every secret. Not even its owner is shown it. */
export const SECRET_CANARY = "secret canary"

/** `fragments`: how many things the bot remembers. The world names the last one. */
export const makeWorld = async (
  server: Server,
  { fragments, calendar }: { readonly fragments: number; readonly calendar: boolean },
): Promise<World> => {
  const { run, vault, database } = server
  const owner = await server.hasOwner()
  const canary = canaryOf({ owner })
  const draft = ChatbotDraft.parse({ name: canary, description: canary })
  const chatbot = (await run(createChatbot(owner.id, draft))).chatbot.id
  const source = await run(addSource(owner.id, chatbot, { type: "text", content: canary }))
  let fragment = ""
  for (let n = 1; n <= fragments; n++) {
    fragment = (await run(remember(owner.id, chatbot, `${canary} ${n}`))).fragment.id
  }
  const { items } = await run(listHistory(owner.id, chatbot, { limit: 1, offset: 0 }))
  const { notification } = await run(notifyOwner(owner.id, chatbot, `<notify:${canary}>`))

  const sealed = vault.seal(SECRET_CANARY, {
    ...{ table: "whatsappConnections", column: "accesstoken", row: chatbot },
  })
  await database.owner.query(
    `update "whatsappConnections" set accesstoken = $2, webhooksecret = $3 where chatbotid = $1`,
    [chatbot, sealed, SECRET_CANARY],
  )
  await database.owner.query("update chatbots set pause_secret = $2 where id = $1", [
    chatbot,
    SECRET_CANARY,
  ])
  await database.owner.query("update users set passwordhash = $2 where id = $1", [
    owner.id,
    SECRET_CANARY,
  ])
  const { rows } = await database.owner.query(
    `with c as (insert into clients (chatbotid, phonenumber, name) values ($1, '34600000001', $2) returning id),
       v as (insert into conversations (chatbotid, clientid, pausedat, pausedby)
         select $1, id, now(), 'secret' from c returning id, clientid),
       m as (insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, metadata)
         select $1, clientid, id, 'INBOUND', 'WHATSAPP', $2, now(), 'client', '{"timestamp": 1, "type": "text"}' from v)
     select id as conversation, clientid as client from v`,
    [chatbot, canary],
  )
  await database.owner.query(
    `insert into "simulationLogs" (chatbotid, type, content) values ($1, 'client', $2)`,
    [chatbot, canary],
  )
  const { items: plans } = (await server.call("/api/plans")).body
  const plan = (plans as { id: string; name: string }[]).find(({ name }) => name === "Pro")
  return {
    ...{ owner, chatbot, user: owner.id, source: source.id, fragment },
    ...{ history: items[0]?.id ?? "", notification: notification.id },
    ...(rows[0] as { client: string; conversation: string }),
    ...{ plan: plan?.id ?? "", connection: "", event: "" },
    ...(calendar ? await connectCalendar(server, owner, chatbot, canary) : {}),
  }
}

/** Connects a calendar through the sandbox's consent page, and puts one appointment into it. */
const connectCalendar = async (
  server: Server,
  { token }: Owner,
  chatbot: string,
  summary: string,
) => {
  const api = "/api/google-calendar"
  await goesToGoogle(server.url, { token, chatbotid: chatbot })
  const status = await server.call(`${api}/connection-status?chatbotId=${chatbot}`, { token })
  const start_time = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const made = await server.call(`${api}/create-event`, {
    method: "POST",
    token,
    body: { chatbotId: chatbot, eventDetails: { summary, start_time } },
  })
  return {
    connection: String(status.body.data.connection_id),
    event: String(made.body.data.event.eventid),
  }
}
