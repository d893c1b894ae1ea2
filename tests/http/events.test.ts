import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { once } from "node:events"
import { connect } from "node:net"
import { SignJWT } from "jose"
import pg from "pg"
import { z } from "zod/mini"
import { EVENTS, type EventName } from "../../adapters/http/contract/events.ts"
import { start } from "../../adapters/main.ts"
import { createChatbot } from "../../core/chatbots/create-chatbot.ts"
import { ChatbotDraft } from "../../core/chatbots/wizard.ts"
import type { Message } from "../../core/conversations/message.ts"
import { until } from "../support/process.ts"
import { SECRET } from "../support/secret.ts"
import { type Owner, openServer, type Server } from "./server-stage.ts"

let server: Server
/** Another process on the same database. */
let other: Exclude<Awaited<ReturnType<typeof start>>, { faults: unknown }>

beforeAll(async () => {
  server = await openServer()
  const started = await start({
    ...{ PORT: "0", LOG_LEVEL: "silent", APP_SECRET: SECRET, DATABASE_URL: server.database.url },
    PUBLIC_URL: server.url,
  })
  if (!("store" in started)) throw new Error("misconfigured")
  other = started
})
afterAll(async () => {
  await other.stop()
  await server.stop()
})

type Heard = { readonly id: number | null; readonly event: string; readonly data: unknown }

/** A dashboard's stream and what it has heard. Each event is checked against the contract. */
const listen = async (owner: Owner, chatbot: string, headers: Record<string, string> = {}) => {
  const leaving = new AbortController()
  const answer = await fetch(`${server.url}/api/events?chatbotid=${chatbot}`, {
    headers: { authorization: `Bearer ${owner.token}`, ...headers },
    signal: leaving.signal,
  })
  const heard: Heard[] = []
  let over = false
  const reading = (async () => {
    let text = ""
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        const fields = Object.fromEntries(
          text
            .slice(0, end)
            .split("\n")
            .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
        )
        text = text.slice(end + 2)
        const data = EVENTS[fields.event as EventName].parse(JSON.parse(fields.data ?? ""))
        heard.push({ id: fields.id ? Number(fields.id) : null, event: fields.event ?? "", data })
      }
    }
  })()
  reading
    .catch((error: Error) => {
      // A stream that breaks off is over. An event that is not as in the contract fails the test.
      if (error instanceof z.core.$ZodError) throw error
    })
    .finally(() => {
      over = true
    })
  const names = () => heard.map(({ event }) => event).filter((name) => name !== "ping")
  return {
    status: answer.status,
    headers: answer.headers,
    heard,
    names,
    over: () => over,
    hears: (name: string, times = 1) =>
      until(
        () => `${name} in ${names()}${over ? ", which is over" : ""}`,
        () => names().filter((n) => n === name).length >= times,
      ),
    leave: async () => {
      leaving.abort()
      await reading.catch(() => {})
    },
  }
}

const hasBot = async (owner: Owner, name = "Bar Pepe") =>
  (await server.run(createChatbot(owner.id, ChatbotDraft.parse({ name })))).chatbot.id

const owned = async () => {
  const owner = await server.hasOwner()
  return { owner, chatbot: await hasBot(owner) }
}
const remember = ({ token }: Owner, chatbot: string, content: string, at = server.url) =>
  fetch(`${at}/api/chatbots/${chatbot}/memory/fragments`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ content }),
  })
const write = (chatbot: string, times: number, event = "memory.changed") =>
  server.database.owner.query(
    "insert into live_events (chatbotid, event, data) select $1, $2, '{}' from generate_series(1, $3)",
    [chatbot, event, times],
  )

describe("the dashboard hears", () => {
  test("what its owner changes and what the bot does, in the contract's shapes", async () => {
    const { owner, chatbot } = await owned()
    const page = await listen(owner, chatbot)
    await page.hears("hello")
    const { call, csrf } = server
    const at = `/api/chatbots/${chatbot}`
    const { token } = owner
    await call(at, { method: "PATCH", token, body: { name: "Bar Ana" } })
    await call(`${at}/pause`, { method: "POST", token, headers: csrf(owner) })
    await call(`${at}/resume`, { method: "POST", token, headers: csrf(owner) })
    const body = { type: "text", content: "Abrimos a las 9" }
    await call(`${at}/knowledge`, { method: "POST", token, body })
    await remember(owner, chatbot, "Cierra en agosto")
    const entry = { entry: "<notify:Llama a Ana>" }
    await call(`${at}/notifications`, { method: "POST", token, body: entry })
    const message = { chatbotId: chatbot, message: "¿Abrís hoy?" }
    await call("/api/whatsapp/send-simulated", { method: "POST", token, body: message })
    await page.hears("turn.done")
    await page.hears("simulation.entry", 3)
    await page.leave()
    expect(new Set(page.names())).toEqual(
      new Set([
        ...["hello", "chatbot.changed", "knowledge.changed", "memory.changed"],
        ...["notification.created", "simulation.entry", "turn.started", "turn.done"],
      ]),
    )
    expect(page.names().filter((name) => name === "chatbot.changed")).toHaveLength(3)
  })

  test("at once also through a proxy that otherwise keeps small answers until there are more", async () => {
    const { owner, chatbot } = await owned()
    const page = await listen(owner, chatbot)
    await page.leave()
    expect(page.headers.get("x-accel-buffering")).toBe("no")
  })

  test("what kind of answer it would be, when only that is asked", async () => {
    const { owner, chatbot } = await owned()
    const answer = await fetch(`${server.url}/api/events?chatbotid=${chatbot}`, {
      method: "HEAD",
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(answer.headers.get("content-type")).toBe("text/event-stream")
  })

  test("each message as it is made: a client's, the bot's, the one by which somebody is let go, and the owner's own", async () => {
    const { owner, chatbot } = await owned()
    const { call } = server
    const { token } = owner
    const line = { chatbotid: chatbot, accesstoken: `EAA${chatbot}` }
    await call("/api/whatsapp/process-token", { method: "POST", token, body: line })
    const page = await listen(owner, chatbot)
    await page.hears("hello")
    const play = (what: string, body: object) =>
      call(`/sandbox/api/whatsapp/${what}`, {
        method: "POST",
        body: { chatbotid: chatbot, ...body },
      })
    await play("inbound", { from: "34600111222", text: "Hola" })
    await page.hears("turn.done")
    await play("inbound", { from: "34600111222", text: "BAJA" })
    await page.hears("message.created", 4)
    await play("echo", { to: "34600111333", text: "Soy Carmen" })
    await page.hears("message.created", 5)
    await page.hears("message.status")
    await page.leave()
    const made = page.heard
      .filter(({ event }) => event === "message.created")
      .map(({ data }) => (data as { message: Message }).message)
    const told = made.map(({ direction, metadata, content }) => [
      direction,
      metadata.origin,
      content,
    ])
    expect(told).toEqual([
      ["INBOUND", "client", "Hola"],
      ["OUTBOUND", "bot", expect.stringContaining("Bar Pepe")],
      ["INBOUND", "client", "BAJA"],
      ["OUTBOUND", "bot", "No recibirás más mensajes. Escribe ALTA para volver."],
      ["OUTBOUND", "owner_app", "Soy Carmen"],
    ])
    const names = page.names()
    const created = names.flatMap((name, at) => (name === "message.created" ? [at] : []))
    expect(names.indexOf("message.status")).toBeGreaterThan(created[1] ?? 0)
  })

  test("what happens in another process, and nothing of anybody else's", async () => {
    const [one, two] = [await owned(), await owned()]
    const page = await listen(one.owner, one.chatbot)
    await page.hears("hello")
    await remember(two.owner, two.chatbot, "Cierra en julio")
    const answer = await remember(one.owner, one.chatbot, "Cierra en agosto", other.url)
    expect(answer.status).toBe(201)
    await page.hears("memory.changed")
    await page.leave()
    expect(page.names()).toEqual(["hello", "memory.changed"])
  })

  test("each thing once, whoever else listens", async () => {
    const { owner, chatbot } = await owned()
    const pages: Awaited<ReturnType<typeof listen>>[] = []
    for (let n = 0; n < 6; n++) {
      pages.push(await listen(owner, chatbot))
      await write(chatbot, 1)
    }
    for (const [n, page] of pages.entries()) await page.hears("memory.changed", 6 - n)
    // An event that is told twice would be heard before the next one.
    await write(chatbot, 1)
    for (const [n, page] of pages.entries()) await page.hears("memory.changed", 7 - n)
    expect(pages.map((page) => page.names().length - 1)).toEqual([7, 6, 5, 4, 3, 2])
    const seventh = await listen(owner, chatbot)
    expect(seventh.status).toBe(429)
    await pages[0]?.leave()
    await until("there is room again", async () => {
      const again = await listen(owner, chatbot)
      await again.leave()
      return again.status === 200
    })
    await Promise.all(pages.map((page) => page.leave()))
  })

  test("in six places, also when twenty ask at once, and then once more", async () => {
    const { owner, chatbot } = await owned()
    const heardOf = async (listeners: number) => {
      const pages = await Promise.all(
        Array.from({ length: listeners }, () => listen(owner, chatbot)),
      )
      await Promise.all(pages.map((page) => page.leave()))
      return pages.filter(({ status }) => status === 200).length
    }
    expect(await heardOf(20)).toBe(6)
    // The server notices a moment later that somebody has left.
    await until("six hear again", async () => {
      await Bun.sleep(300)
      return (await heardOf(7)) === 6
    })
  })
})

describe("after a break the stream", () => {
  /** The last id that a page has heard, which a browser sends along when it comes back. A ping has none. */
  const idOf = ({ heard }: Awaited<ReturnType<typeof listen>>) =>
    String(heard.findLast(({ id }) => id !== null)?.id)

  test("hears also what began before it and came to light after it", async () => {
    const { owner, chatbot } = await owned()
    const page = await listen(owner, chatbot)
    await page.hears("hello")
    const slow = new pg.Client({ connectionString: server.database.url })
    await slow.connect()
    await slow.query("begin")
    await slow.query(
      "insert into live_events (chatbotid, event, data) values ($1, 'knowledge.changed', '{}')",
      [chatbot],
    )
    await write(chatbot, 1)
    await page.hears("memory.changed")
    await page.leave()
    await slow.query("commit")
    await slow.end()
    const again = await listen(owner, chatbot, { "last-event-id": idOf(page) })
    // What it had heard already follows in a piece of its own.
    await again.hears("memory.changed")
    await again.leave()
    expect(again.names()).toEqual(["hello", "knowledge.changed", "memory.changed"])
  })

  test("that breaks again at once has lost nothing", async () => {
    const { owner, chatbot } = await owned()
    await write(chatbot, 1)
    const first = await listen(owner, chatbot)
    await first.hears("hello")
    await first.leave()
    await write(chatbot, 3)
    const again = await listen(owner, chatbot, { "last-event-id": idOf(first) })
    await again.hears("memory.changed", 3)
    await again.leave()
    // Without an id of its own, so that a browser goes on from the last event that it has read.
    expect(again.heard[0]).toMatchObject({ event: "hello", id: null })
  })

  test("goes on where it was, without a gap", async () => {
    const { owner, chatbot } = await owned()
    const first = await listen(owner, chatbot)
    await first.hears("hello")
    await write(chatbot, 1)
    await first.hears("memory.changed")
    await first.leave()
    await server.database.owner.query("update live_events set at = at - interval '1 minute'")
    await write(chatbot, 3)
    const again = await listen(owner, chatbot, { "last-event-id": idOf(first) })
    await again.hears("memory.changed", 3)
    await write(chatbot, 1)
    await again.hears("memory.changed", 4)
    await again.leave()
    const ids = again.heard.flatMap(({ event, id }) => (event === "memory.changed" ? [id] : []))
    expect(ids.map(String)).not.toContain(idOf(first))
    expect(new Set(ids).size).toBe(4)
  })

  test("is told nothing again of what it has heard a moment ago", async () => {
    const { owner, chatbot } = await owned()
    const first = await listen(owner, chatbot)
    await first.hears("hello")
    for (const times of [1, 2, 3]) {
      await write(chatbot, 1)
      await first.hears("memory.changed", times)
    }
    await first.leave()
    await write(chatbot, 1, "knowledge.changed")
    const [, one, , three] = first.heard.map(({ id }) => String(id))
    for (const [id, missed] of [
      [three ?? "", ["knowledge.changed"]],
      [one ?? "", ["memory.changed", "memory.changed", "knowledge.changed"]],
    ] as const) {
      const again = await listen(owner, chatbot, { "last-event-id": id })
      await again.hears("knowledge.changed")
      await again.leave()
      expect(again.names()).toEqual(["hello", ...missed])
    }
  })

  test.each([
    ["more than 200 events", 201, "0 minutes"],
    ["an event of more than 5 minutes ago", 1, "6 minutes"],
  ])("that missed %s says that all is to be read anew", async (_, events, ago) => {
    const { owner, chatbot } = await owned()
    await write(chatbot, 1)
    const first = await listen(owner, chatbot)
    await first.hears("hello")
    await first.leave()
    await server.database.owner.query(
      "update live_events set at = at - $2::interval where chatbotid = $1",
      [chatbot, ago],
    )
    await write(chatbot, events)
    const again = await listen(owner, chatbot, { "last-event-id": idOf(first) })
    await again.hears("resync")
    await again.leave()
    expect(again.names()).toEqual(["hello", "resync"])
  })

  test.each(["abc", "-1", "1e99", "99999999999999999999"])(
    "with %p for an id says that all is to be read anew",
    async (id) => {
      const { owner, chatbot } = await owned()
      const page = await listen(owner, chatbot, { "last-event-id": id })
      await page.hears("resync")
      await page.leave()
      expect(page.names()).toEqual(["hello", "resync"])
    },
  )
})

test("when more happens than can be told, all is read anew once, and once more when it is over", async () => {
  const { owner, chatbot } = await owned()
  const page = await listen(owner, chatbot)
  await page.hears("hello")
  await write(chatbot, 1_001)
  await page.hears("resync")
  await Bun.sleep(2_000)
  expect(page.names()).toEqual(["hello", "resync"])
  await server.database.owner.query("update live_events set at = at - interval '1 minute'")
  await page.hears("resync", 2)
  await write(chatbot, 1)
  await page.hears("memory.changed")
  await page.leave()
  expect(page.names()).toEqual(["hello", "resync", "resync", "memory.changed"])
})

test("a page hears in the first word for how long nothing has happened, to know whether it has read all of it", async () => {
  const { owner, chatbot } = await owned()
  const quietOf = async () => {
    const page = await listen(owner, chatbot)
    await page.hears("hello")
    await page.leave()
    return EVENTS.hello.parse(page.heard[0]?.data).quiet
  }
  const from = performance.now()
  await write(chatbot, 1)
  expect(await quietOf()).toBeLessThan(performance.now() - from + 100)
  await server.database.owner.query(
    "update live_events set at = at - interval '1 minute' where chatbotid = $1",
    [chatbot],
  )
  expect(await quietOf()).toBeGreaterThan(59_000)
  await server.database.owner.query("delete from live_events where chatbotid = $1", [chatbot])
  expect(await quietOf()).toBeNull()
})

describe("a stream ends", () => {
  test("with its session, in whichever process that ended, and tells nothing more", async () => {
    const { owner, chatbot } = await owned()
    const page = await listen(owner, chatbot)
    await page.hears("hello")
    await Bun.sleep(1_100)
    const signOut = await fetch(`${other.url}/api/auth/sign-out`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
      body: "{}",
    })
    expect(signOut.status).toBe(200)
    await write(chatbot, 1)
    await until("it is over", page.over)
    expect(page.names()).toEqual(["hello"])
  })

  test("not with the access token that opened it", async () => {
    const { owner, chatbot } = await owned()
    // An expired token is taken for 30 seconds more: time enough to open the stream with it.
    const exp = Math.floor(Date.now() / 1_000) - 15
    const token = await new SignJWT({ sub: owner.id, sid: owner.sessionId, jti: "1", exp })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuedAt()
      .setIssuer(server.url)
      .setAudience("recado-api")
      .sign(new TextEncoder().encode(server.vault.derive("access tokens")))
    const page = await listen({ ...owner, token }, chatbot)
    await page.hears("hello")
    const expired = async () => (await server.call("/api/usage", { token })).status === 401
    await until("it has expired", expired)
    await Bun.sleep(1_100)
    await write(chatbot, 1)
    await page.hears("memory.changed")
    expect(page.over()).toBe(false)
    await page.leave()
  })

  test("when nobody reads it, and the other streams go on", async () => {
    const { owner, chatbot } = await owned()
    const page = await listen(owner, chatbot)
    await page.hears("hello")
    const { port, hostname } = new URL(server.url)
    const deaf = connect(Number(port), hostname)
    let closed = false
    deaf.on("close", () => {
      closed = true
    })
    deaf.on("error", () => {})
    deaf.write(
      `GET /api/events?chatbotid=${chatbot} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${owner.token}\r\n\r\n`,
    )
    await once(deaf, "data")
    deaf.pause()
    const notification = { id: "0123456789abcdef", text: "x".repeat(20_000) }
    for (let round = 1; round <= 4; round++) {
      await server.database.owner.query(
        `insert into live_events (chatbotid, event, data)
         select $1, 'notification.created', $2 from generate_series(1, 240)`,
        [chatbot, JSON.stringify({ notification })],
      )
      await page.hears("notification.created", round * 240)
    }
    // Its kernel still holds what it was sent, so it learns only by writing that the connection is dead.
    deaf.resume()
    await until("the deaf one is cut off", () => closed)
    await write(chatbot, 1)
    await page.hears("memory.changed")
    expect(page.names().at(-1)).toBe("memory.changed")
    await page.leave()
  })
})

test("a session that was ended in one process is ended in every other at once", async () => {
  const { owner } = await owned()
  const mine = (url: string) =>
    fetch(`${url}/api/chatbots`, { headers: { authorization: `Bearer ${owner.token}` } })
  for (const url of [server.url, other.url]) expect((await mine(url)).status).toBe(200)
  await server.call("/api/auth/sign-out", { method: "POST", token: owner.token, body: {} })
  for (const url of [server.url, other.url]) expect((await mine(url)).status).toBe(401)
})
