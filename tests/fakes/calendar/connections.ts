import * as Effect from "effect/Effect"
import {
  BROKEN_NOTICE,
  type CalendarConnection,
  type Grant,
  type Renewal,
} from "../../../core/calendar/connection/connection.ts"
import {
  type CalendarConnections,
  type CalendarConsent,
  ConsentFailed,
  type Lease,
} from "../../../core/calendar/ports.ts"
import { idsOf } from "../../../core/calendar/privacy.ts"
import type { Bot } from "../../../core/shared/bot.ts"
import { say } from "../../../core/shared/catalogue.ts"
import type { ClientId } from "../../../core/shared/ids.ts"
import { NotFound } from "../../../core/shared/refusals.ts"

type Stored = { -readonly [Key in keyof CalendarConnection]: CalendarConnection[Key] } & {
  refreshToken: string
  lease: string | null
}

/** Connections of bots; `bots` says whose they are and in which zone. */
export const fakeCalendarConnections = (bots: readonly (Bot & { readonly zone: string })[]) => {
  const stored = new Map<string, Stored>()
  /** Each with the ids that they had before. */
  const clients = new Map<ClientId, readonly ClientId[]>()
  const notices: string[] = []
  let made = 0
  const owned = <A>({ owner, chatbot }: Bot, work: (zone: string) => A) =>
    Effect.suspend(() => {
      const bot = bots.find((each) => each.chatbot === chatbot && each.owner === owner)
      return bot
        ? Effect.succeed(work(bot.zone))
        : Effect.fail(new NotFound(say("chatbot_not_found")))
    })
  const keep = (chatbot: string, grant: Grant & { refreshToken: string }) => {
    const { accessToken, refreshToken, expiresAt, sub } = grant
    const old = stored.get(chatbot)
    stored.set(chatbot, {
      id: old?.id ?? `00000000-0000-4000-8000-0000000ca1${String(++made).padStart(2, "0")}`,
      allowModifyAnyEvent: old?.allowModifyAnyEvent ?? false,
      accessToken,
      refreshToken,
      expiresAt,
      account: sub,
      error: null,
      lease: null,
    })
  }
  const tryLease = ({ chatbot }: Bot, stale: string | null): Lease => {
    const row = stored.get(chatbot)
    if (!row || row.error !== null) return { kind: "broken" }
    if (row.accessToken !== null && row.accessToken !== stale) {
      return { kind: "renewed", accessToken: row.accessToken }
    }
    if (row.lease !== null) return { kind: "busy" }
    row.lease = `lease-${++made}`
    return { kind: "renew", id: row.lease, refreshToken: row.refreshToken }
  }
  const connections: CalendarConnections = {
    read: (bot) => owned(bot, (zone) => ({ zone, connection: stored.get(bot.chatbot) ?? null })),
    botOf: (owner, id) =>
      Effect.sync(
        () => bots.find((bot) => bot.owner === owner && stored.get(bot.chatbot)?.id === id) ?? null,
      ),
    keep: (bot, grant) => owned(bot, () => keep(bot.chatbot, grant)),
    remove: (bot) => owned(bot, () => void stored.delete(bot.chatbot)),
    allow: (bot, anyEvent) =>
      owned(bot, () => {
        const row = stored.get(bot.chatbot)
        if (!row || row.error !== null) return false
        row.allowModifyAnyEvent = anyEvent
        return true
      }),
    lease: (bot, stale) =>
      Effect.promise(async () => {
        for (let waited = 0; ; waited++) {
          const lease = tryLease(bot, stale)
          if (lease.kind !== "busy" || waited === 100) return lease
          await Bun.sleep(1)
        }
      }),
    endLease: ({ chatbot }, lease, outcome) =>
      Effect.sync(() => {
        const row = stored.get(chatbot)
        if (row?.lease !== lease) return false
        row.lease = null
        if (typeof outcome === "string") {
          row.error = outcome
          notices.push(BROKEN_NOTICE)
        } else if (outcome) {
          row.accessToken = outcome.accessToken
          row.refreshToken = outcome.refreshToken ?? row.refreshToken
          row.expiresAt = outcome.expiresAt
        }
        return true
      }),
    people: (_, ids) =>
      Effect.sync(() =>
        [...clients]
          .map(([id, former]) => ({ id, former }))
          .filter((person) => idsOf(person).some((id) => ids.includes(id))),
      ),
  }
  return { connections, stored, clients, notices, keep }
}

/** Google's consent page and token endpoint: gives what it is told to give. */
export const fakeCalendarConsent = () => {
  const plan = {
    grant: null as Grant | ConsentFailed["why"] | null,
    renewals: [] as (Renewal | ConsentFailed["why"])[],
    asked: [] as string[],
    off: false,
  }
  const refused = (why: ConsentFailed["why"]) => Effect.fail(new ConsentFailed({ why, detail: "" }))
  const consent: CalendarConsent = {
    address: ({ state }) => (plan.off ? null : `https://google.example/?state=${state}`),
    exchange: (code) => {
      const { grant } = plan
      if (grant === null || code !== "good") return refused("refused")
      return typeof grant === "string" ? refused(grant) : Effect.succeed(grant)
    },
    renew: (refreshToken) =>
      Effect.promise(async () => {
        plan.asked.push(refreshToken)
        await Bun.sleep(2)
        return plan.renewals.shift() ?? "refused"
      }).pipe(
        Effect.andThen((answer) =>
          typeof answer === "string" ? refused(answer) : Effect.succeed(answer),
        ),
      ),
    revoke: () => Effect.succeed(undefined),
  }
  return { consent, plan }
}
