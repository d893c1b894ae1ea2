import { afterAll, describe, expect, test } from "bun:test"
import { postgresConversations } from "../../adapters/postgres/conversations/conversations.ts"
import { postgresTurns } from "../../adapters/postgres/reply/turns.ts"
import { simulatedChat } from "../../adapters/postgres/simulation/simulated-chat.ts"
import { postgresSimulationLog } from "../../adapters/postgres/simulation/simulation-log.ts"
import { postgresSimulator } from "../../adapters/postgres/simulation/simulator.ts"
import { keywordsOf } from "../../core/conversations/keywords.ts"
import type { ChatbotId, OwnerId } from "../../core/shared/ids.ts"
import type { LogEntry } from "../../core/simulation/log.ts"
import { SIMULATED_PHONE } from "../../core/simulation/phone.ts"
import type { Received } from "../../core/simulation/ports.ts"
import { fakeSimulator } from "../fakes/owner/simulator.ts"
import { fakeSecretHash } from "../fakes/secret-hash.ts"
import { STUCK_MS } from "../support/database.ts"
import { untilLocked } from "../support/until-locked.ts"
import { ALL, atOnce, fakeOwnerSide, openOwnerSide, refused, run } from "./owner-stage.ts"
import { reply as draft } from "./turns/turns-stage.ts"

const real = await openOwnerSide()
afterAll(real.close)

let woken = 0
const simulator = postgresSimulator(real.store, () => woken++)
const turns = postgresTurns(real.store)
const log = postgresSimulationLog(real.store)

/** Takes the turn as the worker does. */
const takes = async (owner: OwnerId, { chatbot, conversationId }: Received) => {
  const opened = await run(turns.open({ owner, chatbot, conversation: conversationId }))
  if (opened?.turn.state !== "open") throw new Error("no open turn")
  const { turn, briefing } = opened.turn
  const words = briefing.fresh.map(({ content }) => content).join(" ")
  return {
    says: () => run(log.write(opened.held, turn.id, "ai_output", words)),
    replies: (text: string) =>
      run(
        turns.queueReply(
          opened.held,
          turn.id,
          turn.upTo,
          draft({ parts: [text], simulated: true }),
        ),
      ),
    ends: () => run(turns.finish(opened.held, turn.id, { result: "replied" })),
  }
}
/** With an echo for a reply. */
const echo = async (owner: OwnerId, heard: Received) => {
  const { says, ends } = await takes(owner, heard)
  await says()
  await ends()
}

const inMemory = () => {
  const ownerSide = fakeOwnerSide()
  // The fake answers by itself.
  return { ...ownerSide, simulator: fakeSimulator(ownerSide.state), reply: async () => {} }
}
const inPostgres = () => ({ ...real, simulator, reply: echo })

const keywords = (text: string) => keywordsOf(text, fakeSecretHash.ever)

const words = (entries: readonly LogEntry[]) => entries.map(({ type, content }) => [type, content])

/** Longer than an answer takes to come. */
const SOON = STUCK_MS

describe.each([
  ["the fake", inMemory],
  ["PostgreSQL", inPostgres],
] as const)("the simulator: %s", (_, begin) => {
  const player = async () => {
    const all = begin()
    const { owner, chatbot } = await all.hasBot()
    const { simulator, reply } = all
    return {
      ...all,
      owner,
      chatbot,
      newOwner: all.owner,
      receive: (text: string) => run(simulator.receive(owner, chatbot, text, keywords(text))),
      reply: (received: Received) => reply(owner, received),
      readLog: (page = ALL) => run(simulator.log(owner, chatbot, page)),
    }
  }

  test("what the client says stands in the log at once", async () => {
    const { receive, readLog } = await player()
    await receive("¿Abrís hoy? 🥐")
    const { conversation, total } = await readLog()
    expect(total).toBe(1)
    expect(conversation).toEqual([
      { timestamp: expect.any(String), type: "client", content: "¿Abrís hoy? 🥐" },
    ])
    const time = conversation[0]?.timestamp ?? ""
    expect(new Date(time).toISOString()).toBe(time)
  })

  test("whoever waits gets the message and what its turn left", async () => {
    const { simulator, receive, reply } = await player()
    const received = await receive("Hola")
    const [answer] = await Promise.all([run(simulator.answerTo(received, SOON)), reply(received)])
    expect(words(answer)).toEqual([
      ["client", "Hola"],
      ["ai_output", "Hola"],
    ])
  })

  test("the answer to a second message does not repeat that to the first", async () => {
    const { simulator, receive, reply, readLog } = await player()
    const first = await receive("Hola")
    await Promise.all([run(simulator.answerTo(first, SOON)), reply(first)])
    const second = await receive("¿Abrís hoy?")
    const [answer] = await Promise.all([run(simulator.answerTo(second, SOON)), reply(second)])
    expect(words(answer)).toEqual([
      ["client", "¿Abrís hoy?"],
      ["ai_output", "¿Abrís hoy?"],
    ])
    const { conversation } = await readLog()
    expect(words(conversation)).toEqual([
      ["client", "Hola"],
      ["ai_output", "Hola"],
      ["client", "¿Abrís hoy?"],
      ["ai_output", "¿Abrís hoy?"],
    ])
  })

  test("the log is read oldest first, page by page", async () => {
    const { receive, readLog } = await player()
    for (const text of ["one", "two", "three"]) await receive(text)
    const { conversation, total } = await readLog({ limit: 2, offset: 1 })
    expect(words(conversation)).toEqual([
      ["client", "two"],
      ["client", "three"],
    ])
    expect(total).toBe(3)
  })

  test("after a conversation was deleted, the next message begins a new one", async () => {
    const { simulator, owner, chatbot, receive, readLog } = await player()
    await receive("Hola")
    await run(simulator.forget(owner, chatbot))
    expect(await readLog()).toEqual({ conversation: [], total: 0 })
    await run(simulator.forget(owner, chatbot))
    expect((await receive("Hola")).seq).toBe(1)
  })

  test("BAJA is confirmed once, and then nothing is answered until ALTA", async () => {
    const { simulator, receive, reply, readLog } = await player()
    const answerTo = async (text: string) =>
      words(await run(simulator.answerTo(await receive(text), SOON)))
    const baja = [
      ["client", "BAJA"],
      ["ai_output", "No recibirás más mensajes. Escribe ALTA para volver."],
    ]
    expect(await answerTo("BAJA")).toEqual(baja)
    expect(await answerTo("STOP")).toEqual([
      ["client", "STOP"],
      ["ai_output", "[stopped: keyword]"],
    ])
    expect(await answerTo("alta")).toEqual([
      ["client", "alta"],
      ["ai_output", "Ya puedes escribirnos de nuevo."],
    ])
    const received = await receive("Hola")
    const [answer] = await Promise.all([run(simulator.answerTo(received, SOON)), reply(received)])
    expect(words(answer).at(-1)).toEqual(["ai_output", "Hola"])
    expect((await readLog()).total).toBe(8)
  })

  test("deleting a conversation also undoes BAJA", async () => {
    const { simulator, owner, chatbot, receive } = await player()
    await receive("BAJA")
    await run(simulator.forget(owner, chatbot))
    expect((await receive("ALTA")).seq).toBe(1)
  })

  test("another owner's simulator cannot be found", async () => {
    const { simulator, chatbot, receive, readLog, newOwner } = await player()
    await receive("Hola")
    const stranger = await newOwner()
    const refusals = await Promise.all([
      refused(simulator.receive(stranger, chatbot, "Hola", keywords("Hola"))),
      refused(simulator.log(stranger, chatbot, ALL)),
      refused(simulator.forget(stranger, chatbot)),
    ])
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ _tag: "NotFound", code: "chatbot_not_found" })
    }
    expect(await readLog()).toMatchObject({ total: 1 })
  })
})

describe("the simulator in PostgreSQL", () => {
  const forgotten = (owner: OwnerId, chatbot: ChatbotId) => run(simulator.forget(owner, chatbot))
  const deleted = (owner: OwnerId, chatbot: ChatbotId) => run(real.chatbots.remove(owner, chatbot))

  test("wakes the queue, and a message is one job, however many come at once", async () => {
    const { owner, chatbot } = await real.hasBot()
    const before = woken
    const received = await atOnce(10, (index) =>
      run(simulator.receive(owner, chatbot, `${index}`, keywords("Hola"))),
    )
    expect(woken - before).toBe(10)
    expect(received.map(({ seq }) => seq ?? 0).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    const jobs = await real.rows("select 1 from pgboss.job where singleton_key = $1", [
      received[0]?.conversationId,
    ])
    expect(jobs).toHaveLength(1)
  })

  test("the pause word pauses and resumes the simulated conversation, and is written down nowhere", async () => {
    const { owner, chatbot } = await real.hasBot()
    await real.rows("update chatbots set pause_secret = $2 where id = $1", [
      chatbot,
      fakeSecretHash.of("luna llena"),
    ])
    const receive = (text: string) => run(simulator.receive(owner, chatbot, text, keywords(text)))
    const pausedBy = async () => {
      const found = await real.rows<{ pausedby: string | null }>(
        "select pausedby from conversations where chatbotid = $1",
        [chatbot],
      )
      return found[0]?.pausedby
    }
    const received = await receive("Luna llena")
    expect(words(await run(simulator.answerTo(received, SOON)))).toEqual([
      ["client", "[pause secret]"],
      ["ai_output", "[stopped: keyword]"],
    ])
    expect(await pausedBy()).toBe("secret")
    await receive("luna llena!")
    expect(await pausedBy()).toBe(null)
  })

  test("if no answer comes in time, the message comes back alone", async () => {
    const { owner, chatbot } = await real.hasBot()
    const received = await run(simulator.receive(owner, chatbot, "Hola", keywords("Hola")))
    const began = performance.now()
    expect(words(await run(simulator.answerTo(received, 250)))).toEqual([["client", "Hola"]])
    expect(performance.now() - began).toBeLessThan(20_000)
  })

  test("a conversation that was deleted while it was paused is told as paused no more, and another is not told of at all", async () => {
    const { owner, chatbot } = await real.hasBot()
    const resumed = () =>
      real.rows<{ data: unknown }>(
        "select data from live_events where chatbotid = $1 and event = 'conversation.resumed'",
        [chatbot],
      )
    const receive = () => run(simulator.receive(owner, chatbot, "Hola", keywords("Hola")))
    await receive()
    await forgotten(owner, chatbot)
    expect(await resumed()).toEqual([])
    const { conversationId } = await receive()
    await real.rows("update conversations set pausedat = now(), pausedby = 'bot' where id = $1", [
      conversationId,
    ])
    await forgotten(owner, chatbot)
    expect(await resumed()).toEqual([
      { data: expect.objectContaining({ conversationId, by: "owner" }) },
    ])
  })

  test("no dashboard is told of a deleted conversation any more, but of everything else", async () => {
    const { owner, chatbot } = await real.hasBot()
    const told = async () =>
      (
        await real.rows<{ event: string }>("select event from live_events where chatbotid = $1", [
          chatbot,
        ])
      )
        .map(({ event }) => event)
        .toSorted()
    await echo(owner, await run(simulator.receive(owner, chatbot, "Hola", keywords("Hola"))))
    expect(await told()).toContain("simulation.entry")
    const others = (await told()).filter((event) => event !== "simulation.entry")
    await run(simulator.forget(owner, chatbot))
    expect(await told()).toEqual(others)
    expect(others.length).toBeGreaterThan(0)
  })

  test.each([
    ["a conversation that is forgotten", forgotten],
    ["a bot that is deleted", deleted],
  ])("what is being answered in %s meanwhile is written down nowhere", async (_, away) => {
    const { owner, chatbot } = await real.hasBot()
    const { says } = await takes(
      owner,
      await run(simulator.receive(owner, chatbot, "Hola", keywords("Hola"))),
    )
    await away(owner, chatbot)
    await says()
    const log = `select 1 from "simulationLogs" where chatbotid = $1`
    expect(await real.rows(log, [chatbot])).toEqual([])
    const events = "select 1 from live_events where chatbotid = $1 and event = 'simulation.entry'"
    expect(await real.rows(events, [chatbot])).toEqual([])
  })

  test("a conversation is forgotten behind the reply that is being written into it: neither waits for the other", async () => {
    const { owner, chatbot } = await real.hasBot()
    await run(simulator.receive(owner, chatbot, "Hola", keywords("Hola")))
    const deadlocks = () =>
      real.rows("select deadlocks from pg_stat_database where datname = current_database()")
    const before = await deadlocks()
    let forgetting = Promise.resolve()
    await real.store.transaction({ owner, chatbot }, async ({ query }) => {
      // As queue_reply does.
      await query("select 1 from conversations where chatbotid = $1 for update", [chatbot])
      forgetting = run(simulator.forget(owner, chatbot))
      await untilLocked(real.rows)
      await query(
        `insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin)
         select chatbotid, clientid, id, 'OUTBOUND', 'CHATBOT', '', now(), 'bot' from conversations where chatbotid = $1`,
        [chatbot],
      )
    })
    await forgetting
    expect(await deadlocks()).toEqual(before)
    expect(await real.rows("select 1 from clients where chatbotid = $1", [chatbot])).toEqual([])
  })

  test("each reply stands behind what it answers and before what was said next, however quickly that came", async () => {
    const { owner, chatbot } = await real.hasBot()
    const said = ["¿Abrís hoy?", "¿Y mañana?", "¿Y el lunes?", "¿Y el martes?"]
    for (const text of said) {
      const { replies, ends } = await takes(
        owner,
        await run(simulator.receive(owner, chatbot, text, keywords(text))),
      )
      await replies(`A "${text}": sí.`)
      await ends()
    }
    const read = await run(postgresConversations(real.store).messages(owner, chatbot, null, ALL))
    expect(read?.items.map(({ content }) => content).toReversed()).toEqual(
      said.flatMap((text) => [text, `A "${text}": sí.`]),
    )
  })

  test("what a terminal says as another client is in no log, and forgetting it leaves the owner's", async () => {
    const { owner, chatbot } = await real.hasBot()
    const readLog = async () => words((await run(simulator.log(owner, chatbot, ALL))).conversation)
    await run(simulator.receive(owner, chatbot, "Hola", keywords("Hola")))
    const bot = { owner, chatbot }
    const terminal = simulatedChat(real.store, bot, "+34600111222")
    const { says } = await takes(owner, await run(terminal.say("¿Y yo?", keywords("¿Y yo?"))))
    await says()
    await run(terminal.say("STOP", keywords("STOP")))
    expect(await readLog()).toEqual([["client", "Hola"]])
    await terminal.forget()
    expect(await readLog()).toEqual([["client", "Hola"]])
    await simulatedChat(real.store, bot, SIMULATED_PHONE).forget()
    expect(await readLog()).toEqual([])
  })

  test("of a deleted conversation no appointment is on record any more, and its memories have no client", async () => {
    const { owner, chatbot } = await real.hasBot()
    await echo(owner, await run(simulator.receive(owner, chatbot, "Hola", keywords("Hola"))))
    await real.rows(
      `with learnt as (insert into memory_history (chatbotid, by, clientid, action, fragmentid)
         select $1, 'model', id, 'added', '0001' from clients where chatbotid = $1)
       insert into receipts (chatbotid, turnid, clientid, kind, eventid, event)
       select t.chatbotid, t.id, v.clientid, 'booked', 'e', '{}'
       from turns t join conversations v on v.id = t.conversationid where t.chatbotid = $1`,
      [chatbot],
    )
    await run(simulator.forget(owner, chatbot))
    const left = (table: string) =>
      real.rows(`select * from ${table} where chatbotid = $1`, [chatbot])
    expect(await left("receipts")).toEqual([])
    expect(await left("turns")).toEqual([])
    expect(await left("memory_history")).toMatchObject([{ by: "model", clientid: null }])
  })

  test("waiting for an answer ends when the conversation is deleted", async () => {
    const { owner, chatbot } = await real.hasBot()
    const received = await run(simulator.receive(owner, chatbot, "Hola", keywords("Hola")))
    const began = performance.now()
    const waiting = run(simulator.answerTo(received, 30_000))
    await run(simulator.forget(owner, chatbot))
    expect(await waiting).toEqual([])
    expect(performance.now() - began).toBeLessThan(20_000)
  })
})
