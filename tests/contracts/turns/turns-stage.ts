import { afterAll, beforeAll } from "bun:test"
import * as Effect from "effect/Effect"
import { decide } from "../../../core/conversations/inbound.ts"
import type { QueuedReply } from "../../../core/reply/ports.ts"
import type { Held, Opened, OpenTurn, Outgoing } from "../../../core/reply/turn.ts"
import type { SendOutcome } from "../../../core/whatsapp/ports.ts"
import { freshDatabase, type TestDatabase } from "../../support/database.ts"
import { inMemory, inPostgres, LINE, type Player } from "./turn-players.ts"

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

const ANA = { phone: "34600111222", userId: null }

/** What a test does with a turn's ports. */
export const equipped = (all: Player) => {
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
            from: ANA,
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
          from: ANA,
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
            ...{ text, from: ANA },
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

/** A turn's ports on PostgreSQL. Each test gets its own conversation. */
export const postgresPlayer = () => {
  let database: TestDatabase
  let owners = 0
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())
  return async () => ({ database, ...equipped(await inPostgres(database, ++owners)) })
}

/** Both implementations of a turn's ports. */
export const turnPlayers = () =>
  [
    ["the fake", async () => equipped(await inMemory())],
    ["PostgreSQL", postgresPlayer()],
  ] as const
