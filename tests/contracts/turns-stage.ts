import { afterAll, beforeAll } from "bun:test"
import { Effect } from "effect"
import { postgresBookings } from "../../adapters/postgres/bookings.ts"
import { postgresHandover } from "../../adapters/postgres/handover.ts"
import { postgresInbox } from "../../adapters/postgres/inbox.ts"
import { postgresOutbox } from "../../adapters/postgres/outbox.ts"
import { postgresTurns } from "../../adapters/postgres/turns.ts"
import type { Bookings } from "../../core/calendar/ports.ts"
import { decide } from "../../core/conversations/inbound.ts"
import type { Inbox } from "../../core/conversations/ports.ts"
import type { Handover, Outbox, QueuedReply, Turns } from "../../core/reply/ports.ts"
import type { ConversationRef, Held, Opened, OpenTurn, Outgoing } from "../../core/reply/turn.ts"
import type { ConversationId } from "../../core/shared/ids.ts"
import type { SendOutcome } from "../../core/whatsapp/ports.ts"
import { fakeBookings } from "../fakes/calendar/bookings.ts"
import { fakeHandover } from "../fakes/handover.ts"
import { fakeInbox } from "../fakes/inbox.ts"
import { fakeOutbox } from "../fakes/outbox.ts"
import { after, freshState } from "../fakes/state.ts"
import { fakeTurns } from "../fakes/turns.ts"
import { freshDatabase, storeOn, type TestDatabase } from "../support/database.ts"
import { connectedOwner } from "../support/owners.ts"
import { vault } from "../support/secret.ts"

/*
 * The ports of a turn in both forms: the fakes of tests/fakes, which the tests of the core rely on, and PostgreSQL.
 */

type Player = {
  readonly bookings: Bookings
  readonly handover: Handover
  readonly inbox: Inbox
  readonly outbox: Outbox
  readonly turns: Turns
  readonly now: () => Date
  /** The conversation of the one client who has written. */
  readonly conversation: () => Promise<ConversationRef>
  /** The owner deletes the account. */
  readonly leave: () => Promise<void>
  /** Makes everything that waits due now. */
  readonly later: () => Promise<void>
  readonly pauseRunsOut: () => Promise<void>
  /** The owner pauses the chatbot. */
  readonly pauseChatbot: () => Promise<void>
  /** The time of the line's token is over. */
  readonly tokenEnds: () => Promise<void>
  /** The owner connects the number again, which gives it another token. */
  readonly reconnects: () => Promise<void>
  /** Moves the last message of the client so many seconds back. */
  readonly heardAgo: (seconds: number) => Promise<void>
  /** What the owner was notified of. */
  readonly told: () => Promise<readonly string[]>
  /** Moves every turn so far this many hours back. */
  readonly hoursPass: (hours: number) => Promise<void>
  /** Whether the conversation has a job that is due now; otherwise it waits for a later time. */
  readonly woken: () => Promise<boolean>
}

const LINE = "1055"

const inMemory = async (): Promise<Player> => {
  const state = freshState()
  const { bookings } = fakeBookings(() => state.now)
  return {
    bookings,
    handover: fakeHandover(state),
    inbox: fakeInbox(state).inbox,
    outbox: fakeOutbox(state),
    turns: fakeTurns(state, bookings),
    now: () => state.now,
    conversation: async () => state.ref,
    leave: async () => {
      state.accountGone = true
    },
    later: async () => {
      state.now = after(state.now, 600)
    },
    hoursPass: async (hours) => {
      state.now = after(state.now, hours * 3_600)
    },
    pauseRunsOut: async () => {
      state.conversation.pausedUntil = after(state.now, -1)
    },
    pauseChatbot: async () => {
      state.chatbot = { ...state.chatbot, isPaused: true }
    },
    tokenEnds: async () => {
      state.connection = state.connection && { ...state.connection, expired: true }
    },
    reconnects: async () => {
      const connection = state.connection
      state.connection = connection && { ...connection, accessToken: "renewed", expired: false }
    },
    heardAgo: async (seconds) => {
      state.conversation.lastInboundAt = after(state.now, -seconds)
    },
    told: async () => [...state.notifications],
    woken: async () => {
      const { wakeAt } = state.conversation
      return wakeAt !== null && wakeAt <= state.now
    },
  }
}

const inPostgres = async (database: TestDatabase, owners: number): Promise<Player> => {
  const store = storeOn(database.url, 2)
  const phoneNumberId = owners === 1 ? LINE : `${LINE}${owners}`
  const { chatbotId, userId } = await connectedOwner(database.owner, vault, { phoneNumberId })
  return {
    bookings: postgresBookings(store),
    handover: postgresHandover(store),
    inbox: {
      accept: (items) =>
        postgresInbox(store, () => {}).accept(
          items.map((item) => ("line" in item ? { ...item, line: phoneNumberId } : item)),
        ),
    },
    outbox: postgresOutbox(store),
    turns: postgresTurns(store),
    now: () => new Date(),
    conversation: async () => {
      const { rows } = await database.owner.query(
        "select id from conversations where chatbotid = $1",
        [chatbotId],
      )
      const { id } = rows[0] as { id: ConversationId }
      return { owner: userId, chatbot: chatbotId, conversation: id }
    },
    leave: async () => {
      await database.owner.query("update users set deletedat = now() where id = $1", [userId])
    },
    later: async () => {
      await database.owner.query(
        "update messages set nexttryat = now() - interval '1 second' where nexttryat is not null",
      )
    },
    hoursPass: async (hours) => {
      await database.owner.query(
        "update turns set openedat = openedat - $2 * interval '1 hour' where chatbotid = $1",
        [chatbotId, hours],
      )
    },
    pauseRunsOut: async () => {
      await database.owner.query(
        "update conversations set pauseduntil = now() - interval '1 second' where chatbotid = $1",
        [chatbotId],
      )
    },
    pauseChatbot: async () => {
      await database.owner.query("update chatbots set is_paused = true where id = $1", [chatbotId])
    },
    tokenEnds: async () => {
      await database.owner.query(
        `update "whatsappConnections" set "tokenExpiresAt" = now() where chatbotid = $1`,
        [chatbotId],
      )
    },
    reconnects: async () => {
      await database.owner.query(
        `update "whatsappConnections" set accesstoken = 'renewed', "tokenExpiresAt" = null, status = null where chatbotid = $1`,
        [chatbotId],
      )
    },
    heardAgo: async (seconds) => {
      await database.owner.query(
        "update conversations set lastinboundat = now() - $2 * interval '1 second' where chatbotid = $1",
        [chatbotId, seconds],
      )
    },
    told: async () => {
      const { rows } = await database.owner.query(
        "select regexp_matches(notifymemory, '<notify:(.*?)>', 'g') as told from memory where chatbot_id = $1",
        [chatbotId],
      )
      return rows.map(({ told }) => told[0])
    },
    woken: async () => {
      const { rows } = await database.owner.query(
        "select 1 from conversations where chatbotid = $1 and wakeat <= now()",
        [chatbotId],
      )
      return rows.length > 0
    },
  }
}

export const run = Effect.runPromise

export const reply = (over: Partial<QueuedReply> = {}): QueuedReply => ({
  parts: ["Hola"],
  greeted: false,
  language: "es",
  paused: false,
  simulated: false,
  quotes: null,
  ending: { result: "replied" },
  ...over,
})

export const openTurn = (opened: Opened | null) => {
  if (opened?.turn.state !== "open") throw new Error(`no open turn: ${opened?.turn.state}`)
  return { held: opened.held, ...opened.turn }
}

/** What a test does with a turn's ports. */
const equipped = (all: Player) => {
  let heard = 0
  /** By Meta's clock, which has whole seconds only. */
  const second = () => Math.floor(all.now().getTime() / 1_000)
  /** `ahead`: how many seconds Meta's clock is ahead of ours. */
  const hears = (text: string, quotes?: string, ahead = 0) =>
    run(
      all.inbox.accept([
        decide(
          {
            kind: "message",
            line: LINE,
            id: `wamid.${++heard}`,
            at: second() + ahead,
            from: { phone: "34600111222", userId: null },
            name: "Ana",
            type: "text",
            text,
            ...(quotes === undefined ? {} : { quotes }),
          },
          (secret) => [secret],
        ),
      ]),
    )
  const hearsOf = ({ id }: Outgoing, status: "delivered" | "failed", wamid = "wamid.out") =>
    run(
      all.inbox.accept([
        {
          ...{ kind: "status", line: LINE, id: wamid, status, ours: id },
          ...{ errorCode: status === "failed" ? 131_000 : null, aiPriced: null, fault: null },
        },
      ]),
    )
  /** The owner writes to the client in the phone app. */
  const echoes = (content: string) =>
    run(
      all.inbox.accept([
        {
          ...{ kind: "echo", line: LINE, id: `wamid.echo.${++heard}`, type: "text", content },
          ...{ at: second(), name: "", ours: null, secret: null },
          from: { phone: "34600111222", userId: null },
        },
      ]),
    )
  const revokes = (id: string) =>
    run(
      all.inbox.accept([
        { kind: "revoked", line: LINE, id, by: "client", from: null, content: "[deleted]" },
      ]),
    )
  const edits = (id: string, text: string) =>
    run(
      all.inbox.accept([
        decide(
          {
            ...{ kind: "edited", line: LINE, id, at: second(), by: "client", type: "text" },
            ...{ text, from: { phone: "34600111222", userId: null } },
          },
          (secret) => [secret],
        ),
      ]),
    )
  const open = async () => run(all.turns.open(await all.conversation()))
  /** Puts a reply of one part into the outbox. */
  const queue = async (held: Held, turn: OpenTurn, over: Partial<QueuedReply> = {}) => {
    const queued = await run(all.turns.queueReply(held, turn.id, turn.upTo, reply(over)))
    if (queued === "lost" || queued === "moved") throw new Error(`not queued: ${queued}`)
    const [message] = queued.outgoing
    if (!message || queued.outgoing.length > 1) throw new Error("not one part")
    return { message, permit: queued.permit }
  }
  /** Records how a reply's only part was sent, which ends its turn. */
  const sends = (
    held: Held,
    turn: OpenTurn,
    message: Outgoing,
    outcome: SendOutcome = { kind: "sent", id: "w1" },
  ) =>
    run(all.outbox.settle(held, message, outcome, { turn: turn.id, ending: { result: "replied" } }))
  return { ...all, echoes, edits, hears, hearsOf, revokes, open, queue, sends }
}

/** Both implementations of a turn's ports. Each test gets its own conversation. */
export const turnPlayers = () => {
  let database: TestDatabase
  let owners = 0
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())
  return [
    ["the fake", async () => equipped(await inMemory())],
    ["PostgreSQL", async () => equipped(await inPostgres(database, ++owners))],
  ] as const
}
