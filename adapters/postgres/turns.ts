import { Effect } from "effect"
import { type PlanLimits, TRYOUT_LIMITS } from "../../core/billing/plan.ts"
import type { Language } from "../../core/reply/language.ts"
import type { Handover, Outbox, SimulationLog, Turns } from "../../core/reply/ports.ts"
import type {
  Briefing,
  ConversationRef,
  Ending,
  Held,
  Opened,
  OpenTurn,
  Outgoing,
  Step,
} from "../../core/reply/turn.ts"
import { sendFault } from "../../core/whatsapp/fault-of.ts"
import type { Store } from "./transaction.ts"

/*
 * The turn's ports over the functions of db/functions: each method is one function call, one transaction, one flight.
 * A lost database is a defect here (design.md 2.3): the queue tries the job again.
 */

const tenantOf = ({ chatbotId, userId }: ConversationRef) => ({ chatbot: chatbotId, user: userId })

/** One function of db/functions for one conversation; all of them begin with the tenant. */
const call = async <Value>(
  store: Store,
  name: string,
  of: ConversationRef,
  ...args: readonly unknown[]
): Promise<Value | null> => {
  const values = [of.chatbotId, of.userId, ...args]
  const places = values.map((_, index) => `$${index + 1}`).join(", ")
  const [row] = await store.call<{ value: Value | null }>(
    { name, text: `select ${name}(${places}) as value` },
    values,
  )
  return row?.value ?? null
}

export const postgresTurns = (store: Store): Turns => ({
  open: (conversation) =>
    Effect.promise(async () => {
      const opened = await call<OpenedRow>(
        store,
        "open_turn",
        conversation,
        conversation.conversationId,
      )
      return opened && readOpened(opened, { ...conversation, fence: opened.fence })
    }),
  reserve: (held, turnId, since, quota) =>
    Effect.promise(
      async () =>
        (await call<boolean>(store, "reserve_usage", held, turnId, since, quota)) ?? false,
    ),
  saveStep: (held, turnId, n, step) =>
    Effect.promise(async () => {
      const { conversationId, fence } = held
      const saved = await call<boolean>(
        store,
        "save_step",
        held,
        conversationId,
        turnId,
        fence,
        n,
        step.kind,
        step,
      )
      return saved ?? false
    }),
  queueReply: (held, turnId, upTo, reply) =>
    Effect.promise(async () => {
      const { conversationId, fence } = held
      const queued = await call<{
        outcome: "queued" | "moved" | "lost"
        messages?: OutgoingRow[]
      }>(store, "queue_reply", held, conversationId, turnId, fence, upTo, reply)
      const outcome = queued?.outcome ?? "lost"
      return outcome === "queued" ? (queued?.messages ?? []).map(readOutgoing) : outcome
    }),
  finish: (held, turnId, ending) =>
    Effect.promise(async () => {
      const { conversationId, fence } = held
      const more = call<boolean>(store, "finish_turn", held, conversationId, turnId, fence, ending)
      return (await more) ?? false
    }),
  letGo: (held, until) =>
    Effect.promise(async () => {
      const { conversationId, fence } = held
      return (await call<boolean>(store, "let_go", held, conversationId, fence, until)) ?? false
    }),
})

/** Recording a send is tried again for some seconds; it may be repeated safely. */
const SETTLE_WAITS_MS = [50, 200, 500, 1_000, 2_000]

export const postgresOutbox = (store: Store): Outbox => ({
  claim: (held, message) =>
    Effect.promise(async () => {
      const { conversationId, fence } = held
      const claim = await call<ClaimRow>(
        store,
        "claim_send",
        held,
        conversationId,
        message.id,
        fence,
      )
      if (claim?.go) {
        const { phonenumberid, accesstoken, phone, userId, quotes } = claim.go
        const line = {
          chatbotId: held.chatbotId,
          phoneNumberId: phonenumberid,
          accessToken: accesstoken,
        }
        return { kind: "go" as const, line, to: { phone, userId }, quotes }
      }
      if (claim?.wait) return { kind: "wait" as const, until: new Date(claim.wait) }
      if (claim?.settled) return { kind: "settled" as const, status: claim.settled }
      return { kind: "lost" as const }
    }),
  settle: (held, message, outcome) =>
    Effect.promise(async () => {
      const { conversationId, fence } = held
      const told =
        outcome.kind === "failed" ? { ...outcome, fault: sendFault(outcome.code) } : outcome
      for (const wait of SETTLE_WAITS_MS) {
        try {
          return await call<Date>(
            store,
            "settle_send",
            held,
            conversationId,
            message.id,
            fence,
            told,
          )
        } catch {
          // What came of a send is known here alone: a lost connection must not make it unknown.
          await Bun.sleep(wait)
        }
      }
      return call<Date>(store, "settle_send", held, conversationId, message.id, fence, told)
    }),
})

export const postgresSimulationLog = (store: Store): SimulationLog => ({
  write: (held, turnId, type, content) =>
    Effect.promise(async () => {
      await store.once(tenantOf(held), "select write_simulation($1, $2, $3, $4)", [
        held.chatbotId,
        turnId,
        type,
        content,
      ])
    }),
})

export const postgresHandover = (store: Store): Handover => ({
  pause: (held, notice) =>
    Effect.promise(async () => {
      await store.transaction(tenantOf(held), async ({ query }) => {
        await query(
          `update conversations set pausedat = coalesce(pausedat, now()), pauseduntil = null, pausedby = 'bot'
           where chatbotid = $1 and id = $2 and fence = $3`,
          [held.chatbotId, held.conversationId, held.fence],
        )
        await query("select add_notification($1, $2)", [held.chatbotId, notice])
        await query("select live_event($1, 'conversation.paused', $2)", [
          held.chatbotId,
          { conversationId: held.conversationId, by: "bot" },
        ])
      })
    }),
  notify: (held, text) =>
    Effect.promise(async () => {
      const [row] = await store.once<{ outcome: "added" | "same" | "full" }>(
        tenantOf(held),
        "select add_notification($1, $2) as outcome",
        [held.chatbotId, text],
      )
      return row?.outcome ?? "full"
    }),
})

// ---------------------------------------------------------------- rows of db/functions/turns.sql, as JSON

type ClaimRow = {
  go?: {
    phonenumberid: string
    accesstoken: string
    phone: string | null
    userId: string | null
    quotes: string | null
  }
  wait?: string
  settled?: string
  lost?: boolean
}
type OutgoingRow = { id: string; content: string; turnid: string | null }
type SaidRow = {
  direction: "INBOUND" | "OUTBOUND"
  content: string
  sentat: string
  origin: string
}
type OpenedRow = {
  fence: number
  conversation: {
    pausedby: string | null
    pausedat: string | null
    greetedat: string | null
    language: Language | null
    nottextat: string | null
    ratenoticedat: string | null
  }
  client: { id: string; name: string; opted_out: boolean; simulated: boolean }
  chatbot: {
    id: string
    name: string
    description: string
    welcomemessage: string
    tone: string
    language: string
    timezone: string
    memory_enabled: boolean
    typing_enabled: boolean
    is_paused: boolean
  }
  outbox: OutgoingRow[]
  turn?: {
    id: string
    toseq: number
    deaths: number
    result: Ending["result"] | null
    reason: string | null
  }
  resumed: boolean
  written: boolean
  delivered: boolean
  accountGone: boolean
  connection: { phonenumberid: string; accesstoken: string; status: string | null } | null
  steps: { data: Step }[]
  fresh: (Omit<SaidRow, "direction" | "origin"> & {
    id: string
    type: string
    whatsappMessageId: string | null
  })[]
  history: SaidRow[]
  sources: Briefing["sources"]
  globalmemory: string | null
  calendar: { id: string; allowmodifyanyevent: boolean } | null
  plan: { since: string; limits: PlanLimits } | null
  tryout: PlanLimits | null
  signedup: string | null
  turnsLastHour: number
  turnsLastDay: number
  writesLastHour: number
  now: string
}

const date = (text: string | null) => (text === null ? null : new Date(text))

const readOutgoing = ({ id, content, turnid }: OutgoingRow): Outgoing => ({
  id,
  content,
  turnId: turnid,
})

const readOpened = (row: OpenedRow, held: Held): Opened => {
  const outbox = row.outbox.map(readOutgoing)
  if (!row.turn) return { held, outbox, turn: { state: "none" } }
  const { id, toseq, deaths, result, reason } = row.turn
  if (row.written) {
    const ending = { result: result ?? ("replied" as const), ...(reason ? { reason } : {}) }
    return { held, outbox, turn: { state: "written", id, delivered: row.delivered, ending } }
  }
  const turn: OpenTurn = {
    id,
    upTo: toseq,
    deaths,
    resumed: row.resumed,
    steps: row.steps.map(({ data }) => data),
  }
  return { held, outbox, turn: { state: "open", turn, briefing: readBriefing(row) } }
}

const readBriefing = (row: OpenedRow): Briefing => ({
  now: new Date(row.now),
  chatbot: {
    id: row.chatbot.id,
    name: row.chatbot.name,
    description: row.chatbot.description,
    welcomemessage: row.chatbot.welcomemessage,
    tone: row.chatbot.tone,
    language: row.chatbot.language,
    timezone: row.chatbot.timezone,
    memoryEnabled: row.chatbot.memory_enabled,
    typingEnabled: row.chatbot.typing_enabled,
    isPaused: row.chatbot.is_paused,
  },
  client: {
    id: row.client.id,
    name: row.client.name,
    optedOut: row.client.opted_out,
    simulated: row.client.simulated,
  },
  conversation: {
    pausedBy: row.conversation.pausedat === null ? null : (row.conversation.pausedby ?? "bot"),
    greeted: row.conversation.greetedat !== null,
    language: row.conversation.language,
    notTextAt: date(row.conversation.nottextat),
    rateNoticedAt: date(row.conversation.ratenoticedat),
  },
  connection:
    row.connection && row.connection.phonenumberid !== "placeholder"
      ? {
          phoneNumberId: row.connection.phonenumberid,
          accessToken: row.connection.accesstoken,
          expired: row.connection.status === "TOKEN_EXPIRED",
        }
      : null,
  accountGone: row.accountGone,
  fresh: row.fresh.map((each) => ({
    ...each,
    sentat: new Date(each.sentat),
    direction: "INBOUND" as const,
    origin: "client",
  })),
  history: row.history.map((each) => ({ ...each, sentat: new Date(each.sentat) })),
  sources: row.sources,
  memory: row.chatbot.memory_enabled ? (row.globalmemory ?? "") : "",
  calendar: row.calendar && {
    id: row.calendar.id,
    allowModifyAnyEvent: row.calendar.allowmodifyanyevent,
  },
  limits: row.plan?.limits ?? row.tryout ?? TRYOUT_LIMITS,
  periodAnchor: new Date(row.plan?.since ?? row.signedup ?? row.now),
  turnsLastHour: row.turnsLastHour,
  turnsLastDay: row.turnsLastDay,
  writesLastHour: row.writesLastHour,
})
