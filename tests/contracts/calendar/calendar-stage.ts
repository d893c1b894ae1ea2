import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { googleCalendar } from "../../../adapters/google/calendar.ts"
import { googleConsent } from "../../../adapters/google/calendar-consent.ts"
import { postgresBookings } from "../../../adapters/postgres/calendar/bookings.ts"
import { postgresCalendarConnections } from "../../../adapters/postgres/calendar/calendar-connections.ts"
import { postgresHandover } from "../../../adapters/postgres/reply/handover.ts"
import type { FailureRule } from "../../../adapters/sandbox/failures.ts"
import { nodeDigest } from "../../../adapters/secrets/digest.ts"
import {
  Bookings,
  CalendarConnections,
  CalendarConsent,
  GoogleCalendar,
} from "../../../core/calendar/ports.ts"
import type { Receipt } from "../../../core/calendar/receipt.ts"
import { Handover } from "../../../core/reply/ports.ts"
import type { CalendarPorts } from "../../../core/reply/tools/calendar.ts"
import { calendarTools } from "../../../core/reply/tools/calendar.ts"
import type { Briefing } from "../../../core/reply/turn.ts"
import type { Bot } from "../../../core/shared/bot.ts"
import { ChatbotId, ConversationId, OwnerId } from "../../../core/shared/ids.ts"
import { Digest } from "../../../core/shared/ports.ts"
import { openStore, STUCK_MS } from "../../support/database.ts"
import { connectedOwner } from "../../support/owners.ts"
import { vault } from "../../support/secret.ts"
import { stage } from "../sandbox/sandbox-stage.ts"

const REDIRECT = "http://127.0.0.1/api/google-calendar/callback"
const SCOPE = "openid https://www.googleapis.com/auth/calendar.events"
const NOW = new Date("2027-03-01T09:00:00.000Z")

/** A bot, the account of its calendar, and the zone that it speaks in. */
export type Line = { readonly bot: Bot; readonly email: string; readonly zone: string }

type Event = { readonly event_id: string; readonly summary: string; readonly start_time: string }
type Busy = { readonly start_time: string; readonly end_time: string; readonly event_id?: string }

/** The fields that the results of all tools may have. */
export type Outcome = {
  readonly ok: boolean
  readonly error?: string
  readonly event?: Event
  readonly events?: readonly Event[]
  readonly busy?: readonly Busy[]
  readonly own?: readonly Event[]
  readonly alternatives?: readonly Busy[]
}

/** The model's tools with the real adapters: PostgreSQL, and Google as the sandbox plays it. */
export const calendarStage = async () => {
  const { database, store, close } = await openStore(12)
  const { google: played, failures, records, url, stop } = stage()
  const google = url("/google")
  const client = { clientId: "sandbox-client", clientSecret: "sandbox-client-secret" }
  const addresses = { authUrl: "", tokenUrl: `${google}/token`, apiUrl: google }
  const consent = googleConsent({ ...client, ...addresses }, REDIRECT)
  const bookings = postgresBookings(store)
  const connections = postgresCalendarConnections(store, vault)
  const context = Context.mergeAll(
    Context.make(Bookings, bookings),
    Context.make(CalendarConnections, connections),
    Context.make(CalendarConsent, consent),
    Context.make(Digest, nodeDigest),
    Context.make(Handover, postgresHandover(store)),
    Context.make(
      GoogleCalendar,
      googleCalendar({ apiUrl: google, timeoutMs: STUCK_MS, pauseMs: 1 }),
    ),
  )
  const run = <A, E>(work: Effect.Effect<A, E, CalendarPorts>) =>
    Effect.runPromiseWith(context)(work)

  const connect = async (bot: Bot, email: string, expiresAt?: Date) => {
    const asked = { redirectUri: REDIRECT, scope: SCOPE, email, nonce: null, challenge: null }
    const code = played.grants.makeCode({ ...asked, offline: true, consent: true })
    const { refreshToken, ...grant } = await run(consent.exchange(code, ""))
    const kept = { ...grant, refreshToken: refreshToken ?? "", sub: email }
    await run(connections.keep(bot, expiresAt ? { ...kept, expiresAt } : kept))
  }
  let lines = 0
  const line = async (email = `owner-${lines + 1}@example.com`): Promise<Line> => {
    lines++
    const phoneNumberId = `1000000000003${String(lines).padStart(2, "0")}`
    const { userId, chatbotId } = await connectedOwner(database.owner, vault, { phoneNumberId })
    const bot = { owner: OwnerId.parse(userId), chatbot: ChatbotId.parse(chatbotId) }
    await speaksIn(bot, "Europe/Madrid")
    await connect(bot, email)
    return { bot, email, zone: "Europe/Madrid" }
  }
  /** Another bot of the same owner, with the same calendar. */
  const sibling = async ({ bot: { owner }, email, zone }: Line): Promise<Line> => {
    const { rows } = await database.owner.query(
      "insert into chatbots (userid, name, welcomemessage, language, timezone) values ($1, 'Second', '', 'english', $2) returning id",
      [owner, zone],
    )
    const bot = { owner, chatbot: ChatbotId.parse(rows[0].id) }
    await connect(bot, email)
    return { bot, email, zone }
  }
  /** Another owner's bot, with the same calendar. */
  const stranger = ({ email }: Line) => line(email)
  const speaksIn = (bot: Bot, zone: string) =>
    database.owner.query("update chatbots set timezone = $2 where id = $1", [bot.chatbot, zone])

  let turns = 0
  const newKey = () => `${crypto.randomUUID()}:${++turns}`
  /** Calls a tool for a client of a bot, and records what it did, as a step of a turn does. */
  const call =
    (name: string) =>
    async ({ bot, zone }: Line, client: string, args: object, key = newKey()) => {
      const held = {
        ...bot,
        conversation: ConversationId.parse(crypto.randomUUID()),
        fence: 1,
      }
      const briefing = { chatbot: { timezone: zone }, client: { id: client, name: "" }, now: NOW }
      const tool = calendarTools(held, briefing as Briefing).find((each) => each.name === name)
      if (!tool) throw new Error(name)
      const { settled, ...seen } = await run(
        tool.run(args, { key, repeated: false, mayGoOn: Effect.succeed(true) }),
      )
      if (settled) await run(bookings.settle(bot, settled))
      const receipt: Receipt | undefined = settled?.receipt
      return { seen: seen as Outcome, receipt }
    }

  return {
    ...{ line, sibling, stranger, connect, speaksIn, run, bookings, connections, newKey },
    sql: (text: string, values: readonly unknown[]) =>
      database.owner.query(text, [...values]).then(({ rows }) => rows),
    ...{ calendars: played.calendars, records, failures },
    list: call("list_calendar_events"),
    create: call("create_calendar_event"),
    update: call("update_calendar_event"),
    cancel: call("cancel_calendar_event"),
    /** Makes Google's next calls of this kind fail. */
    fails: (method: string, mode: FailureRule["mode"], more: Partial<FailureRule> = {}) => {
      const rule = { provider: "google", path: "/events", times: 1, skip: 0 } as const
      failures.add({ ...rule, method, mode, ...more })
    },
    /** The events in the calendar of an account. */
    standing: (email: string) =>
      played.calendars.of(email).filter(({ status }) => status !== "cancelled"),
    stop: async () => {
      await close()
      await stop()
    },
  }
}
