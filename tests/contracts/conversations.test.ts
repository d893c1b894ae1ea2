import { afterAll, describe, expect, test } from "bun:test"
import { postgresChatbots } from "../../adapters/postgres/chatbots/chatbots.ts"
import { postgresConversations } from "../../adapters/postgres/conversations/conversations.ts"
import type { OnlyClients } from "../../core/conversations/ports.ts"
import { type ChatbotId, ClientId, type ConversationId } from "../../core/shared/ids.ts"
import { ALL, openOwnerSide, refused, run } from "./owner-stage.ts"

const real = await openOwnerSide()
afterAll(real.close)

const conversations = postgresConversations(real.store)
const { rows, hasBot } = real

const EVERYBODY = { which: "all", after: null } as const

type Talk = { readonly client: ClientId; readonly conversation: ConversationId }

/** A client of the bot with a conversation. */
const talk = async (chatbot: ChatbotId, name: string, phone: string | null = "34600111222") => {
  const [row] = await rows<Talk>(
    `with k as (insert into clients (chatbotid, name, phonenumber, userid) values ($1, $2, $3, $4) returning id)
     insert into conversations (chatbotid, clientid) select $1, id from k returning clientid as client, id as conversation`,
    [chatbot, name, phone, phone === null ? `bsuid of ${name}` : null],
  )
  if (!row) throw new Error("no conversation")
  return row
}

const says = (chatbot: ChatbotId, { client, conversation }: Talk, content: string, ago: number) =>
  rows(
    `with c as (update conversations set lastinboundat = greatest(lastinboundat, now() - $5 * interval '1 minute')
       where chatbotid = $1 and id = $3)
     insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid,
       "whatsappMessageId", sentat, origin, metadata)
     values ($1, $2, $3, 'INBOUND', 'WHATSAPP', $4, '1055', 'wamid.' || $4, now() - $5 * interval '1 minute', 'client',
       '{"type": "text", "timestamp": 5}')`,
    [chatbot, client, conversation, content, ago],
  )

const pause = (chatbot: ChatbotId, { conversation }: Talk, by: string, until: string | null) =>
  rows(
    `update conversations set pausedat = clock_timestamp(), pausedby = $3, pauseduntil = now() + $4::interval
     where chatbotid = $1 and id = $2`,
    [chatbot, conversation, by, until],
  )

describe("paused conversations", () => {
  test("are listed with who and why, the newest first; those whose time is over are not", async () => {
    const { owner, chatbot } = await hasBot()
    const ana = await talk(chatbot, "Ana")
    const luis = await talk(chatbot, "Luis", null)
    const eva = await talk(chatbot, "Eva", "34600111223")
    await talk(chatbot, "Max", "34600111224")
    await pause(chatbot, ana, "bot", null)
    await pause(chatbot, luis, "owner_app", "1 hour")
    await pause(chatbot, eva, "owner_app", "-1 minute")
    const { items, total } = await run(conversations.paused(owner, chatbot, ALL))
    expect(total).toBe(2)
    expect(items).toEqual([
      {
        conversationId: luis.conversation,
        clientid: luis.client,
        name: "Luis",
        phonenumber: null,
        pausedAt: expect.any(String),
        until: expect.any(String),
        by: "owner_app",
      },
      {
        conversationId: ana.conversation,
        clientid: ana.client,
        name: "Ana",
        phonenumber: "34600111222",
        pausedAt: expect.any(String),
        until: null,
        by: "bot",
      },
    ])
    const bot = await run(postgresChatbots(real.store).read(owner, chatbot))
    expect(bot.paused_conversations).toEqual([ana.conversation, luis.conversation])
  })

  test("one is resumed, its pages are told once, and the others stay as they are", async () => {
    const { owner, chatbot } = await hasBot()
    const [ana, luis] = [await talk(chatbot, "Ana"), await talk(chatbot, "Luis", null)]
    await pause(chatbot, ana, "secret", null)
    await pause(chatbot, luis, "bot", null)
    for (let times = 0; times < 2; times++) {
      expect(await run(conversations.resume(owner, chatbot, ana.conversation))).toEqual([
        luis.conversation,
      ])
    }
    expect(await real.told(chatbot)).toEqual([
      {
        event: "conversation.resumed",
        data: { conversationId: ana.conversation, by: "owner" },
      },
    ])
    const [row] = await rows(
      "select pausedat, pauseduntil, pausedby from conversations where id = $1",
      [ana.conversation],
    )
    expect(row).toEqual({ pausedat: null, pauseduntil: null, pausedby: null })
  })

  test("a conversation of another bot is not resumed", async () => {
    const [one, two] = [await hasBot(), await hasBot()]
    const ana = await talk(one.chatbot, "Ana")
    await pause(one.chatbot, ana, "bot", null)
    expect(await run(conversations.resume(two.owner, two.chatbot, ana.conversation))).toBeNull()
    expect(await run(conversations.paused(one.owner, one.chatbot, ALL))).toMatchObject({ total: 1 })
  })
})

describe("messages", () => {
  test("are read newest first, of all clients or of one", async () => {
    const { owner, chatbot } = await hasBot()
    const [ana, luis] = [await talk(chatbot, "Ana"), await talk(chatbot, "Luis", null)]
    await says(chatbot, ana, "first", 3)
    await says(chatbot, luis, "second", 2)
    await says(chatbot, ana, "third", 1)
    const contents = async (client: ClientId | null, page = ALL) => {
      const found = await run(conversations.messages(owner, chatbot, client, page))
      return { contents: found?.items.map(({ content }) => content), total: found?.total }
    }
    expect(await contents(null)).toEqual({ contents: ["third", "second", "first"], total: 3 })
    expect(await contents(ana.client)).toEqual({ contents: ["third", "first"], total: 2 })
    expect(await contents(null, { limit: 1, offset: 1 })).toEqual({
      contents: ["second"],
      total: 3,
    })
  })

  test("show whether they arrived, and nothing internal", async () => {
    const { owner, chatbot } = await hasBot()
    const ana = await talk(chatbot, "Ana")
    await says(chatbot, ana, "Hola", 1)
    const turn = "00000000-0000-4000-8000-0000000000bb"
    await rows(
      `insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, turnid, part,
         status, errorcode, reason, possible_duplicate, tries, metadata)
       values ($1, $2, $3, 'OUTBOUND', 'CHATBOT', '¡Hola!', '2026-03-10T09:00:00.5Z', 'bot', $4, 1,
         'failed', 131026, 'Failed to send WhatsApp message', true, 3, '{"type": "text"}')`,
      [chatbot, ana.client, ana.conversation, turn],
    )
    const found = await run(conversations.messages(owner, chatbot, ana.client, ALL))
    expect(found?.items).toHaveLength(2)
    const [inbound] = found?.items.filter(({ direction }) => direction === "INBOUND") ?? []
    expect(inbound?.metadata).toEqual({
      timestamp: expect.any(Number),
      type: "text",
      origin: "client",
    })
    expect(inbound).toMatchObject({ whatsappMessageId: "wamid.Hola", messagetype: "WHATSAPP" })
    expect(found?.items.find(({ direction }) => direction === "OUTBOUND")).toEqual({
      id: expect.any(String),
      chatbotid: chatbot,
      clientid: ana.client,
      direction: "OUTBOUND",
      messagetype: "CHATBOT",
      content: "¡Hola!",
      createdat: expect.stringMatching(/Z$/),
      whatsappMessageId: null,
      metadata: {
        timestamp: 1773133200,
        type: "text",
        origin: "bot",
        status: "failed",
        errorCode: 131026,
        reason: "Failed to send WhatsApp message",
        possible_duplicate: true,
        turnId: turn,
      },
    })
  })

  test("of another bot's client none can be read", async () => {
    const [one, two] = [await hasBot(), await hasBot()]
    const ana = await talk(one.chatbot, "Ana")
    expect(await run(conversations.messages(two.owner, two.chatbot, ana.client, ALL))).toBeNull()
    const absent = ClientId.parse("00000000-0000-4000-8000-0000000000ff")
    expect(await run(conversations.messages(one.owner, one.chatbot, absent, ALL))).toBeNull()
  })
})

test("clients are listed with their last message, whoever was in touch last first", async () => {
  const { owner, chatbot } = await hasBot()
  const [ana, luis] = [await talk(chatbot, "Ana"), await talk(chatbot, "Luis", null)]
  await talk(chatbot, "Eva", "34600111223")
  await says(chatbot, luis, "before", 5)
  await says(chatbot, ana, "later", 1)
  const { items, total } = await run(conversations.clients(owner, chatbot, ALL, EVERYBODY))
  expect(total).toBe(3)
  expect(items.map(({ name }) => name)).toEqual(["Ana", "Luis", "Eva"])
  expect(items[1]).toEqual({
    id: luis.client,
    phonenumber: null,
    businessid: null,
    name: "Luis",
    createdat: expect.stringMatching(/Z$/),
    opted_out: false,
    conversationId: luis.conversation,
    lastMessageAt: expect.stringMatching(/Z$/),
    disclosure: null,
  })
  expect(items[2]?.lastMessageAt).toBeNull()
})

test("clients are listed with the words that told them of the assistant, unless those never arrived", async () => {
  const { owner, chatbot } = await hasBot()
  for (const [name, phone, status] of [
    ["Ana", "34600111222", "read"],
    ["Luis", "34600111223", "failed"],
  ] as const) {
    const { client, conversation } = await talk(chatbot, name, phone)
    await rows(
      `with m as (insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, status)
           values ($1, $2, $3, 'OUTBOUND', 'CHATBOT', 'Soy un asistente virtual con IA.', now(), 'bot', $4) returning id)
       update conversations set greetedat = now(), disclosureid = (select id from m) where chatbotid = $1 and id = $3`,
      [chatbot, client, conversation, status],
    )
  }
  const { items } = await run(conversations.clients(owner, chatbot, ALL, EVERYBODY))
  const told = new Map(items.map(({ name, disclosure }) => [name, disclosure]))
  expect(told.get("Ana")).toEqual({
    at: expect.stringMatching(/Z$/),
    text: "Soy un asistente virtual con IA.",
  })
  expect(told.get("Luis")).toBeNull()
})

test("clients are read page after page from an id on, each once, whoever writes meanwhile", async () => {
  const { owner, chatbot } = await hasBot()
  const known: Talk[] = []
  for (const n of [1, 2, 3, 4, 5]) known.push(await talk(chatbot, `No. ${n}`, `3460011122${n}`))
  const read: ClientId[] = []
  let after = ClientId.parse("00000000-0000-0000-0000-000000000000")
  for (const writes of known) {
    await says(chatbot, writes, `Hola ${writes.client}`, 0)
    const page = { limit: 1, offset: 0 }
    const { items, total } = await run(
      conversations.clients(owner, chatbot, page, { ...EVERYBODY, after }),
    )
    expect(total).toBe(5)
    read.push(...items.map(({ id }) => id))
    after = read.at(-1) ?? after
  }
  expect(read).toEqual(known.map(({ client }) => client).toSorted())
  expect(
    await run(conversations.clients(owner, chatbot, ALL, { ...EVERYBODY, after })),
  ).toMatchObject({ items: [] })
})

test("those who want no more messages can be listed alone, without the owner who tried the word in the simulator", async () => {
  const { owner, chatbot } = await hasBot()
  await talk(chatbot, "Ana")
  const luis = await talk(chatbot, "Luis", "34600111223")
  const tried = await talk(chatbot, "Simulador", "+12025550199")
  await rows("update clients set simulated = true where chatbotid = $1 and id = $2", [
    chatbot,
    tried.client,
  ])
  await rows("update clients set opted_out = true where chatbotid = $1 and id = any($2)", [
    chatbot,
    [luis.client, tried.client],
  ])
  const only = { which: "opted-out", after: null } as const
  const { items, total } = await run(conversations.clients(owner, chatbot, ALL, only))
  expect([total, items.map(({ name }) => name)]).toEqual([1, ["Luis"]])
})

test("the client whom the owner plays in the simulator is found alone, however many wrote since, and real ones without those played here or in a terminal", async () => {
  const { owner, chatbot } = await hasBot()
  const tried = await talk(chatbot, "Simulador", "+12025550199")
  const ana = await talk(chatbot, "Ana")
  const inTerminal = await talk(chatbot, "Simulador", "+34611111111")
  await rows("update clients set simulated = true where chatbotid = $1 and id = any($2)", [
    chatbot,
    [tried.client, inTerminal.client],
  ])
  for (const { client } of [tried, ana, inTerminal]) {
    await rows("update conversations set lastinboundat = clock_timestamp() where clientid = $1", [
      client,
    ])
  }
  const listed = async (only: Partial<OnlyClients>) => {
    const asked = { ...EVERYBODY, ...only }
    const { items, total } = await run(conversations.clients(owner, chatbot, ALL, asked))
    return [total, items.map(({ id }) => id)]
  }
  const after = ClientId.parse("00000000-0000-0000-0000-000000000000")
  expect(await listed({ which: "played" })).toEqual([1, [tried.client]])
  expect(await listed({ which: "real" })).toEqual([1, [ana.client]])
  expect(await listed({ which: "real", after })).toEqual([1, [ana.client]])
  expect(await listed({})).toEqual([3, [inTerminal.client, ana.client, tried.client]])
})

test("of whom only a change of number was told is not counted among the real ones, either", async () => {
  const { owner, chatbot } = await hasBot()
  await talk(chatbot, "Ana")
  await rows("insert into clients (chatbotid, phonenumber) values ($1, '34600111229')", [chatbot])
  for (const which of ["all", "real"] as const) {
    const { items, total } = await run(
      conversations.clients(owner, chatbot, ALL, { which, after: null }),
    )
    expect([total, items.map(({ name }) => name)]).toEqual([1, ["Ana"]])
  }
})

test("another owner's conversations cannot be found, whatever is asked of them", async () => {
  const { chatbot } = await hasBot()
  const ana = await talk(chatbot, "Ana")
  const stranger = await real.owner()
  const refusals = await Promise.all([
    refused(conversations.paused(stranger, chatbot, ALL)),
    refused(conversations.resume(stranger, chatbot, ana.conversation)),
    refused(conversations.messages(stranger, chatbot, ana.client, ALL)),
    refused(conversations.clients(stranger, chatbot, ALL, EVERYBODY)),
  ])
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ _tag: "NotFound", code: "chatbot_not_found" })
  }
})
