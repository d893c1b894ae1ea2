import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { invalidField, Unavailable } from "../shared/refusals.ts"
import { orRefuse } from "./ask-meta.ts"
import { PLACEHOLDER } from "./connection.ts"
import { establish } from "./establish.ts"
import { lastingToken } from "./examine-token.ts"
import { findOwnLine } from "./find-own-line.ts"
import { expiryOf, type Grant } from "./grant.ts"
import { otherAccountWords } from "./meta-failures.ts"
import { Business, type FoundNumber } from "./ports.ts"

type Typed = {
  readonly phonenumberid: string
  readonly businessaccountid: string
  readonly accesstoken: string
  readonly assignednumber: string | null
}

/** Connects a chatbot with ids and a token that the owner typed. The ids count only once Meta has confirmed them. */
export const connectManually = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  { phonenumberid, businessaccountid, accesstoken, assignednumber }: Typed,
) {
  const business = yield* Business

  yield* findOwnLine(owner, chatbot)
  const { token, grant } = yield* lastingToken(accesstoken)
  const ids = { phonenumberid, businessaccountid }
  for (const field of ["phonenumberid", "businessaccountid"] as const) {
    if (ids[field] === PLACEHOLDER) {
      return yield* invalidField(field)
    }
  }
  const number = yield* orRefuse(business.readNumber(token, phonenumberid, businessaccountid))
  const account = yield* accountBeside(number, grant)
  if (account !== null) {
    return yield* new Unavailable(say("facebook_failed", { message: otherAccountWords(account) }))
  }
  const { businessid, display, verifiedName } = number
  return yield* establish({
    owner,
    chatbot,
    number,
    numbers: [{ ...ids, businessid, display, verifiedName }],
    assignednumber,
    tokenExpiresAt: expiryOf(grant, null),
    metaUser: grant.user,
  })
})

/**
 * The account that a number belongs to according to Meta's lists, instead of the typed one, which would leave the line without
 * messages. Null: it belongs to the typed one, or to none that the token was given for. The contract names no such call, so
 * nothing fails with it, and nothing else that the token leads to is searched.
 */
const accountBeside = Effect.fnUntraced(function* (number: FoundNumber, { accounts }: Grant) {
  const typed = number.businessaccountid
  if (yield* isListed(number, typed)) return null
  const others = accounts.filter((account) => account !== typed)
  const listed = yield* Effect.all(
    others.map((account) => isListed(number, account)),
    { concurrency: "unbounded" },
  )
  return others.find((_, index) => listed[index]) ?? null
})

const isListed = Effect.fnUntraced(function* (
  { token, phonenumberid }: FoundNumber,
  account: string,
) {
  const business = yield* Business

  const listed = yield* business
    .numbersOf(token, account)
    .pipe(Effect.catchTag("BusinessFailed", () => Effect.succeed([])))
  return listed.some((each) => each.phonenumberid === phonenumberid)
})
