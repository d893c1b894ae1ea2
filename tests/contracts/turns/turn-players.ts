import { postgresBookings } from "../../../adapters/postgres/calendar/bookings.ts"
import { postgresInbox } from "../../../adapters/postgres/conversations/inbox.ts"
import { postgresHandover } from "../../../adapters/postgres/reply/handover.ts"
import { postgresOutbox } from "../../../adapters/postgres/reply/outbox.ts"
import { postgresTurns } from "../../../adapters/postgres/reply/turns.ts"
import type { Bookings } from "../../../core/calendar/ports.ts"
import type { Inbox } from "../../../core/conversations/ports.ts"
import type { Handover, Outbox, Turns } from "../../../core/reply/ports.ts"
import type { ConversationRef } from "../../../core/reply/turn.ts"
import type { ConversationId } from "../../../core/shared/ids.ts"
import { fakeBookings } from "../../fakes/calendar/bookings.ts"
import { fakeHandover } from "../../fakes/handover.ts"
import { fakeInbox } from "../../fakes/inbox.ts"
import { fakeOutbox } from "../../fakes/outbox.ts"
import { after, freshState } from "../../fakes/state.ts"
import { fakeTurns } from "../../fakes/turns.ts"
import { storeOn, type TestDatabase } from "../../support/database.ts"
import { connectedOwner } from "../../support/owners.ts"
import { vault } from "../../support/secret.ts"

/*
 * The ports of a turn in both forms: the fakes of tests/fakes, which the tests of the core rely on, and PostgreSQL.
 */

export type Player = {
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

export const LINE = "1055"

export const inMemory = async (): Promise<Player> => {
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

export const inPostgres = async (database: TestDatabase, owners: number): Promise<Player> => {
  const store = storeOn(database.url, 2)
  const phoneNumberId = owners === 1 ? LINE : `${LINE}${owners}`
  const { chatbotId, userId } = await connectedOwner(database.owner, vault, { phoneNumberId })
  const set = async (text: string, ...values: readonly unknown[]) =>
    void (await database.owner.query(text, [...values]))
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
    leave: () => set("update users set deletedat = now() where id = $1", userId),
    later: () =>
      set(
        "update messages set nexttryat = now() - interval '1 second' where nexttryat is not null",
      ),
    hoursPass: (hours) =>
      set(
        "update turns set openedat = openedat - $2 * interval '1 hour' where chatbotid = $1",
        chatbotId,
        hours,
      ),
    pauseRunsOut: () =>
      set(
        "update conversations set pauseduntil = now() - interval '1 second' where chatbotid = $1",
        chatbotId,
      ),
    pauseChatbot: () => set("update chatbots set is_paused = true where id = $1", chatbotId),
    tokenEnds: () =>
      set(
        `update "whatsappConnections" set "tokenExpiresAt" = now() where chatbotid = $1`,
        chatbotId,
      ),
    reconnects: () =>
      set(
        `update "whatsappConnections" set accesstoken = 'renewed', "tokenExpiresAt" = null, status = null where chatbotid = $1`,
        chatbotId,
      ),
    heardAgo: (seconds) =>
      set(
        "update conversations set lastinboundat = now() - $2 * interval '1 second' where chatbotid = $1",
        chatbotId,
        seconds,
      ),
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
