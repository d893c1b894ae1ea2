import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Bot } from "../shared/bot.ts"
import { say } from "../shared/catalogue.ts"
import {
  type Conflict,
  type Invalid,
  NotAllowed,
  type NotFound,
  Unavailable,
} from "../shared/refusals.ts"
import { Unchangeable } from "./change/refuse-unchangeable.ts"
import { type CalendarConnection, EARLY_MS, EXPIRED, INVALID } from "./connection/connection.ts"
import { type Access, CalendarConnections, CalendarConsent, CalendarFailed } from "./ports.ts"

/** A calendar, open to be read and written. */
export type Open = {
  readonly access: Access
  readonly zone: string
  readonly allowModifyAnyEvent: boolean
  readonly account: string | null
}

const notConnected = () => new NotAllowed(say("calendar_not_connected"))
const unavailable = () => new Unavailable(say("calendar_failed"))

/** Google shows nothing now: it does not answer, or the calendar is closed to us. */
export const cannotLook = (refusal: Refused): boolean =>
  refusal instanceof Unavailable ||
  (refusal instanceof NotAllowed && !(refusal instanceof Unchangeable))

/** New tokens in the place of `stale`, however many ask at once: one asks Google. */
export const renewTokens = Effect.fnUntraced(function* (bot: Bot, stale: string | null) {
  const connections = yield* CalendarConnections
  const consent = yield* CalendarConsent

  for (;;) {
    const lease = yield* connections.lease(bot, stale)
    if (lease.kind === "renewed") return lease.accessToken
    if (lease.kind === "busy") return yield* unavailable()
    if (lease.kind === "broken") return yield* notConnected()
    const renewed = yield* consent
      .renew(lease.refreshToken)
      .pipe(Effect.catchTag("ConsentFailed", ({ why }) => Effect.succeed(why)))
    const outcome = typeof renewed === "string" ? (renewed === "refused" ? EXPIRED : null) : renewed
    // Overtaken, it may be of an account that is no longer connected: what stands now is looked up anew.
    if (!(yield* connections.endLease(bot, lease.id, outcome))) continue
    if (typeof renewed !== "string") return renewed.accessToken
    return yield* renewed === "refused" ? notConnected() : unavailable()
  }
})

/** What may be said of a call that did not work. */
export type Refused = Conflict | Invalid | NotAllowed | NotFound | Unavailable

/**
 * Works in a bot's calendar. Google may say in the midst of it that the token is no good: then all of the work is done
 * once more with a new one, so it must be safe to repeat.
 */
export const workInCalendar = Effect.fnUntraced(function* <A, R>(
  bot: Bot,
  work: (calendar: Open) => Effect.Effect<A, Refused | CalendarFailed, R>,
) {
  const { zone, connection } = yield* connected(bot)
  const { accessToken, expiresAt } = connection
  const now = yield* Clock.currentTimeMillis
  const fresh = accessToken !== null && expiresAt.getTime() - now > EARLY_MS
  const calendar = fresh ? opened(accessToken, zone, connection) : yield* renewed(bot, accessToken)
  const first = yield* attempt(bot, calendar.access.token, work(calendar))
  if (first !== UNAUTHORISED && first !== IN_DOUBT) return first
  const again = Effect.fnUntraced(function* () {
    const reopened = yield* renewed(bot, calendar.access.token)
    const second = yield* attempt(bot, reopened.access.token, work(reopened))
    if (second !== UNAUTHORISED && second !== IN_DOUBT) return second
    return yield* second === IN_DOUBT ? unsettled() : unavailable()
  })
  return yield* first === IN_DOUBT ? again().pipe(Effect.catch(inDoubtStill)) : again()
})

/** What was written may stand, unless the second try could look. */
const inDoubtStill = (refusal: Refused) => Effect.fail(cannotLook(refusal) ? unsettled() : refusal)

const connected = Effect.fnUntraced(function* (bot: Bot) {
  const connections = yield* CalendarConnections

  const { zone, connection } = yield* connections.read(bot)
  if (!connection || connection.error !== null) return yield* notConnected()
  return { zone, connection }
})

/** With new tokens. Another account may be connected meanwhile: its token goes with what may be changed there. */
const renewed = Effect.fnUntraced(function* (bot: Bot, stale: string | null) {
  const token = yield* renewTokens(bot, stale)
  const { zone, connection } = yield* connected(bot)
  return opened(connection.accessToken ?? token, zone, connection)
})

const opened = (token: string, zone: string, connection: CalendarConnection): Open => {
  const { id, account, allowModifyAnyEvent } = connection
  return { access: { token, calendar: account ?? id }, zone, allowModifyAnyEvent, account }
}

/** What was asked for may stand all the same: Google says neither that it does nor that it does not. */
export class Unsettled extends Unavailable {}
const unsettled = () => new Unsettled(say("calendar_failed"))

/**
 * A write that failed may have been done, and only its answer lost: `look` finds out. Null: it was not done, or, without any answer,
 * not yet.
 */
export const orAsItStands = <A, B, R>(
  write: Effect.Effect<A, CalendarFailed, R>,
  look: () => Effect.Effect<B | null, CalendarFailed, R>,
) => {
  const lookAfter = Effect.fnUntraced(function* (failure: CalendarFailed) {
    // Its second try may have been refused, as by a token that ended just then: the first was made all the same.
    if (failure.why !== "unavailable" && !failure.unanswered) return yield* failure
    const done = yield* look().pipe(Effect.catchTag("CalendarFailed", inTheDark))
    if (done !== null) return done
    const { detail, unanswered } = failure
    return yield* unanswered ? new CalendarFailed({ why: "unknown", detail }) : failure
  })
  return write.pipe(Effect.catchTag("CalendarFailed", lookAfter))
}

/** Whatever keeps us from looking: the write is in doubt, which is worse. With a new token we may look. */
export const inTheDark = ({ why, detail }: CalendarFailed) =>
  Effect.fail(
    new CalendarFailed(
      why === "unauthorised" ? { why, detail, inDoubt: true } : { why: "unknown", detail },
    ),
  )

const UNAUTHORISED = Symbol("unauthorised")
/** The same after a write whose answer is lost. */
const IN_DOUBT = Symbol("in doubt")

/** Marks the connection as broken: only the owner can connect it again. Does nothing if the token was replaced meanwhile. */
const close = Effect.fnUntraced(function* (bot: Bot, token: string) {
  const connections = yield* CalendarConnections

  const lease = yield* connections.lease(bot, token)
  if (lease.kind === "renew") yield* connections.endLease(bot, lease.id, INVALID)
  return yield* notConnected()
})

/** Google's failures in the words of the product. */
const attempt = <A, R>(
  bot: Bot,
  token: string,
  work: Effect.Effect<A, Refused | CalendarFailed, R>,
) =>
  work.pipe(
    Effect.catchTag(
      "CalendarFailed",
      ({
        why,
        inDoubt,
      }): Effect.Effect<
        typeof UNAUTHORISED | typeof IN_DOUBT,
        NotAllowed | Unavailable,
        CalendarConnections
      > => {
        switch (why) {
          case "unauthorised":
            return Effect.succeed(inDoubt ? IN_DOUBT : UNAUTHORISED)
          case "closed":
            return close(bot, token)
          case "forbidden":
            return Effect.fail(new NotAllowed(say("calendar_forbidden")))
          case "unavailable":
            return Effect.fail(unavailable())
          case "unknown":
            return Effect.fail(unsettled())
        }
      },
    ),
  )
