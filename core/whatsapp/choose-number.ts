import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Invalid, invalidField } from "../shared/refusals.ts"
import { orRefuse } from "./ask-meta.ts"
import { connectedReply, establish } from "./establish.ts"
import { examineToken } from "./examine-token.ts"
import { findOwnLine } from "./find-own-line.ts"
import { expiryOf } from "./grant.ts"
import { hasToken, type LineKeys } from "./line-keys.ts"
import { Business } from "./ports.ts"
import { finishSetUp } from "./set-up.ts"

/**
 * Connects another of the numbers that were found. For the number that is connected already, only the missing steps are tried
 * again, unless its connection has ended.
 */
export const chooseNumber = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  phonenumberid: string,
) {
  const business = yield* Business

  const line = yield* findOwnLine(owner, chatbot)
  const chosen = line?.numbers.find((number) => number.phonenumberid === phonenumberid)
  if (!line || !chosen) {
    return yield* invalidField("phonenumberid")
  }
  if (!hasToken(line)) return yield* new Invalid(say("facebook_token"))
  const { token } = line
  const grant = yield* examineToken(token)
  if (phonenumberid === line.phonenumberid) {
    const connection = yield* orRefuse(finishSetUp(owner, line))
    if (connection && connection.status === null) return connectedReply(connection, line)
  }
  const number = yield* orRefuse(
    business.readNumber(token, phonenumberid, chosen.businessaccountid),
  )
  const numbers = yield* withPortfolios(line, chosen.businessaccountid, token)
  const businessid = numbers.find((each) => each.phonenumberid === phonenumberid)?.businessid
  return yield* establish({
    owner,
    chatbot,
    number: { ...number, businessid: businessid ?? null },
    numbers,
    assignednumber: null,
    tokenExpiresAt: expiryOf(grant, line.tokenExpiresAt),
    metaUser: grant.user,
  })
})

/**
 * A line's numbers, those of the present and the next account with the portfolio that owns it, which Meta is asked for where the
 * list does not say. Of one account all are of the same.
 */
const withPortfolios = Effect.fnUntraced(function* (line: LineKeys, next: string, token: string) {
  const business = yield* Business

  const accounts = [line.businessaccountid, next]
  if (line.businessaccountid === next) return line.numbers
  const unknown = line.numbers.filter(
    ({ businessaccountid, businessid }) => !businessid && accounts.includes(businessaccountid),
  )
  const asked = [...new Set(unknown.map(({ businessaccountid }) => businessaccountid))]
  const answers = yield* Effect.all(asked.map((account) => business.portfolioOf(token, account)))
  const portfolios = new Map(asked.map((account, at) => [account, answers[at]]))
  return line.numbers.map((each) => ({
    ...each,
    businessid: each.businessid ?? portfolios.get(each.businessaccountid) ?? null,
  }))
})
