import * as Effect from "effect/Effect"
import { Accounts } from "../accounts/ports.ts"
import { mailedForGood } from "../mail/mailed-for-good.ts"
import { ErrorLog } from "../shared/ports.ts"
import { reported } from "../shared/reported.ts"
import { NO_NEWS } from "./health.ts"
import { hasToken, type LineKeys } from "./line-keys.ts"
import { isPassing } from "./meta-failures.ts"
import { Business, BusinessFailed, type DueLine, LineCare } from "./ports.ts"
import { finishSetUp } from "./set-up.ts"

/** How many lines are checked at the same time, so that one about which Meta does not answer does not hold up the others. */
const AT_ONCE = 10

/**
 * Looks after every line that needs it: writes to owners whose token has ended or will end soon, tries missing steps again,
 * checks tokens once a day. Answers how many lines needed something. `now`: for tests and the operators' tools.
 */
export const tendLines = Effect.fnUntraced(function* (now: Date | null = null) {
  const care = yield* LineCare

  const due = yield* care.due(now)
  yield* Effect.all(
    due.map((line) => tend(line, now).pipe(Effect.catchDefect(notTended))),
    { concurrency: AT_ONCE, discard: true },
  )
  return due.length
})

const tend = Effect.fnUntraced(function* (line: DueLine, now: Date | null) {
  const { duties, keys } = line
  if (duties.includes("expired")) return yield* write(line, { kind: "line_expired" })
  if (duties.includes("expiring") && keys.tokenExpiresAt) {
    const expiresAt = keys.tokenExpiresAt.toISOString()
    yield* write(line, { kind: "line_expiring", expiresAt, zone: line.zone })
  }
  if (duties.includes("setup") || duties.includes("check")) return yield* checkLine(line, now)
  if (duties.includes("health")) yield* examineHealth(keys)
})

/** Checks token and subscription: Meta does not report that one has ended. */
const checkLine = Effect.fnUntraced(function* (line: DueLine, now: Date | null) {
  const care = yield* LineCare

  const failure = yield* examine(line).pipe(
    Effect.catchTag("BusinessFailed", ({ why }) => Effect.succeed(why)),
  )
  if (failure === "token") {
    // The next round writes the letter: it is stored with the end.
    yield* care.expire(line.keys, now)
    return
  }
  if (failure !== undefined) return yield* care.postpone(line.keys, now)
  if (line.duties.includes("check")) yield* examineHealth(line.keys)
})

const DEAD = new BusinessFailed({ why: "token", detail: "" })

/** Fails with "token" if the token is certainly dead, and with other reasons if Meta did not answer. */
const examine = Effect.fnUntraced(function* ({ owner, keys }: DueLine) {
  const business = yield* Business
  const care = yield* LineCare

  if (!hasToken(keys)) return yield* DEAD
  const grant = yield* business
    .inspect(keys.token)
    .pipe(Effect.catchTag("BusinessFailed", appRefused))
  if (grant && (!grant.valid || !grant.ours)) return yield* DEAD
  if (grant?.expiresAt) yield* care.noteExpiry(keys, grant.expiresAt)
  yield* finishSetUp(owner, keys)
  if (grant === null) yield* (yield* ErrorLog).report("meta_app_refused", null)
})

/** "token" may mean that Meta refused our app's own credentials. Then the line's token is tried by using it. */
const appRefused = (failed: BusinessFailed) =>
  failed.why === "token" ? Effect.succeed(null) : Effect.fail(failed)

/** Reads a number's health. While Meta is out of reach it stays as it was; if Meta refuses, or without a token, it becomes unknown. */
const examineHealth = Effect.fnUntraced(function* (keys: LineKeys) {
  const business = yield* Business
  const care = yield* LineCare

  if (!hasToken(keys)) return yield* care.noteHealth(keys, UNKNOWN_QUALITY)
  const news = yield* business
    .readHealth(keys.token, keys.phonenumberid)
    .pipe(
      Effect.catchTag("BusinessFailed", (failed) =>
        Effect.succeed(isPassing(failed) ? NO_NEWS : UNKNOWN_QUALITY),
      ),
    )
  yield* care.noteHealth(keys, news)
})

const UNKNOWN_QUALITY = { ...NO_NEWS, quality: "UNKNOWN" } as const

/** Writes a letter. It comes again only if a later try may succeed. */
const write = Effect.fnUntraced(function* (
  line: DueLine,
  news:
    | { readonly kind: "line_expired" }
    | { readonly kind: "line_expiring"; readonly expiresAt: string; readonly zone: string },
) {
  const accounts = yield* Accounts
  const care = yield* LineCare

  const { owner, chatbotName, language, keys } = line
  const account = yield* accounts.byId(owner)
  const about = { chatbot: keys.chatbot, chatbotName, language, ...news }
  if (!account || (yield* mailedForGood({ to: account.email, ...about }))) {
    yield* care.letterWritten(line)
  }
})

const notTended = reported("line_check_failed", Effect.succeed(undefined))
